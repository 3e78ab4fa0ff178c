namespace Cambium.Sql.Sessions;

/// <summary>A session's transaction state; the values are the status bytes of the protocol's ReadyForQuery.</summary>
public enum TransactionStatus : byte
{
    Idle = (byte)'I',
    InTransaction = (byte)'T',
    Failed = (byte)'E',
}
