namespace Cambium.Client;

/// <summary>The codes the provider itself acts upon (PostgreSQL's manual, appendix A).</summary>
internal static class SqlStates
{
    public const string ConnectionClass = "08";
    public const string TransactionResolutionUnknown = "08007";
    public const string InFailedTransaction = "25P02";
    public const string SerializationFailure = "40001";
    public const string StatementCompletionUnknown = "40003";
    public const string DeadlockDetected = "40P01";
}
