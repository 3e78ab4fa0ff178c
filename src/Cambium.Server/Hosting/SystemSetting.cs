namespace Cambium.Server.Hosting;

/// <summary>A line of the file that ALTER SYSTEM writes.</summary>
/// <param name="Line">Counted from 1; 0: not written yet.</param>
internal sealed record SystemSetting(int Line, string Name, string Value);
