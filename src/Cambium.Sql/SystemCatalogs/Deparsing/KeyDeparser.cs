using System.Globalization;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>Prints the keys of ORDER BY, GROUP BY and DISTINCT ON, which may be numbers or names of outputs.</summary>
internal sealed class KeyDeparser(QueryDeparser query)
{
    /// <summary>A key of ORDER BY or DISTINCT ON.</summary>
    public string Sort(Expression key, QueryBody body) => body is SelectBody select ? Key(key, select, isGroup: false) : OutputNumber(key, body);

    public IEnumerable<string> Group(GroupingElement element, SelectBody body) => element switch
    {
        GroupingValue { Value: RowExpression { IsExplicit: false } row } => row.Items.Select(item => Key(item, body, isGroup: true)),
        GroupingValue value => [Key(value.Value, body, isGroup: true)],
        _ => [GroupingSet(element, body)],
    };

    private string GroupingSet(GroupingElement element, SelectBody body) => element switch
    {
        GroupingValue value => $"({string.Join(", ", Group(value, body))})",
        EmptyGrouping => "()",
        RollupGrouping rollup => $"ROLLUP({string.Join(", ", rollup.Items.Select(item => GroupingItem(item, body)))})",
        CubeGrouping cube => $"CUBE({string.Join(", ", cube.Items.Select(item => GroupingItem(item, body)))})",
        GroupingSets sets => $"GROUPING SETS ({string.Join(", ", sets.Sets.Select(set => GroupingSet(set, body)))})",
        _ => throw new NotSupportedException(),
    };

    private string GroupingItem(Expression item, SelectBody body) => item is RowExpression { IsExplicit: false } row
        ? $"({string.Join(", ", row.Items.Select(part => Key(part, body, isGroup: true)))})"
        : Key(item, body, isGroup: true);

    /// <summary>A number stands for an output's expression, and so does its name: GROUP BY looks among the columns of FROM first, ORDER BY last.</summary>
    private string Key(Expression key, SelectBody select, bool isGroup) => key switch
    {
        NumericLiteral { IsInteger: true } number => Output(select, int.Parse(number.Text, CultureInfo.InvariantCulture)),
        ColumnReference { Parts.Count: 1 } name when !(isGroup && query.Scope.Columns.Any(column => column.Name == name.Name))
            && select.Items.FirstOrDefault(item => !IsWildcard(item) && OutputNames.Of(item) == name.Name) is { } output => Key(output.Value),
        _ => Key(key),
    };

    private string Key(Expression key) => query.Expressions.SortKey(key, query.Expressions.Settled(key));

    /// <summary>An output as a key, also one of those that a wildcard stands for.</summary>
    private string Output(SelectBody select, int number)
    {
        int left = number - 1;
        foreach (SelectItem item in select.Items)
        {
            string[] outputs = IsWildcard(item) ? [.. query.Item(item, 0).Select(static output => output.Text)] : [];
            if (left < outputs.Length)
            {
                return outputs[left][0] == '(' && query.IsPretty ? $"({outputs[left]})" : outputs[left];
            }

            left -= IsWildcard(item) ? outputs.Length : 1;
            if (left < 0)
            {
                return Key(item.Value);
            }
        }

        throw new NotSupportedException();
    }

    private static bool IsWildcard(SelectItem item) => item.Value is WildcardExpression or FieldWildcard;

    /// <summary>Queries in parentheses and set operations are sorted by their outputs: PostgreSQL numbers them. VALUES is a relation, whose columns have names.</summary>
    private string OutputNumber(Expression key, QueryBody body)
    {
        string text = SqlPrinter.Print(key);
        if (key is ColumnReference { Parts.Count: 1 } name)
        {
            int index = new QueryBinder(query.Binding).BindBody(body, query.Withs, keepsUnknown: false).Columns.Select(static column => column.Name).ToList().IndexOf(name.Name);
            text = index < 0 ? text : (index + 1).ToString(CultureInfo.InvariantCulture);
        }

        return body is ValuesBody && int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out int number) ? $"\"*VALUES*\".{QueryDeparser.ValuesColumn(number - 1)}" : text;
    }
}
