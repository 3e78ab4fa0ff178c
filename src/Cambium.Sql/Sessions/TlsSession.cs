namespace Cambium.Sql.Sessions;

/// <summary>How a connection is encrypted, as pg_stat_ssl shows it.</summary>
/// <param name="Cipher">OpenSSL's name of it.</param>
/// <param name="Bits">Of the key.</param>
/// <param name="Client">Null when the client showed no certificate.</param>
public sealed record TlsSession(string Version, string Cipher, int Bits, ClientCertificate? Client);
