namespace Cambium.Log.Format;

/// <summary>First byte of each node of an encoded filter. The numbers are the log format's and never change.</summary>
internal enum FilterTag : byte
{
    None = 0,
    Comparison = 1,
    In = 2,
    IsNull = 3,
    Prefix = 4,
    And = 5,
    Or = 6,
    Not = 7,
}
