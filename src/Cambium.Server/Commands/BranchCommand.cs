using System.CommandLine;
using System.Globalization;
using System.Net;
using System.Net.Sockets;
using Cambium.Engine.Values;
using Cambium.Server.Databases;
using Cambium.Server.Hosting;
using Cambium.Server.Shell;
using Cambium.Wire;
using Cambium.Wire.Frontend;

namespace Cambium.Server.Commands;

/// <summary>
/// <c>cambium branch create NAME [--from DATABASE] [--at POSITION|TIME]</c>, <c>branch list</c>, <c>branch drop NAME</c>: writable copies of a
/// database that share its pages, made by a running server or, with <c>--data</c>, in the directory of a stopped one.
/// </summary>
internal static class BranchCommand
{
    private const string ListSql = "SELECT name, origin, origin_position FROM pg_cambium.branches ORDER BY name";

    public static Command Create()
    {
        var name = new Argument<string>("name") { Description = "The branch: a database's name." };
        var from = new Option<string?>("--from") { Description = "The database to branch off from; the one connected to." };
        var at = new Option<string?>("--at") { Description = "Its last commit to have: a log position, or a time (everything committed up to then); the newest." };
        var create = new Command("create", "Makes a branch.") { name, from, at };
        var list = new Command("list", "Lists branches, what they branched off from and where.");
        var drop = new Command("drop", "Drops a branch: what it shares with others stays.") { name };
        var server = new ServerOptions();
        foreach (Command command in new[] { create, list, drop })
        {
            server.AddTo(command);
        }

        create.SetAction(result => server.Run(result, database => CreateSql(result.GetValue(name)!, result.GetValue(from) ?? database, result.GetValue(at))));
        list.SetAction(result => server.Run(result, static _ => ListSql));
        drop.SetAction(result => server.Run(result, _ => $"DROP DATABASE {Identifier.InQuotes(result.GetValue(name)!)}"));
        return new Command("branch", "Makes, lists and drops branches of databases.") { create, list, drop };
    }

    private static string CreateSql(string name, string from, string? at) =>
        $"CREATE DATABASE {Identifier.InQuotes(name)} FROM {Identifier.InQuotes(from)}" + at switch
        {
            null => "",
            _ when long.TryParse(at, NumberStyles.None, CultureInfo.InvariantCulture, out long position) => string.Create(CultureInfo.InvariantCulture, $" AS OF COMMIT {position}"),
            _ => $" AS OF TIMESTAMP '{at.Replace("'", "''", StringComparison.Ordinal)}'",
        };

    /// <summary>Where the server is, or the directory of one that is stopped.</summary>
    private sealed class ServerOptions
    {
        private readonly Option<string?> _data = new("--data") { Description = "Data directory of a stopped server; without it a running one is asked." };
        private readonly Option<string?> _listen = new("--listen") { Description = "ADDRESS:PORT of the running server (CAMBIUM_LISTEN), 127.0.0.1:5432." };
        private readonly Option<string?> _user = new("--user") { Description = "Role (CAMBIUM_USER), cambium; the password is CAMBIUM_PASSWORD." };
        private readonly Option<string?> _database = new("--database") { Description = "Database to connect to (CAMBIUM_DATABASE); the role's name." };
        private readonly Option<bool> _json = new("--json") { Description = "Prints JSON for programs." };

        public void AddTo(Command command)
        {
            command.Add(_data);
            command.Add(_listen);
            command.Add(_user);
            command.Add(_database);
            command.Add(_json);
        }

        /// <param name="sql">The statement, given the database connected to.</param>
        /// <returns>The exit code.</returns>
        public int Run(ParseResult result, Func<string, string> sql)
        {
            var configuration = ServerConfiguration.Load(null, ("listen", result.GetValue(_listen)), ("user", result.GetValue(_user)), ("database", result.GetValue(_database)));
            (string user, string database, string? password) = configuration.Login;
            OutputFormat format = result.GetValue(_json) ? OutputFormat.Json : OutputFormat.Aligned;
            bool isDone = false;
            int exitCode = Commands.Report("cambium branch", () =>
            {
                CambiumServer? stopped = result.GetValue(_data) is { } data ? Start(data, user, database) : null;
                try
                {
                    using FrontendConnection connection = Connect(stopped?.EndPoint ?? configuration.LoopbackListen, user, database, password);
                    var printer = new ResultPrinter(Console.Out, Console.Error, Console.In, format, isQuiet: true);
                    isDone = new SqlShell(connection, printer, Console.In, null, stops: true).Run(sql(database));
                }
                finally
                {
                    stopped?.DisposeAsync().AsTask().GetAwaiter().GetResult();
                }
            });
            return isDone ? exitCode : 1;
        }

        /// <summary>A server for this one statement, on a port that only this process knows.</summary>
        private static CambiumServer Start(string data, string user, string database) => File.Exists(Path.Combine(data, DatabaseFolder.FormatFile))
            ? CambiumServer.StartAsync(new CambiumServerOptions { DataDirectory = data, User = user, Database = database }).GetAwaiter().GetResult()
            : throw new IOException($"\"{data}\" is no data directory");

        private static FrontendConnection Connect(IPEndPoint endPoint, string user, string database, string? password)
        {
            try
            {
                return FrontendConnection.Open(endPoint.Address.ToString(), endPoint.Port, user, database, password, usesTls: false);
            }
            catch (Exception exception) when (exception is SocketException or FrontendErrorException or ProtocolErrorException)
            {
                throw new IOException($"{endPoint}: {exception.Message}", exception);
            }
        }
    }
}
