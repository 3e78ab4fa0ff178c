using System.CommandLine;
using System.Net.Sockets;
using Cambium.Server.Hosting;

namespace Cambium.Server.Commands;

/// <summary><c>cambium health</c>: exit code 0 when the server on the configured address answers the protocol, 1 otherwise.</summary>
internal static class HealthCommand
{
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(2);

    public static Command Create()
    {
        var listen = new Option<string?>("--listen") { Description = "Address and port of the server." };
        var command = new Command("health", "Asks the server on this machine whether it answers.") { listen };
        command.SetAction((result, cancellation) => RunAsync(ServerConfiguration.Load(null, ("listen", result.GetValue(listen))), cancellation));
        return command;
    }

    private static async Task<int> RunAsync(ServerConfiguration configuration, CancellationToken cancellation)
    {
        using var timeout = CancellationTokenSource.CreateLinkedTokenSource(cancellation);
        timeout.CancelAfter(Patience);
        try
        {
            using var client = new TcpClient();
            await client.ConnectAsync(configuration.LoopbackListen, timeout.Token);
            NetworkStream stream = client.GetStream();
            // SSLRequest: the shortest question any server of the protocol answers, with one byte.
            await stream.WriteAsync(new byte[] { 0, 0, 0, 8, 0x04, 0xD2, 0x16, 0x2F }, timeout.Token);
            byte[] answer = new byte[1];
            await stream.ReadExactlyAsync(answer, timeout.Token);
            Console.WriteLine("accepting connections");
            return 0;
        }
        catch (Exception exception) when (exception is SocketException or OperationCanceledException or IOException)
        {
            await Console.Error.WriteLineAsync($"no answer from {configuration.LoopbackListen}: {exception.Message}");
            return 1;
        }
    }
}
