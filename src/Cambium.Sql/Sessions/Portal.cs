namespace Cambium.Sql.Sessions;

/// <summary>A prepared statement bound to parameters: an execution that can stop after some rows and go on.</summary>
public sealed class Portal
{
    internal Portal(string name, PreparedStatement statement)
    {
        Name = name;
        Statement = statement;
    }

    /// <summary>Empty for the unnamed portal.</summary>
    public string Name { get; }

    public PreparedStatement Statement { get; }

    /// <summary>Null: returns no rows.</summary>
    public IReadOnlyList<ResultColumn>? Columns => Statement.Columns;

    /// <param name="rowsMax">Rows after which the portal is suspended; 0 = no limit.</param>
    /// <exception cref="Engine.Errors.SqlErrorException">The statement failed; so did the transaction.</exception>
    public PortalResult Execute(IRowReceiver receiver, long rowsMax) => throw new NotImplementedException();
}
