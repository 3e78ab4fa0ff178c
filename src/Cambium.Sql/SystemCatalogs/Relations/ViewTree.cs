using System.Globalization;
using System.Runtime.CompilerServices;
using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;
using Cambium.Sql.Statements.Definitions.Uses;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>
/// A view's query in the form of pg_node_tree, as pg_rewrite.ev_action has it: clients that want to know which columns of tables stand behind those of views (PostgREST, and whatever has its query) read the
/// target list out of it. That is here with all of its names and origins; of the rest there is the frame.
/// </summary>
internal static class ViewTree
{
    /// <summary>Queries are bound once for each version of a view, which never changes.</summary>
    private static readonly ConditionalWeakTable<TableDefinition, string> s_known = [];

    public static string Of(TableDefinition view, CatalogSnapshot catalog) => s_known.GetValue(view, _ => Write(view, catalog));

    private static string Write(TableDefinition view, CatalogSnapshot catalog)
    {
        StringBuilder tree = new("({QUERY :commandType 1 :querySource 0 :canSetTag true :utilityStmt <> :resultRelation 0 :cteList <> :rtable <> :jointree <> :targetList ");
        IReadOnlyList<OutputColumn> columns = Columns(view, catalog);
        for (int index = 0; index < columns.Count; index++)
        {
            ColumnOrigin origin = columns[index].Column.Origin;
            tree.Append(index == 0 ? '(' : ' ').Append(CultureInfo.InvariantCulture, $"{{TARGETENTRY :expr <> :resno {index + 1} :resname ").Append(Token(columns[index].Name))
                .Append(CultureInfo.InvariantCulture, $" :ressortgroupref 0 :resorigtbl {origin.RelationOid} :resorigcol {origin.Number} :resjunk false}}");
        }

        return tree.Append(columns.Count == 0 ? "<>" : ")").Append(" :override 0 :onConflict <> :returningList <> :setOperations <> :stmt_location 0 :stmt_len 0})").ToString();
    }

    private static IReadOnlyList<OutputColumn> Columns(TableDefinition view, CatalogSnapshot catalog)
    {
        try
        {
            return ViewNames.Bind(view, StoredText.NewBinding(view, catalog)).Columns;
        }
        catch (SqlErrorException)
        {
            // A view that can't be expanded (it is made of itself) has no columns of others.
            return [];
        }
    }

    /// <summary>A name as a token: characters that mean something in a tree have a backslash before them.</summary>
    private static string Token(string name)
    {
        StringBuilder token = new();
        if (name[0] is '<' or '"' || char.IsAsciiDigit(name[0]) || (name.Length > 1 && name[0] is '+' or '-' && (char.IsAsciiDigit(name[1]) || name[1] == '.')))
        {
            token.Append('\\');
        }

        foreach (char letter in name)
        {
            token.Append(letter is ' ' or '\n' or '\t' or '(' or ')' or '{' or '}' or '\\' ? "\\" : "").Append(letter);
        }

        return token.ToString();
    }
}
