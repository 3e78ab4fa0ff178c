namespace Cambium.Benchmarks.Memory;

/// <summary>What one server did in one round.</summary>
/// <param name="NewOrders">A second, all clerks together.</param>
/// <param name="Before">Point reads before the scan.</param>
/// <param name="During">Point reads while the scan runs, again and again.</param>
/// <param name="After">Point reads right after it.</param>
/// <param name="ScanSeconds">The first scan, whose table is mostly cold.</param>
/// <param name="PeakBytes">The highest resident set so far.</param>
internal sealed record MemoryRound(double NewOrders, HotReads.Result Before, HotReads.Result During, HotReads.Result After, double ScanSeconds, long PeakBytes);
