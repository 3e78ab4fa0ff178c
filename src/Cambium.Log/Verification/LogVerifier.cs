using Cambium.Log.Reading;
using Cambium.Log.Records;
using Cambium.Log.Storage;

namespace Cambium.Log.Verification;

/// <summary>
/// Shows from the log alone that what committed is serializable, in log order. Shares no code with the committer.
/// </summary>
/// <remarks>
/// <para>A transaction may have read at an old snapshot and commit after others did. That is the same as if it had run alone
/// at its own place in the log exactly when all it read is the same there. So for each transaction: take the state at its
/// final snapshot and the state just before its position, and compare what its notes cover.</para>
/// <para>T5 read "all rows with qty &lt; 10, column qty" at snapshot 3. T4 changed qty of row 7 from 12 to 8: in T5's place
/// the scan would have found row 7. Counterexample: transaction 5, note, other transaction 4, row 7, column qty.</para>
/// <para>Memory: the current state and a window of recent changes. Columns that a row doesn't have count as NULL.</para>
/// </remarks>
public sealed class LogVerifier
{
    private readonly VerifyOptions _options;
    private readonly IConstraintChecker? _constraints;
    private readonly IIndexEvaluator? _indexes;

    /// <param name="options">Limits.</param>
    /// <param name="constraints">Null: constraints are not checked.</param>
    /// <param name="indexes">Null: notes on indexes whose key is computed are not checked where something changed in the table.</param>
    public LogVerifier(VerifyOptions? options = null, IConstraintChecker? constraints = null, IIndexEvaluator? indexes = null)
    {
        _options = options ?? new VerifyOptions();
        _constraints = constraints;
        _indexes = indexes;
    }

    /// <summary>Verifies a whole log, checksums and chain included.</summary>
    /// <param name="progress">Told the bytes read so far, of <see cref="LogReader.TotalBytes"/>.</param>
    public VerifyReport Verify(LogReader log, IProgress<long>? progress = null)
    {
        VerificationRun verification = new(_options, _constraints, _indexes);
        try
        {
            foreach (LogBatchRecords batch in log.ReadBatches(1))
            {
                progress?.Report(log.BytesRead);
                if (!batch.Records.All(verification.Add))
                {
                    break;
                }
            }
        }
        catch (LogDamageException e)
        {
            return verification.Report with { Counterexample = new Counterexample(ViolationKind.Chain, e.Position, e.Message) };
        }

        VerifyReport report = verification.Report;
        if (report.LastPosition != log.LastPosition)
        {
            return report;
        }

        string head = Convert.ToHexString(log.HeadHash.Span).ToLowerInvariant();
        return report with
        {
            HeadHash = head,
            Counterexample = _options.ExpectedHeadHash is string expected && expected != head
                ? new Counterexample(ViolationKind.Chain, report.LastPosition, $"the head's hash isn't {expected}")
                : null,
        };
    }

    /// <summary>Verifies records given in order from position 1.</summary>
    /// <param name="progress">Told the position every thousand records.</param>
    public VerifyReport Verify(IEnumerable<LogRecord> records, IProgress<long>? progress = null)
    {
        VerificationRun verification = new(_options, _constraints, _indexes);
        foreach (LogRecord record in records)
        {
            if (!verification.Add(record))
            {
                break;
            }

            if (record.Position % 1000 == 0)
            {
                progress?.Report(record.Position);
            }
        }

        return verification.Report;
    }
}
