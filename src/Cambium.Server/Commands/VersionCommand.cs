using System.CommandLine;
using System.Reflection;

namespace Cambium.Server.Commands;

/// <summary><c>cambium version</c>.</summary>
internal static class VersionCommand
{
    /// <summary>The version of this build, without its source revision.</summary>
    public static string Version =>
        typeof(VersionCommand).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion.Split('+')[0] ?? "0";

    public static Command Create()
    {
        var command = new Command("version", "Prints the version.");
        command.SetAction(_ => Console.WriteLine($"cambium {Version}"));
        return command;
    }
}
