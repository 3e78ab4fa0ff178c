namespace Cambium.Benchmarks.Peers;

/// <summary>What one run of one work on one peer gave.</summary>
/// <param name="Rate">Transactions a second.</param>
/// <param name="Errors">Errors or retries a second that the client saw.</param>
/// <param name="P99Milliseconds">From a transaction's beginning to its last try's commit; NaN where it wasn't asked for.</param>
internal readonly record struct Measurement(double Rate, double Errors, double P99Milliseconds = double.NaN);
