using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions.Library;
using Cambium.Sql.Parsing;
using Cambium.Sql.Statements.Definitions.Uses;
using Cambium.Sql.Syntax;
using FunctionDefinition = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// Literals in texts of definitions name things: sequences (<c>nextval('q')</c>), relations, types, schemas, labels of enums. They are read again whenever the text is bound, so they are
/// written anew when what they name is called something else.
/// </summary>
internal static class NamesInLiterals
{
    /// <summary>Whether a statement gives names.</summary>
    public static bool MayChange(Statement statement) => statement is RenameStatement or SetSchemaStatement or AlterEnumRenameValueStatement;

    /// <param name="before">The catalog before the statement.</param>
    public static void Follow(StatementContext context, CatalogSnapshot before)
    {
        HashSet<string> names = [.. context.Transaction.Ddl.ChangedIds.SelectMany(id =>
            before.TryGet(id, out Definition? was) && context.Catalog.TryGet(id, out Definition? now) && !ReferenceEquals(was, now) ? Renamed(was, now) : [])];
        if (names.Count == 0)
        {
            return;
        }

        foreach (Definition user in before.All.ToArray())
        {
            if (StoredText.Of(user, before).Any(text => Literals(text.Sql, names).Any()))
            {
                TextRewrite texts = new(user, before, text => Rewrite(text, names, StoredText.NewBinding(user, before), context.Catalog));
                if (texts.HasChanges && context.Catalog.TryGet(user.Id, out Definition? current))
                {
                    context.Transaction.Ddl.Put(texts.Apply(current));
                }
            }
        }
    }

    /// <summary>The names that literals may have in them because of what has changed; the empty one where they need not.</summary>
    private static IEnumerable<string> Renamed(Definition was, Definition now)
    {
        bool isOther = was.Name != now.Name || was.SchemaId != now.SchemaId;
        return (was, now) switch
        {
            (SchemaDefinition, _) => isOther ? [""] : [],
            (TableDefinition table, TableDefinition after) => isOther
                ? [table.Name, .. table.Indexes.Select(static index => index.Name)]
                : table.Indexes.Select(static index => index.Name).Except(after.Indexes.Select(static index => index.Name)),
            (TypeDefinition type, TypeDefinition after) => isOther
                ? [type.Name]
                : type.Labels.Select(static label => label.Name).Except(after.Labels.Select(static label => label.Name)),
            (SequenceDefinition or FunctionDefinition, _) => isOther ? [was.Name] : [],
            _ => [],
        };
    }

    private static IEnumerable<Token> Literals(string sql, IReadOnlySet<string> names) => sql.Contains('\'', StringComparison.Ordinal)
        ? Lexer.Tokenize(sql, out _).Where(token => token.Kind == TokenKind.String && names.Any(name => token.Text!.Contains(name, StringComparison.OrdinalIgnoreCase)))
        : [];

    private static string Rewrite(StoredText text, IReadOnlySet<string> names, BindingContext binding, CatalogSnapshot after)
    {
        Token[] literals = [.. Literals(text.Sql, names)];
        if (literals.Length == 0)
        {
            return text.Sql;
        }

        Dictionary<int, BoundConstant> bound = [];
        binding.Literals = bound;
        try
        {
            text.Bind(binding);
        }
        catch (SqlErrorException)
        {
            // What it names is gone, or has changed: what was read until then can be.
        }

        StringBuilder result = new();
        int copied = 0;
        foreach (Token literal in literals)
        {
            if (bound.TryGetValue(literal.Start + 1, out BoundConstant? constant)
                && Written(constant, after) is { } written && written != Written(constant, binding.Catalog.Catalog))
            {
                result.Append(text.Sql, copied, literal.Start - copied).Append(TextFunctions.QuoteLiteral(written));
                copied = literal.End;
            }
        }

        return result.Append(text.Sql, copied, text.Sql.Length - copied).ToString();
    }

    /// <summary>How a constant is written in a catalog; null where it names nothing of it.</summary>
    private static string? Written(BoundConstant constant, CatalogSnapshot catalog)
    {
        DataType type = constant.Type.Type;
        return BindingContext.IsRegistry(type)
            ? new ObjectNames(catalog).NameOf(type, constant.Value.UInt32)
            : catalog.FindDataType(type.Oid) is { } own ? TextFormat.ToText(own, As(constant.Value, own), SessionFormat.Default) : null;
    }

    /// <summary>A value of a type as one of a later version of the type: arrays and rows bring the types of what is in them.</summary>
    private static Value As(in Value value, DataType type)
    {
        if (!value.IsNull && type is { Kind: TypeKind.Array, Element: { } element })
        {
            ArrayValue array = value.Array;
            return Value.FromArray(new ArrayValue(element, array.Lengths, array.LowerBounds, [.. array.Items.Select(item => As(item, element))]));
        }

        return !value.IsNull && type.Kind == TypeKind.Composite
            ? Value.FromObject(new RecordValue([.. type.Fields.Select(static field => field.Type)], [.. value.Record.Items.Zip(type.Fields, static (item, field) => As(item, field.Type.Type))]))
            : value;
    }
}
