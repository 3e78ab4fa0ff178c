using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Settings;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE, ALTER and DROP DATABASE: the server around makes and removes them, their properties are shared definitions.</summary>
internal static class DatabaseCommand
{
    private const string EmptyTemplate = "template0";

    /// <summary>What new databases begin with unless they say otherwise.</summary>
    private const string CommonTemplate = "template1";

    private static readonly string[] s_harmless = ["strategy", "locale_provider"];

    public static string Execute(CreateDatabaseStatement statement, StatementContext context)
    {
        BlockRules.RefuseInBlock(context, "CREATE DATABASE");
        RequireRight(context, "create database");
        string owner = context.Session.CurrentUser;
        string? template = statement.Source;
        List<Option> properties = [];
        GivenOptions.RequireDistinct(statement.Options);
        foreach (Option option in statement.Options)
        {
            switch (option.Name)
            {
                case "owner" when IsDefault(option):
                    break;
                case "owner":
                    owner = option.Text ?? owner;
                    OwnerChange.RequireMember(context.Rights, context.Session.Roles.Get(owner));
                    break;
                case "template":
                    template = Template(option, template);
                    break;
                case "encoding":
                    RequireUtf8(option);
                    break;
                case "strategy" when option.Text?.ToLowerInvariant() is not (null or "wal_log" or "file_copy"):
                    throw new SqlErrorException(
                        SqlState.InvalidParameterValue, $"invalid create database strategy \"{option.Text}\"", hint: "Valid strategies are \"wal_log\" and \"file_copy\".");
                case "locale_provider" when option.Text?.ToLowerInvariant() is not (null or "libc"):
                    throw option.Text!.Equals("icu", StringComparison.OrdinalIgnoreCase)
                        ? new SqlErrorException(SqlState.InvalidParameterValue, "ICU locale must be specified")
                        : new SqlErrorException(SqlState.InvalidObjectDefinition, $"unrecognized locale provider: {option.Text}");
                case "icu_locale":
                    throw new SqlErrorException(SqlState.InvalidObjectDefinition, "ICU locale cannot be specified unless locale provider is ICU");
                case "tablespace":
                    RequireTablespace(option);
                    break;
                case "connection_limit" or "allow_connections" or "is_template" or "locale" or "lc_collate" or "lc_ctype":
                    properties.Add(option);
                    break;
                default:
                    if (!s_harmless.Contains(option.Name))
                    {
                        throw new SqlErrorException(SqlState.SyntaxError, $"option \"{option.Name}\" not recognized", position: option.Span.Position);
                    }

                    break;
            }
        }

        // Properties that make no sense are refused before there is anything.
        template = template == EmptyTemplate ? null : template ?? CommonTemplate;
        DatabaseDefinition wanted = new() { Id = 0, Name = statement.Name };
        if (template is not null && context.Catalog.TryGetDatabase(template, out DatabaseDefinition? copied))
        {
            wanted = wanted with { Collate = copied.Collate, CharacterType = copied.CharacterType };
        }

        wanted = Apply(wanted, properties, isNew: true);
        RequireCopy(context, template);
        context.Host.CreateDatabase(statement.Name, owner, template, statement.AsOf is { } asOf ? PastReader.PointOf(context.Session, asOf) : null);
        if (properties.Count > 0 || wanted.Collate is not null || wanted.CharacterType is not null)
        {
            context.Database.Options.Shared.Change(context.Database, statement.Name, known => known with
            {
                ConnectionLimit = wanted.ConnectionLimit,
                AllowsConnections = wanted.AllowsConnections,
                IsTemplate = wanted.IsTemplate,
                Collate = wanted.Collate,
                CharacterType = wanted.CharacterType,
            });
        }

        return "CREATE DATABASE";
    }

    public static string Execute(AlterDatabaseStatement statement, StatementContext context)
    {
        DatabaseDefinition database = Get(context, statement.Name);
        context.Rights.RequireOwner(database);
        if (statement.Setting is { } setting)
        {
            RoleSettingCommand.Change(context, roleId: 0, database.Oid, setting);
        }
        else if (statement.Options.FirstOrDefault(static option => option.Name == "tablespace") is { } tablespace)
        {
            // Databases have none of their own.
            RequireTablespace(statement.Options.Count == 1 ? tablespace : throw new SqlErrorException(
                SqlState.FeatureNotSupported, "option \"tablespace\" cannot be specified with other options", position: tablespace.Span.Position));
        }
        else
        {
            GivenOptions.RequireDistinct(statement.Options);
            context.Transaction.Ddl.Put(Apply(database, statement.Options));
        }

        return "ALTER DATABASE";
    }

    public static string Execute(DropDatabaseStatement statement, StatementContext context)
    {
        BlockRules.RefuseInBlock(context, "DROP DATABASE");
        if (context.Host.Databases.All(database => database.Name != statement.Name) && statement.Name != context.Database.Name)
        {
            if (!statement.IfExists)
            {
                throw Undefined(statement.Name);
            }

            context.Session.Notice(SqlNotice.Notice($"database \"{statement.Name}\" does not exist, skipping"));
            return "DROP DATABASE";
        }

        DatabaseDefinition dropped = Get(context, statement.Name);
        context.Rights.RequireOwner(dropped);
        if (statement.Name == context.Database.Name)
        {
            throw new SqlErrorException(SqlState.ObjectInUse, "cannot drop the currently open database");
        }

        if (dropped.IsTemplate)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, "cannot drop a template database");
        }

        context.Host.DropDatabase(statement.Name, statement.Force);
        return "DROP DATABASE";
    }

    public static void Rename(StatementContext context, string name, string newName)
    {
        BlockRules.RefuseInBlock(context, "ALTER DATABASE RENAME");
        context.Rights.RequireOwner(Get(context, name));
        RequireRight(context, "rename database");
        context.Host.RenameDatabase(name, newName);
    }

    /// <exception cref="SqlErrorException">3D000.</exception>
    public static DatabaseDefinition Get(StatementContext context, string name)
    {
        context.Transaction.Reads.NoteCatalog(NameClass.Database, 0, name);
        return context.Catalog.TryGetDatabase(name, out DatabaseDefinition? database) ? database : throw Undefined(name);
    }

    private static void RequireRight(StatementContext context, string action)
    {
        bool may = context.Rights.IsSuperuser || (context.Catalog.TryGet(context.Rights.RoleId, out RoleDefinition? role) && role.CanCreateDatabases);
        if (!may)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, $"permission denied to {action}");
        }
    }

    private static string? Template(Option option, string? from) => from is null
        ? IsDefault(option) ? null : option.Text
        : throw GivenOptions.Redundant(option.Span);

    /// <summary>Everybody may copy a template; of another database one sees everything, so it takes its owner.</summary>
    private static void RequireCopy(StatementContext context, string? template)
    {
        if (template is not null && context.Catalog.TryGetDatabase(template, out DatabaseDefinition? source) && !source.IsTemplate && !context.Rights.Owns(source))
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, $"permission denied to copy database \"{template}\"");
        }
    }

    private static SqlErrorException Undefined(string name) => new(SqlState.InvalidCatalogName, $"database \"{name}\" does not exist");

    private static DatabaseDefinition Apply(DatabaseDefinition database, IEnumerable<Option> options, bool isNew = false)
    {
        foreach (Option option in options)
        {
            database = option.Name switch
            {
                "connection_limit" => database with { ConnectionLimit = Limit(option) },
                "allow_connections" => database with { AllowsConnections = IsOn(option) },
                "is_template" => database with { IsTemplate = IsOn(option) },
                "locale" when isNew => database with { Collate = Locale(option), CharacterType = Locale(option) },
                "lc_collate" when isNew => database with { Collate = Locale(option) },
                "lc_ctype" when isNew => database with { CharacterType = Locale(option) },
                _ => throw new SqlErrorException(SqlState.SyntaxError, $"option \"{option.Name}\" not recognized", position: option.Span.Position),
            };
        }

        return database;
    }

    /// <summary>What programs ask for that insist on it. All others are the one that there is.</summary>
    private static string? Locale(Option option) => option.Text is "C" or "POSIX" ? option.Text : null;

    private static bool IsDefault(Option option) => option.Value is TextOptionValue { IsQuoted: false, Text: "default" };

    private static void RequireTablespace(Option option)
    {
        if (!IsDefault(option))
        {
            Tablespaces.Require(option.Text, "pg_global cannot be used as default tablespace");
        }
    }

    private static int Limit(Option option) =>
        !int.TryParse(option.Text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int limit) ? throw new SqlErrorException(SqlState.SyntaxError, $"{option.Name} requires an integer value")
        : limit >= -1 ? limit
        : throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid connection limit: {option.Text}");

    private static bool IsOn(Option option) => option.Text is not { } text || (SettingValue.ParseBoolean(text)
        ?? throw new SqlErrorException(SqlState.SyntaxError, $"{option.Name} requires a Boolean value"));

    private static void RequireUtf8(Option option)
    {
        CharacterEncoding encoding = option.Value switch
        {
            NumberOptionValue number => int.TryParse(number.Text, CultureInfo.InvariantCulture, out int id) && CharacterEncoding.Find(id) is { } coded ? coded : throw Unknown("code"),
            TextOptionValue { IsQuoted: false, Text: "default" } or null => CharacterEncoding.Utf8,
            _ => CharacterEncoding.Find(option.Text!) ?? throw Unknown("name"),
        };
        if (encoding != CharacterEncoding.Utf8)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"encoding \"{encoding.Name}\" is not supported: databases are in UTF8");
        }

        SqlErrorException Unknown(string what) => new(SqlState.UndefinedObject, $"{option.Text} is not a valid encoding {what}", position: option.Span.Position);
    }
}
