using Cambium.Engine.Transactions;
using Cambium.Sql.Settings;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Sessions;

/// <summary>What BEGIN and SET TRANSACTION say. Every level runs serializable; the one asked for is only shown.</summary>
internal sealed record TransactionCharacteristics(string Isolation, bool IsReadOnly, bool IsDeferrable)
{
    /// <summary>The past state it reads as a whole; null for the newest.</summary>
    public DatabaseRoot? AsOf { get; init; }

    public static TransactionCharacteristics Default(SessionSettings settings) => new(
        settings.Get("default_transaction_isolation")!,
        settings.GetBoolean("default_transaction_read_only"),
        settings.GetBoolean("default_transaction_deferrable"));

    public TransactionCharacteristics With(TransactionModes modes) => this with
    {
        Isolation = modes.Isolation is { } level ? NameOf(level) : Isolation,
        IsReadOnly = modes.IsReadOnly ?? IsReadOnly,
        IsDeferrable = modes.IsDeferrable ?? IsDeferrable,
    };

    public static string NameOf(IsolationLevel level) => level switch
    {
        IsolationLevel.ReadUncommitted => "read uncommitted",
        IsolationLevel.ReadCommitted => "read committed",
        IsolationLevel.RepeatableRead => "repeatable read",
        _ => "serializable",
    };
}
