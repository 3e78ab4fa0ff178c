using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines;

/// <summary>One running call of a function: its variables, and what expressions in it are evaluated with.</summary>
internal class RoutineFrame(RoutineHost host, Value[] values, CallTypes types, bool isAtomic)
{
    private QueryContext? _query;

    public RoutineHost Host { get; } = host;

    /// <exception cref="SqlErrorException">0A000: there is none.</exception>
    public SqlSession Session => Host.Session;

    /// <summary>By slot. What is bound in the function refers to them as parameters, so a call needs no copying of variables.</summary>
    /// <remarks>Arrays whose elements have been assigned to change in their places: whoever keeps a value takes it by <see cref="Take"/>.</remarks>
    public Value[] Values { get; } = values;

    /// <summary>The types of this call.</summary>
    public CallTypes Types { get; } = types;

    /// <summary>COMMIT and ROLLBACK are not allowed: it runs inside a statement or a block.</summary>
    public bool IsAtomic { get; } = isAtomic;

    /// <summary>It isn't run, but tested: calls of users' functions stay calls.</summary>
    public bool IsTest { get; init; }

    /// <summary>Declared STABLE or IMMUTABLE: may change nothing.</summary>
    public bool IsReadOnly { get; init; }

    /// <summary>What all of its statements see; null: each sees what is there when it begins.</summary>
    public StatementView? View { get; } = host.View;

    /// <summary>The same for a query whose rows are pulled while the function goes on: that sees one state.</summary>
    public StatementView LastingView => View ?? Session.Transactions.Engine.TakeView();

    /// <summary>For expressions without queries of their own.</summary>
    public QueryContext Query => _query is { } query && Host.IsCurrent(query) ? query : _query = NewQuery();

    /// <summary>A variable's value, to keep.</summary>
    public Value Take(int slot) => Values[slot].Share();

    /// <summary>The values of all variables as they are now, to keep.</summary>
    public Value[] TakeAll() => [.. Values.Select(static value => value.Share())];

    public QueryContext NewQuery() => Host.NewQuery(Values, View);
}
