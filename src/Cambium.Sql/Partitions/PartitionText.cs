using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.SystemCatalogs.Deparsing;

namespace Cambium.Sql.Partitions;

/// <summary>Partition keys and bounds as pg_get_partkeydef and pg_get_expr print them.</summary>
internal sealed class PartitionText(SessionFormat format, Partitioning partitioning)
{
    /// <summary>FOR VALUES …, or DEFAULT.</summary>
    public string Bound(PartitionBound bound) => bound.IsDefault ? "DEFAULT" : partitioning.Strategy switch
    {
        PartitionStrategy.Hash => string.Create(CultureInfo.InvariantCulture, $"FOR VALUES WITH (modulus {bound.Modulus}, remainder {bound.Remainder})"),
        PartitionStrategy.List => $"FOR VALUES IN ({string.Join(", ", bound.Values.Select(value => Datum(value, 0)))})",
        _ => $"FOR VALUES FROM {End(bound.From)} TO {End(bound.To)}",
    };

    /// <summary><c>(1, MINVALUE)</c></summary>
    public string End(IEnumerable<PartitionDatum> end) => $"({string.Join(", ", end.Select(Datum))})";

    /// <summary><c>RANGE (a, lower(b))</c></summary>
    public string Key(SqlSession session, TableDefinition table)
    {
        DefinitionText texts = new(session, isPretty: false);
        return $"{partitioning.Strategy.ToString().ToUpperInvariant()} ({string.Join(", ", partitioning.Key.Select(Part))})";

        string Part(IndexKeyPart part) =>
            texts.IndexPart(table, part) + texts.Collation(table, part) + texts.OperatorClass(partitioning.Method, part);
    }

    private string Datum(PartitionDatum datum, int part)
    {
        if (datum.Kind != 0)
        {
            return datum.Kind < 0 ? "MINVALUE" : "MAXVALUE";
        }

        if (datum.Stored is null)
        {
            return "NULL";
        }

        SqlType type = partitioning.Key[part].Type;
        Value value = datum.Decode(type.Type.Underlying());
        if (type.Type == DataType.Boolean)
        {
            return value.Boolean ? "true" : "false";
        }

        string text = TextFormat.ToText(type.Type, value, format);
        bool isPlain = (type.Type == DataType.Int4 && text[0] != '-')
            || (type.Type == DataType.Numeric && char.IsAsciiDigit(text[0]) && text.Contains('.', StringComparison.Ordinal));
        return isPlain ? text : ConstantText.Quote(text);
    }
}
