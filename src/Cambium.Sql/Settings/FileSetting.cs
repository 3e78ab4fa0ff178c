namespace Cambium.Sql.Settings;

/// <summary>A row of pg_file_settings: what a file of the configuration says now, whether or not that was read yet.</summary>
/// <param name="Name">Null, as the value, of a line that can't be read.</param>
/// <param name="IsApplied">It would take effect if the file was read anew.</param>
/// <param name="Error">Why not; null where another line of the same setting counts.</param>
public sealed record FileSetting(string File, int? Line, string? Name, string? Setting, bool IsApplied, string? Error);
