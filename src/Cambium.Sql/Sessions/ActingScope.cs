namespace Cambium.Sql.Sessions;

/// <summary>A part of a statement that acts for another role. Disposing ends it.</summary>
internal readonly struct ActingScope(SessionRoles roles, ActingRole? before) : IDisposable
{
    public void Dispose() => roles.EndActing(before);
}
