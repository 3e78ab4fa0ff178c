using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Xml;

/// <summary>Binds XMLTABLE: a function of the document, the rows' path, namespaces, and of each column's path and default where it has them.</summary>
internal static class XmlTableBinder
{
    /// <exception cref="SqlErrorException">0A000: a default namespace; 42601: a column twice.</exception>
    public static BoundExpression Bind(XmlTableExpression table, ExpressionBinder binder)
    {
        List<BoundExpression> arguments =
        [
            XmlBinder.Require(binder.Bind(table.Document), DataType.Xml, "XMLTABLE", binder.Context),
            XmlBinder.Require(binder.Bind(table.RowPath), DataType.Text, "XMLTABLE", binder.Context),
        ];
        string[] prefixes = [.. table.Namespaces.Select(static part => part.Name ?? throw new SqlErrorException(SqlState.FeatureNotSupported, "DEFAULT namespace is not supported"))];
        arguments.AddRange(table.Namespaces.Select(part => XmlBinder.Require(binder.Bind(part.Value), DataType.Text, "XMLNAMESPACES", binder.Context)));
        List<XmlTableColumnRule> rules = [];
        foreach (XmlTableColumn column in table.Columns)
        {
            if (rules.Exists(other => other.Name == column.Name))
            {
                throw new SqlErrorException(SqlState.SyntaxError, $"column name \"{column.Name}\" is not unique", position: column.Span.Position);
            }

            if (column.Type is null && rules.Exists(static other => other.Type is null))
            {
                throw new SqlErrorException(SqlState.SyntaxError, "only one FOR ORDINALITY column is allowed", position: column.Span.Position);
            }

            rules.Add(Rule(column, arguments, binder));
        }

        SetColumn[] columns = [.. rules.Select(static rule => new SetColumn(rule.Name, rule.Type ?? DataType.Int4))];
        SetFunction function = new(0, "xmltable", [.. arguments.Select(static argument => argument.Type.Type)], DataType.Record, columns, _ => new XmlTableRows(prefixes, [.. rules]).Read)
        {
            IsStrict = false,
            Volatility = Volatility.Stable,
        };
        return new BoundSetCall(
            function, arguments, new CallTypes([.. arguments.Select(static argument => argument.Type)], DataType.Record) { Columns = columns }, table.Span.Position);
    }

    private static XmlTableColumnRule Rule(XmlTableColumn column, List<BoundExpression> arguments, ExpressionBinder binder)
    {
        if (column.Type is null)
        {
            return new XmlTableColumnRule(column.Name, null, null, null, IsNotNull: false);
        }

        SqlType type = binder.Context.ResolveType(column.Type);
        int? path = Add(column.Path, DataType.Text);
        int? otherwise = Add(column.Default, type);
        return new XmlTableColumnRule(column.Name, type, path, otherwise, column.IsNotNull);

        int? Add(Expression? value, SqlType to)
        {
            if (value is null)
            {
                return null;
            }

            arguments.Add(XmlBinder.Require(binder.Bind(value), to, "XMLTABLE", binder.Context));
            return arguments.Count - 1;
        }
    }
}
