using Cambium.Log.Records;

namespace Cambium.Log.Verification;

/// <summary>
/// Tests constraints during verification. They are SQL expressions, which this project can't evaluate: the server hands in
/// an implementation that follows the catalog through the records' writes to table 0.
/// </summary>
public interface IConstraintChecker
{
    /// <summary>How many rows were tested so far, each constraint for itself.</summary>
    long Tests { get; }

    /// <summary>What can't be tested, by name, with the reason.</summary>
    IReadOnlyCollection<string> NotChecked { get; }

    /// <summary>Called for every record in order, after its writes were replayed.</summary>
    /// <returns>Null when every constraint it can test holds, else what was violated.</returns>
    string? Check(LogRecord record, IVerifiedState state);
}
