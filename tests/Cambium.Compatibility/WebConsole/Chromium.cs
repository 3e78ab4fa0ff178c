using System.Diagnostics;
using System.Net.WebSockets;
using System.Text;
using System.Text.Json;

namespace Cambium.Compatibility.WebConsole;

/// <summary>Debian's Chromium without a window, showing one page, driven through its debugging protocol.</summary>
internal sealed class Chromium : IAsyncDisposable
{
    private const string Program = "/usr/bin/chromium";
    private const string Listening = "DevTools listening on ";

    private readonly string _profile = Directory.CreateTempSubdirectory("cambium-chromium").FullName;
    private readonly Process _process;
    private readonly ClientWebSocket _socket = new();
    private int _lastId;

    private Chromium() => _process = Process.Start(new ProcessStartInfo(Program)
    {
        ArgumentList = { "--headless", "--no-sandbox", "--disable-gpu", $"--user-data-dir={_profile}", "--remote-debugging-port=0", "about:blank" },
        RedirectStandardError = true,
    })!;

    public static bool IsPresent => File.Exists(Program);

    public static async Task<Chromium> OpenAsync(Uri address)
    {
        Chromium browser = new();
        string? line;
        do
        {
            line = await browser._process.StandardError.ReadLineAsync();
        }
        while (line is not null && !line.StartsWith(Listening, StringComparison.Ordinal));

        _ = browser._process.StandardError.ReadToEndAsync();
        Uri control = new(line![Listening.Length..]);
        using HttpClient http = new();
        using HttpResponseMessage response = await http.PutAsync(new Uri($"http://{control.Authority}/json/new?{Uri.EscapeDataString(address.AbsoluteUri)}"), null);
        using JsonDocument page = JsonDocument.Parse(await response.Content.ReadAsStringAsync());
        await browser._socket.ConnectAsync(new Uri(page.RootElement.GetProperty("webSocketDebuggerUrl").GetString()!), CancellationToken.None);
        return browser;
    }

    /// <summary>What an expression in the page yields, as text.</summary>
    public async Task<string> EvaluateAsync(string expression)
    {
        int id = ++_lastId;
        byte[] request = JsonSerializer.SerializeToUtf8Bytes(new { id, method = "Runtime.evaluate", @params = new { expression = $"String({expression})", returnByValue = true } });
        await _socket.SendAsync(request, WebSocketMessageType.Text, endOfMessage: true, CancellationToken.None);
        while (true)
        {
            using JsonDocument answer = JsonDocument.Parse(await ReceiveAsync());
            if (answer.RootElement.TryGetProperty("id", out JsonElement answered) && answered.GetInt32() == id)
            {
                return answer.RootElement.GetProperty("result").GetProperty("result").GetProperty("value").GetString()!;
            }
        }
    }

    /// <summary>Waits until an expression is true in the page; false after ten seconds.</summary>
    public async Task<bool> BecomesAsync(string condition)
    {
        for (int tries = 0; tries < 100; tries++)
        {
            if (await EvaluateAsync(condition) == "true")
            {
                return true;
            }

            await Task.Delay(100);
        }

        return false;
    }

    public async ValueTask DisposeAsync()
    {
        _socket.Dispose();
        _process.Kill(entireProcessTree: true);
        await _process.WaitForExitAsync();
        _process.Dispose();
        Directory.Delete(_profile, recursive: true);
    }

    private async Task<string> ReceiveAsync()
    {
        byte[] buffer = new byte[1 << 16];
        StringBuilder text = new();
        WebSocketReceiveResult result;
        do
        {
            result = await _socket.ReceiveAsync(buffer, CancellationToken.None);
            text.Append(Encoding.UTF8.GetString(buffer, 0, result.Count));
        }
        while (!result.EndOfMessage);

        return text.ToString();
    }
}
