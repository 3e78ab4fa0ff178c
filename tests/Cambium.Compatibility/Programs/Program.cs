using System.Diagnostics;
using Xunit;

namespace Cambium.Compatibility.Programs;

/// <summary>A client program installed on this machine; a test that needs one that is missing is skipped visibly.</summary>
internal static class Program
{
    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(2);

    /// <returns>Exit code and everything printed.</returns>
    public static async Task<(int ExitCode, string Output)> RunAsync(string name, IEnumerable<string> arguments, string input = "")
    {
        (int exitCode, string output, string errors) = await RunAsync(name, arguments, new Dictionary<string, string>(), input);
        return (exitCode, output + errors);
    }

    /// <param name="environment">Variables besides this process's own.</param>
    /// <returns>Exit code and what was printed to either stream.</returns>
    public static async Task<(int ExitCode, string Output, string Errors)> RunAsync(
        string name, IEnumerable<string> arguments, IReadOnlyDictionary<string, string> environment, string input = "")
    {
        Skip.If(Find(name) is null, $"{name} is not installed");
        var start = new ProcessStartInfo(Find(name)!, arguments) { RedirectStandardOutput = true, RedirectStandardError = true, RedirectStandardInput = true };
        start.Environment["PGOPTIONS"] = "";
        foreach ((string variable, string value) in environment)
        {
            start.Environment[variable] = value;
        }

        using Process process = Process.Start(start)!;
        await process.StandardInput.WriteAsync(input);
        process.StandardInput.Close();
        Task<string> output = process.StandardOutput.ReadToEndAsync();
        Task<string> errors = process.StandardError.ReadToEndAsync();
        using var timeout = new CancellationTokenSource(Patience);
        try
        {
            await process.WaitForExitAsync(timeout.Token);
        }
        catch (OperationCanceledException)
        {
            process.Kill(entireProcessTree: true);
            throw new TimeoutException($"{name} did not end: {await output}{await errors}");
        }

        return (process.ExitCode, await output, await errors);
    }

    private static string? Find(string name) => Path.IsPathRooted(name) ? File.Exists(name) ? name : null : (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator)
        .Select(directory => Path.Combine(directory, name))
        .FirstOrDefault(File.Exists);
}
