namespace Cambium.Engine.Catalog;

/// <summary>In which sessions a trigger fires: the letters of pg_trigger.tgenabled.</summary>
public static class TriggerFiring
{
    public const char Origin = 'O';
    public const char Always = 'A';
    public const char Replica = 'R';
    public const char Disabled = 'D';

    /// <param name="isReplica">session_replication_role is replica: what is written there has been looked at where it comes from.</param>
    public static bool Fires(char firing, bool isReplica) => firing == Always || firing == (isReplica ? Replica : Origin);
}
