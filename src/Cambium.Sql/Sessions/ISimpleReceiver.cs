namespace Cambium.Sql.Sessions;

/// <summary>Takes the answers of a simple query string: per statement its rows, then its command tag.</summary>
public interface ISimpleReceiver : IRowReceiver
{
    /// <summary>A statement is complete (CommandComplete), for example <c>INSERT 0 1</c>.</summary>
    void Completed(string commandTag);

    /// <summary>The whole string held no statement (EmptyQueryResponse).</summary>
    void Empty();
}
