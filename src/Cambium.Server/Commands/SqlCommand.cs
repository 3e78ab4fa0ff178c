using System.CommandLine;
using System.Net;
using System.Net.Sockets;
using System.Security.Authentication;
using Cambium.Server.Hosting;
using Cambium.Server.Shell;
using Cambium.Wire;
using Cambium.Wire.Frontend;

namespace Cambium.Server.Commands;

/// <summary>
/// <c>cambium sql</c>: a small shell. Exit codes: 0; 1 when a statement of <c>-c</c> failed; 2 without a connection; 3 when an error
/// ended the input under <c>--stop</c>.
/// </summary>
internal static class SqlCommand
{
    private const int FailedExitCode = 1;
    private const int NoConnectionExitCode = 2;
    private const int StoppedExitCode = 3;

    public static Command Create()
    {
        var listen = new Option<string?>("--listen") { Description = "ADDRESS:PORT of the server (CAMBIUM_LISTEN), 127.0.0.1:5432." };
        var user = new Option<string?>("--user") { Description = "Role (CAMBIUM_USER), cambium." };
        var database = new Option<string?>("--database") { Description = "Database (CAMBIUM_DATABASE); the role's name." };
        var tls = new Option<bool>("--tls") { Description = "Connects by TLS only." };
        var statements = new Option<string[]>("-c", "--command") { Description = "Runs this and leaves; may be repeated.", AllowMultipleArgumentsPerToken = false };
        var stop = new Option<bool>("--stop") { Description = "The first error ends the input, exit code 3." };
        var json = new Option<bool>("--json") { Description = "Prints a JSON object per row." };
        var csv = new Option<bool>("--csv") { Description = "Prints CSV." };
        var quiet = new Option<bool>("--quiet") { Description = "No command tags and notices." };
        var command = new Command("sql", "Runs SQL: interactively, from standard input, or from -c. The password is CAMBIUM_PASSWORD.")
        {
            listen, user, database, tls, statements, stop, json, csv, quiet,
        };
        command.SetAction(result =>
        {
            var configuration = ServerConfiguration.Load(
                null, ("listen", result.GetValue(listen)), ("user", result.GetValue(user)), ("database", result.GetValue(database)));
            OutputFormat format = result.GetValue(json) ? OutputFormat.Json : result.GetValue(csv) ? OutputFormat.Csv : OutputFormat.Aligned;
            return Run(configuration, result.GetValue(tls), result.GetValue(statements) ?? [], result.GetValue(stop), format, result.GetValue(quiet));
        });
        return command;
    }

    private static int Run(ServerConfiguration configuration, bool usesTls, string[] statements, bool stops, OutputFormat format, bool isQuiet)
    {
        IPEndPoint endPoint = configuration.LoopbackListen;
        (string user, string database, string? password) = configuration.Login;
        try
        {
            using var connection = FrontendConnection.Open(endPoint.Address.ToString(), endPoint.Port, user, database, password, usesTls);
            using var output = new StreamWriter(Console.OpenStandardOutput()) { AutoFlush = !Console.IsOutputRedirected };
            var printer = new ResultPrinter(output, Console.Error, Console.In, format, isQuiet);
            Console.CancelKeyPress += (_, pressed) =>
            {
                pressed.Cancel = true;
                connection.Cancel();
            };
            bool isInteractive = !Console.IsInputRedirected && statements.Length == 0;
            var shell = new SqlShell(connection, printer, Console.In, isInteractive ? output : null, stops);
            return statements.Length == 0 ? shell.Run() : Run(shell, statements, stops);
        }
        catch (FrontendErrorException error)
        {
            Console.Error.WriteLine($"cambium sql: {error.Fields.GetValueOrDefault('S')}:  {error.Message}");
            return NoConnectionExitCode;
        }
        catch (Exception exception) when (exception is SocketException or IOException or ProtocolErrorException or AuthenticationException)
        {
            Console.Error.WriteLine($"cambium sql: {endPoint}: {exception.Message}");
            return NoConnectionExitCode;
        }
    }

    private static int Run(SqlShell shell, string[] statements, bool stops)
    {
        int exitCode = 0;
        foreach (string statement in statements)
        {
            if (!shell.Run(statement))
            {
                if (stops)
                {
                    return StoppedExitCode;
                }

                exitCode = FailedExitCode;
            }
        }

        return exitCode;
    }
}
