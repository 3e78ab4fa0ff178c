using Xunit;

namespace Cambium.Compatibility.Clients;

/// <summary>Tests with real client programs run one after the other on one server: a JVM beside a node is more than a small machine bears.</summary>
[CollectionDefinition(Name)]
public sealed class ClientsCollection : ICollectionFixture<ClientServers>
{
    public const string Name = "clients";
}
