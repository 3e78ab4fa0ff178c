namespace Tpcc.Targets;

/// <summary>What the verification of the log says.</summary>
/// <param name="IsSerializable">Whether log order is an equivalent serial order of all logged transactions, and the log is whole.</param>
/// <param name="Transactions">Number of transactions verified.</param>
/// <param name="HeadHash">Hash of the newest batch, hexadecimal: kept elsewhere it proves that the log was not edited.</param>
/// <param name="Claim">What exactly is claimed, or the counterexample.</param>
internal sealed record LogVerdict(bool IsSerializable, long Transactions, string HeadHash, string Claim);
