using System.CommandLine;

namespace Cambium.Server.Commands;

/// <summary><c>cambium log …</c>: looks at a transaction log, of a stopped or a running server.</summary>
public static class LogCommand
{
    public static Command Create() => new("log", "Lists, shows, verifies and exports a transaction log.")
    {
        LogListCommand.Create(),
        LogShowCommand.Create(),
        LogStatsCommand.Create(),
        LogVerifyCommand.Create(),
        LogGraphCommand.Create(),
        LogAdviseCommand.Create(),
        LogExportCommand.Create(),
        LogRecoverCommand.Create(),
    };
}
