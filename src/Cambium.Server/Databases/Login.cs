namespace Cambium.Server.Databases;

/// <summary>What a database knows of a role that wants in.</summary>
/// <param name="Refusal">Why it may not: there is no such role, or it may not log in. Null when it may.</param>
/// <param name="Verifier">Its password's SCRAM verifier; null: it has none, or none that is still valid.</param>
/// <param name="IsTrusted">It has no password, and no superuser has one: from this machine it may come in without.</param>
public readonly record struct Login(string? Refusal, string? Verifier, bool IsTrusted)
{
    public bool IsAllowed => Refusal is null;
}
