using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Storage;
using Cambium.Sql.Binding;
using Cambium.Sql.Copy;
using Cambium.Sql.Execution;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Tests.Sql;

/// <summary>A database in memory with one session, and ways past the session to a query's plan and notes.</summary>
internal sealed class TestDatabase : IDisposable
{
    private readonly SqlDatabase _database = SqlDatabase.Open("test", new MemoryLogStore(), new SqlDatabaseOptions { Owner = "postgres" });

    internal TestDatabase(params string[] statements)
    {
        Session = new SqlSession(_database, new SessionIdentity { User = "postgres", ProcessId = 1 }, new QuietHost());
        foreach (string statement in statements)
        {
            Session.ExecuteSimple(statement, new TextReceiver(Session));
        }
    }

    internal SqlSession Session { get; }

    public void Dispose()
    {
        Session.Dispose();
        _database.Dispose();
    }

    /// <summary>What psql -A would print, errors with SQLSTATE; positions only as the word LINE.</summary>
    internal string Run(string sql)
    {
        TextReceiver receiver = new(Session);
        try
        {
            Session.ExecuteSimple(sql, receiver);
            return receiver.Text;
        }
        catch (SqlErrorException error)
        {
            StringBuilder text = new();
            text.Append("ERROR:  ").Append(error.SqlState).Append(": ").Append(error.Message).Append('\n');
            text.Append(error.Position > 0 ? "LINE\n" : "");
            text.Append(error.Detail is null ? "" : $"DETAIL:  {error.Detail}\n");
            text.Append(error.Hint is null ? "" : $"HINT:  {error.Hint}\n");
            return text.ToString();
        }
    }

    internal Transaction Begin() => _database.Engine.Begin(TransactionOptions.Default);

    internal static QueryPlan Plan(string sql, Transaction transaction, params SqlType?[] parameterTypes)
    {
        CatalogReader catalog = new(transaction.Catalog, transaction.Reads, ["public"], SystemTables.Empty);
        Binder binder = new(new BindingContext(catalog, new ParameterTypes(parameterTypes), CallContext.Detached()));
        BoundQuery query = binder.BindQuery((SelectStatement)SqlParser.ParseScript(sql)[0]);
        return new Planner(transaction).Plan(query);
    }

    /// <summary>The plan as EXPLAIN (COSTS OFF) prints it.</summary>
    internal string Explain(string sql)
    {
        Transaction transaction = Begin();
        string text = string.Join('\n', PlanExplainer.ToText(Plan(sql, transaction).Root, costs: false));
        transaction.Rollback();
        return text;
    }

    private sealed class TextReceiver(SqlSession session) : ISimpleReceiver
    {
        private readonly StringBuilder _rows = new();
        private readonly StringBuilder _text = new();
        private IReadOnlyList<ResultColumn>? _columns;

        internal string Text => _text.ToString();

        public void Begin(IReadOnlyList<ResultColumn> columns)
        {
            _columns = columns;
            _rows.Append(string.Join('|', columns.Select(column => column.Name))).Append('\n');
        }

        public void Row(ReadOnlySpan<Value> row)
        {
            for (int index = 0; index < _columns!.Count; index++)
            {
                _rows.Append(index == 0 ? "" : "|");
                _rows.Append(row[index].IsNull ? "" : TextFormat.ToText(_columns[index].Type, row[index], session.Format));
            }

            _rows.Append('\n');
        }

        public void Completed(string commandTag)
        {
            _text.Append(_columns is null ? commandTag + "\n" : _rows.ToString());
            _rows.Clear();
            _columns = null;
        }

        public void Empty()
        {
        }

        public void CopyIn(CopyResponse response, ICopyInput input) => throw new NotSupportedException();

        public void CopyOutBegin(CopyResponse response) => throw new NotSupportedException();

        public void CopyOutData(ReadOnlySpan<byte> data) => throw new NotSupportedException();

        public void CopyOutEnd() => throw new NotSupportedException();
    }

    private sealed class QuietHost : ISessionHost
    {
        public IReadOnlyList<DatabaseDescription> Databases => [];

        public IReadOnlyList<SessionDescription> Sessions => [];

        public void Notice(SqlNotice notice)
        {
        }

        public void ParameterChanged(string name, string value)
        {
        }

        public void Notified(int processId, string channel, string payload)
        {
        }

        public void CreateDatabase(string name, string owner, string? template, BranchPoint? at) => throw new NotSupportedException();

        public void DropDatabase(string name, bool force) => throw new NotSupportedException();

        public void RenameDatabase(string name, string newName) => throw new NotSupportedException();

        public bool Cancel(int processId) => false;

        public bool Terminate(int processId) => false;

        public void Disconnect(string sqlState, string message) => throw new NotSupportedException();
    }
}
