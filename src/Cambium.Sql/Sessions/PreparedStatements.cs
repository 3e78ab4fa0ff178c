using Cambium.Engine.Errors;

namespace Cambium.Sql.Sessions;

/// <summary>A session's prepared statements by name, the unnamed one among them.</summary>
public sealed class PreparedStatements
{
    private readonly SqlSession _session;
    private readonly Dictionary<string, PreparedStatement> _byName = [];

    internal PreparedStatements(SqlSession session) => _session = session;

    internal IReadOnlyCollection<PreparedStatement> All => _byName.Values;

    /// <exception cref="SqlErrorException">26000 when there is none of that name.</exception>
    public PreparedStatement Get(string name) => _byName.TryGetValue(name, out PreparedStatement? statement) ? statement : throw Undefined(name);

    /// <summary>Extended protocol's Describe.</summary>
    /// <exception cref="SqlErrorException">26000 when there is none of that name; 25P02.</exception>
    public PreparedStatement Describe(string name)
    {
        PreparedStatement statement = Get(name);
        if (statement.Columns is not null)
        {
            _session.Transactions.RequireUsable();
        }

        return statement;
    }

    /// <summary>Extended protocol's Close; no error when there is none.</summary>
    public void Close(string name)
    {
        if (_byName.Remove(name, out PreparedStatement? closed))
        {
            _session.Record.NoteStatement(name, closed);
        }
    }

    /// <exception cref="SqlErrorException">42P05: the name is in use.</exception>
    internal void Add(PreparedStatement statement)
    {
        if (!_byName.TryAdd(statement.Name, statement))
        {
            throw new SqlErrorException(SqlState.DuplicatePstatement, $"prepared statement \"{statement.Name}\" already exists");
        }

        _session.Record.NoteStatement(statement.Name, null);
    }

    /// <summary>The unnamed statement is about to be replaced.</summary>
    internal void ForgetUnnamed() => _byName.Remove("");

    /// <summary>What a name stood for before; null: nothing.</summary>
    internal void Restore(string name, PreparedStatement? statement)
    {
        if (statement is null)
        {
            _byName.Remove(name);
        }
        else
        {
            _byName[name] = statement;
        }
    }

    /// <summary>DEALLOCATE.</summary>
    /// <param name="name">Null: all of them.</param>
    /// <exception cref="SqlErrorException">26000 when there is none of that name.</exception>
    internal void Remove(string? name)
    {
        if (name is not null && !_byName.ContainsKey(name))
        {
            throw Undefined(name);
        }

        foreach (string removed in name is null ? _byName.Keys.ToArray() : [name])
        {
            Close(removed);
        }
    }

    /// <summary>DISCARD PLANS: every prepared statement is planned anew.</summary>
    internal void ForgetPlans()
    {
        foreach (PreparedStatement statement in _byName.Values)
        {
            statement.ForgetPlan();
        }
    }

    private static SqlErrorException Undefined(string name) => new(
        SqlState.InvalidSqlStatementName,
        name.Length == 0 ? "unnamed prepared statement does not exist" : $"prepared statement \"{name}\" does not exist",
        routine: "FetchPreparedStatement");
}
