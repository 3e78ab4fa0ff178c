namespace Cambium.Benchmarks.Peers;

/// <summary>What one run of one work on one peer gave.</summary>
/// <param name="Rate">Transactions a second.</param>
/// <param name="Errors">Errors or retries a second that the client saw.</param>
internal readonly record struct Measurement(double Rate, double Errors);
