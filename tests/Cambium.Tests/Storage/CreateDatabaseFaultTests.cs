using Cambium.Server.Hosting;
using Cambium.Tests.Scripts;
using Xunit;

namespace Cambium.Tests.Storage;

/// <summary>A database whose files can't be made isn't there, now and after a restart, and its name is free.</summary>
public sealed class CreateDatabaseFaultTests : IDisposable
{
    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-create-").FullName;

    public void Dispose() => Directory.Delete(_directory, recursive: true);

    [Theory]
    [InlineData("create database shop")]
    [InlineData("create database shop from cambium")]
    public async Task Files_in_the_way_are_an_error_of_the_disk(string statement)
    {
        await using (CambiumServer server = await Start())
        {
            // One where its folder would be made, one where its folder would come to lie.
            using ScriptSession session = ScriptSession.Open(server.EndPoint, "cambium", "cambium");
            File.WriteAllText(Path.Combine(_directory, "databases", "16385.new"), "");
            Assert.StartsWith("--! 58030", session.Execute(statement, [])[0], StringComparison.Ordinal);
            Directory.CreateDirectory(Path.Combine(_directory, "databases", "16386", "log"));
            Assert.StartsWith("--! 58030", session.Execute(statement, [])[0], StringComparison.Ordinal);
            Assert.Equal("--= CREATE DATABASE", session.Execute(statement, [])[0]);
            Directory.Delete(Path.Combine(_directory, "databases", "16386"), recursive: true);
            File.Delete(Path.Combine(_directory, "databases", "16385.new"));
        }

        await using CambiumServer again = await Start();
        using ScriptSession shop = ScriptSession.Open(again.EndPoint, "cambium", "shop");
        Assert.Contains("--| shop", shop.Execute("select current_database()", []));
    }

    private Task<CambiumServer> Start() => CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = _directory });
}
