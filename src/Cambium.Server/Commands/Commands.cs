using Cambium.Engine.Errors;
using Cambium.Log.Storage;

namespace Cambium.Server.Commands;

/// <summary>What commands on data directories have in common.</summary>
internal static class Commands
{
    /// <summary>Runs a command's work; what stands in its way is told in one line.</summary>
    /// <returns>The exit code.</returns>
    public static int Report(string command, Action work)
    {
        try
        {
            work();
            return 0;
        }
        catch (Exception exception) when (exception is LogException or IOException or UnauthorizedAccessException or InvalidDataException or SqlErrorException)
        {
            Console.Error.WriteLine($"{command}: {exception.Message}");
            return 1;
        }
    }
}
