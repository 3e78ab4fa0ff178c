namespace Cambium.Server.WebConsole;

/// <summary>What happened in a database within one second.</summary>
public readonly record struct ActivitySample(long Commits, long Conflicts, int Active);
