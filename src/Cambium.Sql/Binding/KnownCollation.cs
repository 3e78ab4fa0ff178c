namespace Cambium.Sql.Binding;

/// <summary>A collation that every database has, as pg_collation shows it.</summary>
/// <param name="Provider">d, c (libc) or i (ICU).</param>
/// <param name="Encoding">-1 for any.</param>
internal sealed record KnownCollation(int Oid, string Name, char Provider, int Encoding, string? Locale);
