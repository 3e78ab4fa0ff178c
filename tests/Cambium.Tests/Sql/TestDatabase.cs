using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Storage;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Explaining;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Tests.Sql;

/// <summary>A database in memory with one session, and ways past the session to a query's plan and notes.</summary>
internal sealed class TestDatabase : IDisposable
{
    private readonly SqlDatabase _database;

    internal TestDatabase(params string[] statements)
        : this(SqlDatabase.Open("test", new MemoryLogStore(), new SqlDatabaseOptions { Owner = "postgres" }), statements)
    {
    }

    /// <param name="database">Owned by postgres, and by this object from now on.</param>
    internal TestDatabase(SqlDatabase database, params string[] statements)
    {
        _database = database;
        Session = new SqlSession(_database, new SessionIdentity { User = "postgres", ProcessId = 1 }, new QuietHost());
        foreach (string statement in statements)
        {
            Session.ExecuteSimple(statement, new TextReceiver(Session));
        }
    }

    internal SqlSession Session { get; }

    internal Database Engine => _database.Engine;

    public void Dispose()
    {
        Session.Dispose();
        _database.Dispose();
    }

    /// <inheritdoc cref="SessionRunner.Run"/>
    internal string Run(string sql) => new SessionRunner(Session).Run(sql);

    internal Transaction Begin() => _database.Engine.Begin(TransactionOptions.Default);

    internal static QueryPlan Plan(string sql, Transaction transaction, params SqlType?[] parameterTypes)
    {
        CatalogReader catalog = new(transaction.Catalog, transaction.Reads, ["public"], SystemTables.Empty);
        BindingContext binding = new(catalog, new ParameterTypes(parameterTypes), CallContext.Detached());
        BoundQuery query = new QueryBinder(binding).Bind((SelectStatement)SqlParser.ParseScript(sql)[0], null);
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
}
