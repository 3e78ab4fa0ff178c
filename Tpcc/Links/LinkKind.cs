namespace Tpcc.Links;

/// <summary>What clerks send their statements through.</summary>
internal enum LinkKind
{
    /// <summary>The target's ADO.NET provider.</summary>
    Provider,

    /// <summary>The protocol itself.</summary>
    Wire,
}
