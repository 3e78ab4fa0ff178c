using System.Diagnostics;
using System.Text;
using Npgsql;

namespace Cambium.Benchmarks.Peers;

/// <summary>Runs programs and gives back what they print.</summary>
internal static class Shell
{
    private static readonly TimeSpan AnswerPatience = TimeSpan.FromSeconds(60);

    /// <returns>Standard output and standard error, in the order of lines.</returns>
    /// <exception cref="InvalidOperationException">The program failed; the message holds the end of its output.</exception>
    public static string Run(string program, params string[] arguments) => Run(program, workingDirectory: null, arguments);

    public static string Run(string program, string? workingDirectory, string[] arguments)
    {
        var start = new ProcessStartInfo(program, arguments) { RedirectStandardOutput = true, RedirectStandardError = true, WorkingDirectory = workingDirectory ?? "" };
        using Process process = Process.Start(start) ?? throw new InvalidOperationException($"{program} could not be started");
        var output = new StringBuilder();
        process.OutputDataReceived += (_, line) => Add(line.Data);
        process.ErrorDataReceived += (_, line) => Add(line.Data);
        process.BeginOutputReadLine();
        process.BeginErrorReadLine();
        process.WaitForExit();
        string text = output.ToString();
        return process.ExitCode == 0
            ? text
            : throw new InvalidOperationException($"{program} {string.Join(' ', arguments)} ended with {process.ExitCode}: {text[Math.Max(0, text.Length - 2000)..]}");

        void Add(string? line)
        {
            lock (output)
            {
                output.AppendLine(line);
            }
        }
    }

    /// <summary>Connects again and again until <c>SELECT 1</c> is answered.</summary>
    public static void WaitForAnswer(IPeer peer)
    {
        long start = Stopwatch.GetTimestamp();
        while (true)
        {
            try
            {
                using var connection = new NpgsqlConnection($"Host=127.0.0.1;Port={peer.Port};Username={peer.User};Database={peer.Database};Pooling=false;Server Compatibility Mode=NoTypeLoading");
                connection.Open();
                using NpgsqlCommand command = new("SELECT 1", connection);
                command.ExecuteScalar();
                return;
            }
            catch (NpgsqlException) when (Stopwatch.GetElapsedTime(start) < AnswerPatience)
            {
                Thread.Yield();
            }
        }
    }
}
