using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements;

/// <summary>A query: rows are pulled from its operators as the portal wants them.</summary>
internal sealed class SelectPlan(
    PlanPool plans, IReadOnlyList<ResultColumn> columns, IReadOnlyList<CatalogNote> notes, IReadOnlyList<SqlType> parameterTypes)
    : StatementPlan(parameterTypes, columns)
{
    public override bool IsShareable => true;

    public override double Cost { get; } = plans.Cost;

    /// <summary>Of a cursor's query: the tables whose row keys are the last columns.</summary>
    public IReadOnlyList<TableDefinition> KeyTables { get; init; } = [];

    /// <summary>Made for a cursor, which may want to go back.</summary>
    public bool IsCursor { get; init; }

    /// <summary>For EXPLAIN.</summary>
    public PlanPool Plans => plans;

    /// <summary>Only a volatile function of a user can change something.</summary>
    public override bool MayWrite(CatalogSnapshot catalog) =>
        notes.Any(note => note.Name is null && catalog.TryGet(note.DefinitionId, out FunctionDefinition? function) && function.Volatility == 'v');

    public override bool WorksOn(TableDefinition table) => plans.Reads(table);

    public override bool WorksOn(TableDefinition table, IndexDefinition index) => plans.Reads(index);

    public override void ThrowIfConstantFails() => plans.ThrowIfConstantFails();

    public override IStatementRun Start(StatementContext context)
    {
        CatalogReader.NoteAgain(notes, context.Transaction.Reads);
        QueryContext query = context.ToQueryContext();
        if (IsCursor)
        {
            query.Pin();
        }

        return new SelectRun(this, context.Session, query);
    }

    private sealed class SelectRun : IStatementRun
    {
        private readonly PlanPool _plans;
        private readonly IReadOnlyList<ResultColumn> _columns;
        private readonly RelationsInUse _relations;
        private readonly RelationsInUse.Use _use;
        private readonly QueryContext _query;
        private readonly RowBatch _batch = new();
        private QueryPlan? _plan;
        private int _next;
        private long _delivered;
        private bool _isOver;

        public SelectRun(SelectPlan select, SqlSession session, QueryContext query)
        {
            _plans = select.Plans;
            _columns = select.Columns!;
            _relations = session.InUse;
            _query = query;
            _plan = _plans.Rent(query.Transaction);
            CanRestart = select is { IsCursor: true, LocksRows: false } && BackwardScan.IsSupported(_plan.Root);
            _plan.Open(query);
            _use = _relations.Enter(select);
        }

        public bool CanRestart { get; }

        public string CommandTag => string.Create(CultureInfo.InvariantCulture, $"SELECT {_delivered}");

        public bool Run(IRowReceiver receiver, long rowsMax)
        {
            receiver.Begin(_columns);
            _delivered = 0;
            long left = rowsMax > 0 ? rowsMax : long.MaxValue;
            while (_plan is not null && !_isOver)
            {
                if (_next >= _batch.Count)
                {
                    if (left == 0)
                    {
                        return Suspend();
                    }

                    _query.CheckCancellation();
                    _batch.RowsWanted = (int)Math.Min(left, RowBatch.RowsMax);
                    _next = 0;
                    if (!_plan.Next(_batch))
                    {
                        End();
                        return true;
                    }
                }

                while (_next < _batch.Count)
                {
                    if (left == 0)
                    {
                        return Suspend();
                    }

                    left--;
                    receiver.Row(_batch[_next++][.._columns.Count]);
                    _delivered++;
                }
            }

            return true;
        }

        /// <summary>Other statements come before the next rows.</summary>
        private bool Suspend()
        {
            _query.Pin();
            return false;
        }

        public void Restart()
        {
            _plan!.Close();
            _plan.Open(_query);
            (_isOver, _next) = (false, int.MaxValue);
        }

        private void End()
        {
            if (CanRestart)
            {
                _isOver = true;
            }
            else
            {
                Release();
            }
        }

        public void Dispose()
        {
            Release();
            _relations.Leave(_use);
        }

        public void Release()
        {
            if (_plan is { } plan)
            {
                _plan = null;
                plan.Close();
                _query.End();
                _plans.Return(plan);
            }
        }
    }
}
