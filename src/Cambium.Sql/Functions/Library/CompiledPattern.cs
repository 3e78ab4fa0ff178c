using System.Text.RegularExpressions;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Functions.Library;

/// <summary>
/// A regular expression ready to match: by backtracking, which is fast on what is usual; where that takes long by an automaton, whose time grows
/// with the text only. What an automaton can't express (back references, look-around) goes on backtracking, in a thread that a cancelled
/// statement leaves behind: there is no other way to end a match from outside than its own timeout.
/// </summary>
internal sealed class CompiledPattern(string pattern, RegexOptions options)
{
    private static readonly TimeSpan s_quickMax = TimeSpan.FromMilliseconds(20);

    /// <summary>Backtracking without end is given up after this; PostgreSQL would go on.</summary>
    private static readonly TimeSpan s_patientMax = TimeSpan.FromSeconds(30);

    private readonly Regex _quick = new(pattern, options, s_quickMax);
    private volatile Regex? _patient;

    /// <exception cref="OperationCanceledException">The statement was cancelled.</exception>
    internal T Run<T>(Func<Regex, T> match, CancellationToken cancellation)
    {
        if (_patient is null)
        {
            try
            {
                return match(_quick);
            }
            catch (RegexMatchTimeoutException)
            {
                cancellation.ThrowIfCancellationRequested();
            }
        }

        Regex patient = _patient ??= CreatePatient();
        return patient.Options.HasFlag(RegexOptions.NonBacktracking) ? match(patient) : RunApart(match, patient, cancellation);
    }

    private Regex CreatePatient()
    {
        try
        {
            return new Regex(pattern, options | RegexOptions.NonBacktracking);
        }
        catch (NotSupportedException)
        {
            return new Regex(pattern, options, s_patientMax);
        }
    }

    private static T RunApart<T>(Func<Regex, T> match, Regex regex, CancellationToken cancellation)
    {
        Task<T> running = Task.Factory.StartNew(() => match(regex), CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default);
        try
        {
            running.Wait(cancellation);
            return running.Result;
        }
        catch (AggregateException failed) when (failed.InnerException is RegexMatchTimeoutException)
        {
            throw new SqlErrorException(SqlState.InvalidRegularExpression, "regular expression failed: regular expression is too complex");
        }
    }
}
