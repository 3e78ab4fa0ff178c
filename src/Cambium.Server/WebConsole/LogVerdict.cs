using Cambium.Engine.Transactions;
using Cambium.Engine.Verification;
using Cambium.Log.Verification;
using Cambium.Sql.Statements;
using Microsoft.Extensions.Logging;

namespace Cambium.Server.WebConsole;

/// <summary>
/// The verdict of verification on a running database's log. It takes the whole log and the memory of the whole database, so it runs
/// when somebody asks, one database after the other, on a thread of its own.
/// </summary>
/// <param name="turn">What all databases of a server share: one is verified at a time.</param>
public sealed class LogVerdict(string name, Database database, object turn, ILogger log) : IDisposable
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
            lock (turn)
            {
                LogEvaluator evaluator = new(new TableExpressionCompiler());
                VerifyReport report = new LogVerifier(new VerifyOptions(), evaluator, evaluator).Verify(database.ReadLog(database.FirstLogPosition).Select(Watch));
                (Report, Problem) = (report, null);
            }
        }
        catch (OperationCanceledException)
        {
            Problem = "the server is stopping";
        }
        catch (Exception exception)
        {
            // Whatever it is, the server goes on, and the next run may come to its end.
            Problem = exception.Message;
            log.VerificationFailed(name, exception);
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
