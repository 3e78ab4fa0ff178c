using System.Net;

namespace Cambium.Tests.Scripts;

/// <summary>A PostgreSQL 15 server, given as <c>CAMBIUM_TEST_POSTGRES=Host=127.0.0.1;Port=5433;Username=postgres</c>, that runs each script in a database of its own.</summary>
internal sealed class ScriptOracle
{
    private ScriptOracle(IPEndPoint endPoint, string user)
    {
        EndPoint = endPoint;
        User = user;
    }

    public IPEndPoint EndPoint { get; }

    public string User { get; }

    /// <returns>Null where the variable is not set.</returns>
    public static ScriptOracle? FromEnvironment()
    {
        string? text = Environment.GetEnvironmentVariable("CAMBIUM_TEST_POSTGRES");
        if (string.IsNullOrEmpty(text))
        {
            return null;
        }

        Dictionary<string, string> parts = text.Split(';', StringSplitOptions.RemoveEmptyEntries)
            .Select(part => part.Split('=', 2))
            .ToDictionary(part => part[0].Trim(), part => part[1].Trim(), StringComparer.OrdinalIgnoreCase);
        string host = parts.GetValueOrDefault("Host", "127.0.0.1");
        IPAddress address = IPAddress.TryParse(host, out IPAddress? ip) ? ip : Dns.GetHostAddresses(host)[0];
        string port = parts.GetValueOrDefault("Port", "5432");
        return new ScriptOracle(new IPEndPoint(address, int.Parse(port, System.Globalization.CultureInfo.InvariantCulture)), parts.GetValueOrDefault("Username", "postgres"));
    }

    public IReadOnlyList<IReadOnlyList<string>> Run(Script script)
    {
        string database = "cambium_script_" + Guid.NewGuid().ToString("N");
        using ScriptSession administrator = ScriptSession.Open(EndPoint, User, "postgres");
        Require(administrator.Execute($"CREATE DATABASE {database} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8'", []));
        try
        {
            return ScriptRun.Execute(script, EndPoint, User, database);
        }
        finally
        {
            Require(administrator.Execute($"DROP DATABASE {database} WITH (FORCE)", []));
        }
    }

    private static void Require(IReadOnlyList<string> answer)
    {
        if (answer.Any(line => line.StartsWith("--!", StringComparison.Ordinal)))
        {
            throw new IOException(string.Join('\n', answer));
        }
    }
}
