using Cambium.Sql.Settings;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Sessions;

/// <summary>What BEGIN and SET TRANSACTION say. Every level runs serializable; the one asked for is only shown.</summary>
internal sealed record TransactionCharacteristics(string Isolation, bool IsReadOnly, bool IsDeferrable)
{
    public static TransactionCharacteristics Default(SessionSettings settings) => new(
        settings.Get("default_transaction_isolation")!,
        settings.GetBoolean("default_transaction_read_only"),
        settings.GetBoolean("default_transaction_deferrable"));

    public TransactionCharacteristics With(TransactionModes modes) => new(
        modes.Isolation is { } level ? NameOf(level) : Isolation,
        modes.IsReadOnly ?? IsReadOnly,
        modes.IsDeferrable ?? IsDeferrable);

    public static string NameOf(IsolationLevel level) => level switch
    {
        IsolationLevel.ReadUncommitted => "read uncommitted",
        IsolationLevel.ReadCommitted => "read committed",
        IsolationLevel.RepeatableRead => "repeatable read",
        _ => "serializable",
    };
}
