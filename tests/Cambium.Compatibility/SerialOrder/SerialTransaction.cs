namespace Cambium.Compatibility.SerialOrder;

/// <summary>A transaction, what it was told, and its place in the order of the log.</summary>
/// <param name="Number">Unique; every updating transaction inserts it into the table hist.</param>
internal sealed record SerialTransaction(int Number, int Client, SerialForm Form, IReadOnlyList<SerialStatement> Statements)
{
    /// <summary>The answer to each statement; null while nothing is known to have committed.</summary>
    public IReadOnlyList<string>? Answers { get; set; }

    /// <summary>Position of its commit; of the snapshot it read when it only reads.</summary>
    public long Position { get; set; }

    public bool IsReadOnly => Form == SerialForm.ReadOnly;

    public override string ToString() =>
        $"transaction {Number} of client {Client}, {Form}, at {Position}:\n" + string.Join('\n', Statements.Select((statement, i) =>
            $"  {statement.Text}{(statement.Parameters.Length > 0 ? $" [{string.Join(", ", statement.Parameters)}]" : "")}\n    -> {Answers?[i]}"));
}
