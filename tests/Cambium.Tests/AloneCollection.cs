using Xunit;

namespace Cambium.Tests;

/// <summary>Tests of time limits, which run while no others do: a limit met by a statement that only waited for the processor would prove nothing.</summary>
[CollectionDefinition(Name, DisableParallelization = true)]
public sealed class AloneCollection
{
    internal const string Name = "alone";
}
