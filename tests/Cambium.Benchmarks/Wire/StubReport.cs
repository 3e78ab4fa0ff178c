using System.CommandLine;

namespace Cambium.Benchmarks.Wire;

/// <summary><c>stub MODE --port N</c>: runs the answering stub until it is interrupted, for a pgbench beside it.</summary>
internal static class StubReport
{
    public static Command Command()
    {
        Argument<AnsweringStub.Mode> mode = new("mode") { Description = "How connections are served." };
        Option<int> port = new("--port") { Description = "Loopback port.", DefaultValueFactory = _ => 56499 };
        Command command = new("stub", "A server that only answers, the limit of any protocol loop.") { mode, port };
        command.SetAction((result, cancellation) => AnsweringStub.RunAsync(result.GetValue(mode), result.GetValue(port), cancellation));
        return command;
    }
}
