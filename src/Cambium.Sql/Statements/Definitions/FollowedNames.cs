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
/// Texts of definitions name things: types and functions, and in literals sequences (<c>nextval('q')</c>), relations, types, schemas, labels of enums. They are read again whenever the text
/// is bound, so they are written anew when what they name is called something else. What relations are called in views, policies and bodies of functions is remembered beside the text (<see cref="ViewName"/>).
/// </summary>
internal static class FollowedNames
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

        if (context.Transaction.Ddl.ChangedIds.Any(id => before.TryGet(id, out Definition? was) && was.SchemaId != SystemCatalog.TemporarySchemaId))
        {
            Dependencies.NoteSearch(context);
        }

        foreach (Definition user in before.All.ToArray())
        {
            if (StoredText.Of(user, before).Any(text => Mentions(text.Sql, names)))
            {
                TextRewrite texts = new(user, before, text => Mentions(text.Sql, names) ? Rewrite(text, names, StoredText.NewBinding(user, before), context.Catalog) : text.Sql);
                if (texts.HasChanges && context.Catalog.TryGet(user.Id, out Definition? current))
                {
                    context.Transaction.Ddl.Put(texts.Apply(current));
                }
            }
        }
    }

    /// <summary>The names that texts may have in them because of what has changed; the empty one where they need not.</summary>
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
            (SequenceDefinition or FunctionDefinition or CollationDefinition or TextSearchConfigurationDefinition or TextSearchDictionaryDefinition, _) => isOther ? [was.Name] : [],
            _ => [],
        };
    }

    private static bool Mentions(string sql, IReadOnlySet<string> names) =>
        Contains(sql, names.Select(static name => name.Replace("\"", "\"\"", StringComparison.Ordinal))) || Literals(sql, names).Any();

    private static bool Contains(string text, IEnumerable<string> names) => names.Any(name => text.Contains(name, StringComparison.OrdinalIgnoreCase));

    private static IEnumerable<Token> Literals(string sql, IReadOnlySet<string> names) => sql.Contains('\'', StringComparison.Ordinal)
        ? Lexer.Tokenize(sql, out _).Where(token => token.Kind == TokenKind.String && Contains(token.Text!, names))
        : [];

    private static string Rewrite(StoredText text, IReadOnlySet<string> names, BindingContext binding, CatalogSnapshot after)
    {
        Dictionary<int, BoundConstant> literals = [];
        Dictionary<SourceSpan, Definition> named = [];
        (binding.Literals, binding.Names) = (literals, named);
        try
        {
            text.Bind(binding);
        }
        catch (SqlErrorException)
        {
            // What it names is gone, or has changed: what was read until then can be.
        }

        SortedList<int, (int End, string Written)> changes = [];
        foreach (Token literal in Literals(text.Sql, names))
        {
            if (literals.TryGetValue(literal.Start + 1, out BoundConstant? constant)
                && Written(constant, after) is { } written && written != Written(constant, binding.Catalog.Catalog))
            {
                changes[literal.Start] = (literal.End, TextFunctions.QuoteLiteral(written));
            }
        }

        foreach ((SourceSpan place, Definition meant) in named)
        {
            if (new ObjectNames(after).NameOf(meant) is { } written && written != new ObjectNames(binding.Catalog.Catalog).NameOf(meant))
            {
                changes[place.Start] = (place.Start + place.Length, written);
            }
        }

        StringBuilder result = new();
        int copied = 0;
        foreach ((int start, (int end, string written)) in changes)
        {
            result.Append(text.Sql, copied, start - copied).Append(written);
            copied = end;
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
