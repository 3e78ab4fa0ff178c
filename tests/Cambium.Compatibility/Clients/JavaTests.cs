using Xunit;

namespace Cambium.Compatibility.Clients;

/// <summary>pgJDBC: metadata, and what applications do in each of its query modes.</summary>
[Collection(ClientsCollection.Name)]
public sealed class JavaTests(ClientServers servers)
{
    /// <summary>Debian's libpostgresql-jdbc-java.</summary>
    private const string Driver = "/usr/share/java/postgresql.jar";

    [SkippableTheory]
    [InlineData("Metadata")]
    [InlineData("Statements")]
    [InlineData("LargeObjects")]
    public async Task Answers_as_PostgreSQL_does(string script)
    {
        Skip.IfNot(File.Exists(Driver), $"{Driver} is not installed");

        // The JDK runs a single source file without compiling it first; a JRE does not.
        ClientScript source = new($"java/{script}.java", "java", "-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", Driver);
        await (await source.NeedsAsync("-m", "jdk.compiler/com.sun.tools.javac.Main", "-version")).RunAsync(servers);
    }
}
