using Cambium.Log.Records;

namespace Cambium.Log.Verification;

/// <summary>
/// Computes keys of indexes over SQL expressions, which this project can't evaluate: the server hands in an implementation that
/// follows the catalog through the records' writes to table 0.
/// </summary>
public interface IIndexEvaluator
{
    /// <summary>Takes over a record's changes of the catalog. Called for every record in order, before its notes are compared.</summary>
    void Follow(LogRecord record);

    /// <summary>Computes a row's key in an index, without the row key that may follow it in an entry.</summary>
    /// <param name="key">Null when the index doesn't cover the row.</param>
    /// <returns>False when it can't be told: the index or a value is unknown, or its expression fails.</returns>
    bool TryGetKey(int indexId, RowImage row, out byte[]? key);
}
