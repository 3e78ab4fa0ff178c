using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>Tests that measure the whole process run when no other test does.</summary>
[CollectionDefinition(Name, DisableParallelization = true)]
public sealed class AloneCollection
{
    public const string Name = "alone";
}
