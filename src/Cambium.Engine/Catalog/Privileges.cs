namespace Cambium.Engine.Catalog;

/// <summary>What can be granted. The bits are stored and never change.</summary>
[Flags]
public enum Privileges
{
    None = 0,
    Select = 1,
    Insert = 2,
    Update = 4,
    Delete = 8,
    Truncate = 16,
    References = 32,
    Trigger = 64,
    Usage = 128,
    Create = 256,
    Connect = 512,
    Temporary = 1024,
    Execute = 2048,
}
