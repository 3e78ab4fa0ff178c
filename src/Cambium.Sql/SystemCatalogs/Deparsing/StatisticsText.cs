using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>Extended statistics as pg_get_statisticsobjdef prints them; null for ids of other things.</summary>
internal sealed class StatisticsText
{
    private static readonly (char Letter, string Name)[] s_kinds = [('d', "ndistinct"), ('f', "dependencies"), ('m', "mcv")];

    private readonly SqlSession _session;
    private readonly StatisticsDefinition? _statistics;
    private readonly TableDefinition? _table;

    public StatisticsText(SqlSession session, uint id)
    {
        _session = session;
        if (session.Names.Catalog.TryGet((int)id, out _statistics) && !session.Names.Catalog.TryGetTable(_statistics.TableId, out _table))
        {
            _statistics = null;
        }
    }

    /// <summary>CREATE STATISTICS …</summary>
    public string? Whole
    {
        get
        {
            if (_statistics is null)
            {
                return null;
            }

            string[] kinds = [.. s_kinds.Where(kind => _statistics.Kinds.Contains(kind.Letter)).Select(static kind => kind.Name)];
            bool showsKinds = kinds.Length < s_kinds.Length && _statistics.ColumnIds.Length + _statistics.Expressions.Length > 1;
            string name = $"{Identifier.Quote(_session.Names.SchemaName(_statistics.SchemaId))}.{Identifier.Quote(_statistics.Name)}";
            return $"CREATE STATISTICS {name}{(showsKinds ? $" ({string.Join(", ", kinds)})" : "")} ON {Items} FROM {_session.Names.VisibleName(_table!)}";
        }
    }

    /// <summary>Columns and expressions.</summary>
    public string? Items => _statistics is null ? null
        : string.Join(", ", _statistics.ColumnIds.Select(id => Identifier.Quote(_table!.FindColumn(id)!.Name)).Concat(_statistics.Expressions.Select(Part)));

    /// <summary>An array of the expressions' texts; NULL where there are none.</summary>
    public Value Expressions => _statistics is not { Expressions: { IsEmpty: false } expressions } ? Value.Null
        : Value.FromArray(new ArrayValue(DataType.Text, [expressions.Length], [1], [.. expressions.Select(sql => Value.FromText(new DefinitionText(_session, false).Expression(sql, _table, Binding.ExpressionRules.Index)))]));

    private string Part(string sql) => new DefinitionText(_session, true).IndexPart(_table!, new IndexKeyPart(0, sql, DataType.Text));
}
