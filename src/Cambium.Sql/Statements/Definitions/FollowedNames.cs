using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions.Library;
using Cambium.Sql.Parsing;
using Cambium.Sql.Statements.Definitions.Uses;
using Cambium.Sql.Syntax;
using FunctionDefinition = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// Texts of definitions name things: types, their fields, functions, operators and constraints, and in literals sequences (<c>nextval('q')</c>), relations, types, schemas, labels of enums. They are read again whenever the text
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

        FollowedTexts.Rewrite(
            context,
            before,
            before.Uses.Mentioning(names),
            (_, text) => Mentions(text.Sql, names),
            (text, binding) => Mentions(text.Sql, names) ? Rewrite(text, names, binding, context.Catalog) : text.Sql);
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
                : Lost(static of => [.. of.Indexes.Select(static index => index.Name), .. of.LiveColumns.Select(static column => column.Name)], table, after),
            (TypeDefinition type, TypeDefinition after) => isOther
                ? [type.Name]
                : Lost(static of => [.. of.Labels.Select(static label => label.Name), .. of.Fields.Select(static field => field.Name)], type, after),
            (SequenceDefinition or OperatorDefinition or FunctionDefinition or CollationDefinition or TextSearchConfigurationDefinition or TextSearchDictionaryDefinition, _) => isOther ? [was.Name] : [],
            _ => [],
        };
    }

    private static IEnumerable<string> Lost<T>(Func<T, IEnumerable<string>> names, T was, T now) => names(was).Except(names(now));

    private static bool Mentions(string sql, IReadOnlySet<string> names) =>
        Contains(sql, names.Select(static name => name.Replace("\"", "\"\"", StringComparison.Ordinal))) || Literals(sql, names).Any();

    private static bool Contains(string text, IEnumerable<string> names) => names.Any(name => text.Contains(name, StringComparison.OrdinalIgnoreCase));

    private static IEnumerable<Token> Literals(string sql, IReadOnlySet<string> names) => sql.Contains('\'', StringComparison.Ordinal)
        ? Lexer.Tokenize(sql, out _).Where(token => token.Kind == TokenKind.String && Contains(token.Text!, names))
        : [];

    private static string Rewrite(StoredText text, IReadOnlySet<string> names, BindingContext binding, CatalogSnapshot after)
    {
        (Dictionary<int, BoundConstant> literals, TextNames named) = FollowedTexts.Read(text, binding);
        SortedList<int, (int End, string Written)> changes = [];
        foreach (Token literal in Literals(text.Sql, names))
        {
            if (literals.TryGetValue(literal.Start + 1, out BoundConstant? constant)
                && Written(constant, after) is { } written && written != Written(constant, binding.Catalog.Catalog))
            {
                changes[literal.Start] = (literal.End, TextFunctions.QuoteLiteral(written));
            }
        }

        foreach ((NamedPlace place, string written) in named.Written(after))
        {
            if (written != place.Written(binding.Catalog.Catalog))
            {
                int start = place.IsLast ? Lexer.Tokenize(text.Sql, out _).First(token => token.End == place.Span.End).Start : place.Span.Start;
                changes[start] = (place.Span.End, written);
            }
        }

        foreach (SelectItem output in named.Outputs)
        {
            // Who reads the column knows it by the name it had.
            string name = OutputNames.Of(output);
            if (changes.Any(change => change.Key >= output.Span.Start && change.Key < output.Span.End) && OutputNames.Of(SqlParser.ParseExpression(FollowedTexts.Apply(text.Sql, output.Span, changes))) != name)
            {
                changes[output.Span.End] = (output.Span.End, " AS " + Identifier.Quote(name));
            }
        }

        return FollowedTexts.Apply(text.Sql, changes);
    }

    /// <summary>How a constant is written in a catalog; null where it names nothing of it.</summary>
    internal static string? Written(BoundConstant constant, CatalogSnapshot catalog)
    {
        DataType type = constant.Type.Type;
        return BindingContext.IsRegistry(type)
            ? new ObjectNames(catalog).NameOf(type, constant.Value.UInt32)
            : catalog.FindDataType(type.Oid) is { } own ? TextFormat.ToText(own, As(constant.Value, type, own), SessionFormat.Default) : null;
    }

    /// <summary>A value of a type as one of a later version of the type: arrays and rows bring the types of what is in them.</summary>
    private static Value As(in Value value, DataType was, DataType type)
    {
        (was, DataType shown) = (was.Underlying(), type.Underlying());
        if (!value.IsNull && shown is { Kind: TypeKind.Array, Element: { } element })
        {
            ArrayValue array = value.Array;
            return Value.FromArray(new ArrayValue(element, array.Lengths, array.LowerBounds, [.. array.Items.Select(item => As(item, was.Element!, element))]));
        }

        if (value.IsNull || shown.Kind != TypeKind.Composite)
        {
            return value;
        }

        Value[] items = value.Record.Items;
        return Value.FromObject(new RecordValue(
            [.. shown.Fields.Select(static field => field.Type)],
            [
                .. shown.Fields.Select((field, index) => CompositeField.IndexOf(was.Fields, CompositeField.NumberOf(shown.Fields, index)) is >= 0 and var place
                    ? As(items[place], was.Fields[place].Type.Type, field.Type.Type)
                    : Value.Null),
            ]));
    }
}
