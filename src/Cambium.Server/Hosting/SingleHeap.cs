using System.Collections;
using System.Runtime;
using System.Runtime.InteropServices;
using System.Text;

namespace Cambium.Server.Hosting;

/// <summary>
/// The collector's heaps, one for each core, each keep room of their own. In a process that may use little there is one, which only the environment that the runtime
/// starts in can tell it: such a process begins again in its place (execve), with the same id, files and arguments.
/// </summary>
internal static class SingleHeap
{
    /// <summary>Beyond it several heaps are worth what they take.</summary>
    private const long LimitMax = 512L << 20;

    private const string Variable = "DOTNET_GCHeapCount";

    /// <summary>Doesn't return if the process begins again; where that isn't needed or can't be done, it does, and nothing has changed.</summary>
    /// <param name="limit">What the process shall use, in bytes.</param>
    public static void Require(long limit)
    {
        if (limit >= LimitMax || Environment.ProcessPath is not { } path || !GCSettings.IsServerGC || Environment.ProcessorCount == 1 || !OperatingSystem.IsLinux() || Environment.GetEnvironmentVariable(Variable) is not null)
        {
            return;
        }

        string[] arguments = Encoding.UTF8.GetString(File.ReadAllBytes("/proc/self/cmdline")).Split('\0')[..^1];
        IEnumerable<string> environment = Environment.GetEnvironmentVariables().Cast<DictionaryEntry>().Select(static entry => $"{entry.Key}={entry.Value}");
        _ = Execute(path, [.. arguments, null], [.. environment, Variable + "=1", null]);
    }

    [DllImport("libc", EntryPoint = "execve", CharSet = CharSet.Ansi, BestFitMapping = false, ThrowOnUnmappableChar = true)]
    private static extern int Execute(
        [MarshalAs(UnmanagedType.LPUTF8Str)] string path,
        [In, MarshalAs(UnmanagedType.LPArray, ArraySubType = UnmanagedType.LPStr)] string?[] arguments,
        [In, MarshalAs(UnmanagedType.LPArray, ArraySubType = UnmanagedType.LPStr)] string?[] environment);
}
