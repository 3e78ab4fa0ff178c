using Cambium.Engine.Transactions;
using Cambium.Engine.Verification;
using Cambium.Log.Storage;
using Cambium.Log.Verification;
using Cambium.Sql.Statements;

namespace Cambium.Server.WebConsole;

/// <summary>
/// The verdict of verification on a running database's log. It takes the whole log and the memory of the whole database, so it runs
/// when somebody asks, one at a time, on a thread of its own.
/// </summary>
public sealed class LogVerdict(Database database) : IDisposable
{
    private readonly CancellationTokenSource _stop = new();
    private int _isRunning;
    private long _verified;

    /// <summary>The last report; null before the first.</summary>
    public VerifyReport? Report { get; private set; }

    /// <summary>Why the last run has not come to a report; null when it has.</summary>
    public string? Problem { get; private set; }

    public bool IsRunning => Volatile.Read(ref _isRunning) != 0;

    /// <summary>How far the run under way has come.</summary>
    public long Verified => Interlocked.Read(ref _verified);

    public void Start()
    {
        if (Interlocked.Exchange(ref _isRunning, 1) == 0)
        {
            new Thread(Run) { IsBackground = true, Priority = ThreadPriority.BelowNormal, Name = "Cambium verification" }.Start();
        }
    }

    public void Dispose() => _stop.Cancel();

    private void Run()
    {
        try
        {
            LogEvaluator evaluator = new(new TableExpressionCompiler());
            VerifyReport report = new LogVerifier(new VerifyOptions(), evaluator, evaluator).Verify(database.ReadLog(database.FirstLogPosition).Select(Watch));
            (Report, Problem) = (report, null);
        }
        catch (OperationCanceledException)
        {
            Problem = "the server is stopping";
        }
        catch (Exception exception) when (exception is LogException or IOException or ObjectDisposedException)
        {
            Problem = exception.Message;
        }
        finally
        {
            Volatile.Write(ref _isRunning, 0);
        }
    }

    private Cambium.Log.Records.LogRecord Watch(Cambium.Log.Records.LogRecord record)
    {
        _stop.Token.ThrowIfCancellationRequested();
        Interlocked.Exchange(ref _verified, record.Position);
        return record;
    }
}
