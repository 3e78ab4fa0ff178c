namespace Cambium.Compatibility.SerialOrder;

/// <summary>A transaction, what it was told, and its place in the order of the log.</summary>
/// <param name="Number">Unique; every updating transaction inserts it into the table hist.</param>
internal sealed record SerialTransaction(int Number, int Client, SerialForm Form, IReadOnlyList<SerialStatement> Statements)
{
    public SerialOutcome Outcome { get; set; }

    /// <summary>What was told so far: an answer for each statement, and the error that ended it.</summary>
    public List<string> Answers { get; init; } = [];

    /// <summary>Position of its commit; of the snapshot it read when it only reads.</summary>
    public long Position { get; set; }

    /// <summary>When it was sent, and when its end was known, by the clients' common clock.</summary>
    public long Start { get; set; }

    public long End { get; set; } = long.MaxValue;

    public bool IsReadOnly => Form == SerialForm.ReadOnly;

    /// <summary>Its client sees nothing before the end, so it is never told a conflict.</summary>
    public bool IsWhole => Form is SerialForm.Single or SerialForm.Batch or SerialForm.BatchWithCommit;

    public override string ToString() =>
        $"transaction {Number} of client {Client}, {Form}, {Outcome}, at {Position}:\n" + string.Join('\n', Statements.Select((statement, i) =>
            $"  {statement.Text}{(statement.Parameters.Length > 0 ? $" [{string.Join(", ", statement.Parameters)}]" : "")}\n    -> {Answers.ElementAtOrDefault(i)}"));
}
