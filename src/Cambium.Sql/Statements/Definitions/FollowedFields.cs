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
/// Texts of definitions have values of row types in them: rows that are written out, <c>ROW(1, 2)::t</c>, and literals, <c>'(1,2)'::t</c>. When the type gets a field they get a NULL for it, when it loses one they lose
/// what stands for it: they are read again whenever the text is bound, and mean the value that they meant when it was made.
/// </summary>
internal static class FollowedFields
{
    /// <param name="before">The catalog in which the type has its old fields.</param>
    /// <param name="rowTypeId">OID of the type.</param>
    /// <param name="name">What it goes by.</param>
    public static void Follow(StatementContext context, CatalogSnapshot before, int rowTypeId, string name)
    {
        string[] words = Words(before, rowTypeId, name);
        FollowedTexts.Rewrite(
            context,
            before,
            Users(before, rowTypeId, words),
            (user, text) => IsOfType(user, rowTypeId) || MayHave(text.Sql, words),
            (text, binding) => Rewrite(text, rowTypeId, binding, context.Catalog));
    }

    /// <summary>What texts name that make values of a type: the type, and functions that take it.</summary>
    public static string[] Words(CatalogSnapshot catalog, int rowTypeId, string name) =>
        [name, .. catalog.Uses.HoldersOf(rowTypeId).OfType<FunctionDefinition>().Where(function => function.ArgumentTypes.Any(type => type.Type.Holds(rowTypeId))).Select(static function => function.Name)];

    /// <summary>The definitions whose texts may have values of the type in them.</summary>
    public static IEnumerable<Definition> Users(CatalogSnapshot catalog, int rowTypeId, string[] words) =>
        catalog.Uses.Mentioning([.. words, DefinitionTexts.RowLiteral, DefinitionTexts.ArrayLiteral]).Union(catalog.Uses.HoldersOf(rowTypeId));

    /// <summary>Most texts needn't be bound: they have no literal of a row or of several, and none of the words.</summary>
    public static bool MayHave(string sql, string[] words) =>
        sql.Contains(DefinitionTexts.RowLiteral, StringComparison.Ordinal) || sql.Contains(DefinitionTexts.ArrayLiteral, StringComparison.Ordinal) || words.Any(word => sql.Contains(word, StringComparison.OrdinalIgnoreCase));

    /// <summary>Whether values of the type are a definition's own, which its texts give to it without a word.</summary>
    public static bool IsOfType(Definition definition, int rowTypeId) => definition switch
    {
        TableDefinition table => table.LiveColumns.Any(column => column.Type.Type.Holds(rowTypeId)),
        TypeDefinition type => type.BaseType?.Type.Holds(rowTypeId) == true,
        FunctionDefinition function => function.ArgumentTypes.Append(function.ReturnType).Any(type => type.Type.Holds(rowTypeId)),
        _ => false,
    };

    private static string Rewrite(StoredText text, int rowTypeId, BindingContext binding, CatalogSnapshot after)
    {
        (Dictionary<int, BoundConstant> literals, TextNames named) = FollowedTexts.Read(text, binding);
        SortedList<int, (int End, string Written)> changes = [];
        foreach (BoundConstant literal in literals.Values.Where(literal => literal.Type.Type.Holds(rowTypeId)))
        {
            if (Lexer.Tokenize(text.Sql, out _).FirstOrDefault(token => token.Kind == TokenKind.String && token.Start == literal.Position - 1) is { Text: not null } token
                && FollowedNames.Written(literal, after) is { } written && written != token.Text)
            {
                changes[token.Start] = (token.End, TextFunctions.QuoteLiteral(written));
            }
        }

        foreach ((RowExpression row, DataType type) in named.Rows.DistinctBy(static row => row.Row.Span))
        {
            if (type.Oid == rowTypeId && after.FindDataType(rowTypeId) is { } own && type.Fields.Count == row.Items.Count)
            {
                AddChanges(row, type, own, changes);
            }
        }

        return FollowedTexts.Apply(text.Sql, changes);
    }

    private static void AddChanges(RowExpression row, DataType was, DataType type, SortedList<int, (int End, string Written)> changes)
    {
        int kept = 0;
        for (int index = 0; index < was.Fields.Count; index++)
        {
            if (CompositeField.IndexOf(type.Fields, CompositeField.NumberOf(was.Fields, index)) >= 0)
            {
                kept++;
                continue;
            }

            // With the comma before it or, of the first, behind it.
            int start = index > 0 ? row.Items[index - 1].Span.End : row.Items[index].Span.Start;
            int end = index == 0 && row.Items.Count > 1 ? row.Items[1].Span.Start : row.Items[index].Span.End;
            foreach (int within in changes.Keys.Where(place => place >= start && place < end).ToArray())
            {
                changes.Remove(within);
            }

            changes[start] = (end, "");
        }

        int added = type.Fields.Count - kept;
        if (added > 0)
        {
            string nulls = string.Join(", ", Enumerable.Repeat("NULL", added));
            changes[row.Span.End - 1] = (row.Span.End - 1, kept > 0 ? ", " + nulls : nulls);
        }

        if (!row.IsExplicit && type.Fields.Count < 2)
        {
            changes[row.Span.Start] = (row.Span.Start, "ROW");
        }
    }
}
