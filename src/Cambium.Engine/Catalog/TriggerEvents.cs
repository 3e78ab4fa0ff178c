namespace Cambium.Engine.Catalog;

/// <summary>What a trigger fires on; the numbers are those of pg_trigger.tgtype.</summary>
[Flags]
public enum TriggerEvents
{
    None = 0,
    Insert = 4,
    Delete = 8,
    Update = 16,
    Truncate = 32,
}
