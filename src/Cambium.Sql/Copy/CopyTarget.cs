using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements;
using Cambium.Sql.Statements.Modification;
using RowExpression = Cambium.Sql.Execution.RowExpression;

namespace Cambium.Sql.Copy;

/// <summary>The table end of COPY FROM: puts rows together from fields and inserts them.</summary>
internal sealed class CopyTarget : IChangesRows
{
    private readonly StatementContext _context;
    // Null: triggers of a view take the rows.
    private readonly RowWriter? _writer;
    private readonly ColumnDefaults _defaults;
    private readonly int[] _defaulted;

    // Per field: what tests values of domains; null for other types.
    private readonly RowExpression?[] _tests;
    private readonly RowExpression? _where;
    private readonly QueryContext _query;
    private readonly Value[] _row;

    public CopyTarget(
        StatementContext context, TableDefinition table, IReadOnlyList<ColumnDefinition> columns, ColumnDefaults defaults, RowExpression? where)
    {
        _context = context;
        Table = table;
        Columns = columns;
        _writer = table.Kind == TableKind.View ? null : context.Transaction.GetWriter(table);
        _defaults = defaults;
        _defaulted = [.. table.LiveColumns.Where(column => column.GeneratedSql is null && !columns.Contains(column)).Select(column => column.Ordinal)];
        _where = where;
        _query = context.ToQueryContext();
        context.BeginChanges(table, _query);
        _tests = [.. columns.Select(column => RowExpressions.TestOf(column.Type, context.NewBinding()))];
        _row = new Value[table.Columns.Length];
    }

    public TableDefinition Table { get; }

    /// <summary>The columns the data holds, in its order.</summary>
    public IReadOnlyList<ColumnDefinition> Columns { get; }

    /// <inheritdoc/>
    public ColumnSet Given => ColumnSet.Of([.. Columns.Select(static column => column.Id)]);

    public SessionFormat Format => _context.Session.Format;

    /// <summary>Rows inserted.</summary>
    public long Count { get; private set; }

    public bool WorksOn(TableDefinition table) => table.Id == Table.Id;

    public bool WorksOn(TableDefinition table, IndexDefinition index) => WorksOn(table);

    /// <exception cref="SqlErrorException">23502, 23514: the column's domain doesn't allow it.</exception>
    public void Set(int field, in Value value) => _row[Columns[field].Ordinal] = _tests[field] is { } test ? test.Evaluate([value], _query) : value;

    /// <summary>Inserts the row that was put together.</summary>
    public void Insert()
    {
        foreach (int ordinal in _defaulted)
        {
            _row[ordinal] = _defaults[ordinal].Evaluate(_context.Session, _query);
        }

        if ((_where is null || _where.IsTrue(_row, _query)) && Write())
        {
            Count++;
        }

        if ((Count & 1023) == 0)
        {
            _query.CheckCancellation();
        }
    }

    private bool Write()
    {
        if (_writer is null)
        {
            // It counts whether or not they have done something.
            _context.Session.Triggers.Instead(Table, TriggerEvents.Insert, null, [.. _row]);
            return true;
        }

        if (!_writer.Propose(_row))
        {
            return false;
        }

        _writer.Insert(_row);
        return true;
    }

    /// <param name="line">The record that was to come.</param>
    /// <exception cref="SqlErrorException">Always.</exception>
    public void Fail(string sqlState, string message, long line) =>
        throw CopyError.InContext(new SqlErrorException(sqlState, message), Table.Name, line, null, []);
}
