using System.Numerics;

namespace Cambium.Sql.Sessions;

/// <summary>The certificate that a client has shown, of an authority that the server believes.</summary>
/// <param name="CommonName">Whom it is made out to; null when it names nobody so.</param>
/// <param name="Subject">All of that: <c>/O=company/CN=name</c>.</param>
/// <param name="Issuer">Who signed it.</param>
public sealed record ClientCertificate(string? CommonName, string Subject, BigInteger Serial, string Issuer);
