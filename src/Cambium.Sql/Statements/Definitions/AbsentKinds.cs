using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using Cambium.Sql.SystemCatalogs.Objects;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// Kinds of objects that nobody can make, and families of operators that nobody has made: what every database has of them can't be dropped, whatever else is named isn't there, and IF EXISTS passes over it.
/// </summary>
internal static class AbsentKinds
{
    private static readonly string[] s_templates = ["simple", "synonym", "ispell", "thesaurus", "snowball"];

    /// <summary>That an object of such a kind isn't there; null for other kinds, and for what every database has.</summary>
    /// <param name="asWritten">Types are told as they were written, and missing parts of the name are no error of their own.</param>
    public static SqlErrorException? Undefined(StatementContext context, ObjectReference target, bool asWritten)
    {
        switch (target.Kind)
        {
            case ObjectKind.ForeignTable:
                return context.Names.FindTable(target.Name) is null
                    ? new SqlErrorException(SqlState.UndefinedTable, $"relation \"{target.Name}\" does not exist")
                    : new SqlErrorException(SqlState.WrongObjectType, $"\"{target.Name.Name}\" is not a foreign table");
            case ObjectKind.UserMapping:
                return target.Table is { Name: var role } && !context.Catalog.TryGetRole(role, out _) ? NotThere($"role \"{role}\"") : NotThere($"server \"{target.Name}\"");
            case ObjectKind.Transform:
                return Transform(context, target, asWritten);
            case ObjectKind.OperatorFamily:
                string method = target.Table!.Name;
                return !IsMethod(context, method) ? throw NotThere($"access method \"{method}\"")
                    : IsBuiltIn(context, target) ? null
                    : new SqlErrorException(SqlState.UndefinedObject, $"operator family \"{target.Name}\" does not exist for access method \"{method}\"");
            default:
                return Noun(target.Kind) is { } noun && !IsBuiltIn(context, target) ? NotThere($"{noun} \"{target.Name}\"") : null;
        }
    }

    /// <summary>That an object of such a kind can't be dropped; null for other kinds, and where there is none.</summary>
    public static SqlErrorException? Required(StatementContext context, ObjectReference target) =>
        Noun(target.Kind) is not { } noun || !IsBuiltIn(context, target) ? null
        : target.Kind == ObjectKind.Tablespace ? new SqlErrorException(SqlState.InsufficientPrivilege, $"permission denied for tablespace {target.Name}")
        : new SqlErrorException(
            SqlState.DependentObjectsStillExist,
            $"cannot drop {noun} {Identifier.Quote(target.Name.Name)}{(target.Kind == ObjectKind.OperatorFamily ? $" for access method {target.Table!.Name}" : "")} because it is required by the database system");

    private static string? Noun(ObjectKind kind) => kind switch
    {
        ObjectKind.ForeignDataWrapper => "foreign-data wrapper",
        ObjectKind.ForeignServer => "server",
        ObjectKind.Conversion => "conversion",
        ObjectKind.Subscription => "subscription",
        ObjectKind.TextSearchParser => "text search parser",
        ObjectKind.TextSearchTemplate => "text search template",
        ObjectKind.AccessMethod => "access method",
        ObjectKind.Tablespace => "tablespace",
        ObjectKind.OperatorFamily => "operator family",
        _ => null,
    };

    private static bool IsBuiltIn(StatementContext context, ObjectReference target)
    {
        string name = target.Name.Name;
        return target.Kind switch
        {
            ObjectKind.AccessMethod => IsMethod(context, name),
            ObjectKind.Tablespace => Tablespaces.Exists(name),
            _ when target.Name.Schema is not (null or "pg_catalog") => false,
            ObjectKind.TextSearchParser => name == "default",
            ObjectKind.TextSearchTemplate => s_templates.Contains(name),
            ObjectKind.OperatorFamily => BuiltInIdentities.FindFamily(target.Table!.Name, name) is not null,
            _ => false,
        };
    }

    private static bool IsMethod(StatementContext context, string name) => name == "heap" || AccessMethod.In(context.Catalog).Any(method => method.Name == name);

    private static SqlErrorException Transform(StatementContext context, ObjectReference target, bool asWritten)
    {
        TypeName type = target.Type!;
        if (asWritten && context.Names.Reader().FindType(type.Name.Schema, type.Name.Name) is null && context.Names.FindTable(type.Name) is null)
        {
            return NotThere($"type \"{type.Name}\"");
        }

        string told = asWritten ? type.Name + (type.IsArray ? "[]" : "") : CastCommand.TypeName(context, type);
        if (!asWritten)
        {
            LanguageUse.Get(context, target.Name.Name);
        }

        return NotThere($"transform for type {told} language \"{target.Name}\"");
    }

    private static SqlErrorException NotThere(string what) => new(SqlState.UndefinedObject, what + " does not exist");
}
