namespace Cambium.Sql.Sessions;

/// <summary>How a connection is encrypted, as pg_stat_ssl shows it.</summary>
/// <param name="Bits">Of the key.</param>
/// <param name="ClientName">Common name of the client's certificate; null without one.</param>
public sealed record TlsSession(string Version, string Cipher, int Bits, string? ClientName);
