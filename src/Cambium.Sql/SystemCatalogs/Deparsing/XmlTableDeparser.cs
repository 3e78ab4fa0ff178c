using Cambium.Engine.Values;
using Cambium.Sql.Syntax;
using Cambium.Sql.Xml;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>Prints XMLTABLE.</summary>
internal sealed class XmlTableDeparser(QueryDeparser query)
{
    public string Print(XmlTableExpression table)
    {
        string namespaces = table.Namespaces.Count == 0 ? ""
            : $"XMLNAMESPACES ({string.Join(", ", table.Namespaces.Select(part => $"{Value(part.Value, DataType.Text)} AS {Identifier.Quote(part.Name!)}"))}), ";
        return $"XMLTABLE({namespaces}({Value(table.RowPath, DataType.Text)}) PASSING ({Value(table.Document, DataType.Xml)}) COLUMNS {string.Join(", ", table.Columns.Select(Column))})";
    }

    private string Column(XmlTableColumn column)
    {
        if (column.Type is null)
        {
            return Identifier.Quote(column.Name) + " FOR ORDINALITY";
        }

        SqlType type = query.Binding.ResolveType(column.Type);
        return $"{Identifier.Quote(column.Name)} {TypeNames.Format(type, query.Format)}{Option("DEFAULT", column.Default, type)}{Option("PATH", column.Path, DataType.Text)}{(column.IsNotNull ? " NOT NULL" : "")}";
    }

    private string Option(string word, Expression? value, SqlType type) => value is null ? "" : $" {word} ({Value(value, type)})";

    private string Value(Expression value, SqlType type) => query.Expressions.Argument(value, XmlBinder.Require(query.Bind(value), type, "XMLTABLE", query.Binding));
}
