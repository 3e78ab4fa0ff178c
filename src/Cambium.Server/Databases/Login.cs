namespace Cambium.Server.Databases;

/// <summary>What a database knows of a role that wants in.</summary>
/// <param name="IsAllowed">It exists and may log in.</param>
/// <param name="Verifier">Its password's SCRAM verifier; null: it has none.</param>
/// <param name="IsTrusted">It has no password, and no superuser has one: from this machine it may come in without.</param>
public readonly record struct Login(bool IsAllowed, string? Verifier, bool IsTrusted);
