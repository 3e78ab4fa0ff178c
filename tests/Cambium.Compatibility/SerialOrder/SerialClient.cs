using System.Diagnostics;
using System.Globalization;
using System.Text;
using Npgsql;

namespace Cambium.Compatibility.SerialOrder;

/// <summary>Sends transactions over one connection and writes down what is answered.</summary>
internal sealed class SerialClient(NpgsqlConnection connection, Random pauses)
{
    private const int PauseMillisecondsMax = 4;

    /// <summary>Refused: nothing of it happened.</summary>
    private const string SerializationFailure = "40001";

    /// <summary>Sends a transaction once.</summary>
    /// <exception cref="PostgresException">An error no statement of the workload should meet.</exception>
    /// <exception cref="IOException">The server was killed.</exception>
    public async Task RunAsync(SerialTransaction transaction)
    {
        transaction.Start = Stopwatch.GetTimestamp();
        try
        {
            await (transaction.Form switch
            {
                SerialForm.Single => AnswerSingleAsync(transaction),
                SerialForm.Batch or SerialForm.BatchWithCommit => AnswerBatchAsync(transaction),
                _ => AnswerBlockAsync(transaction),
            });
            transaction.Outcome = SerialOutcome.Committed;
        }
        catch (PostgresException exception) when (exception.SqlState == SerializationFailure && transaction.IsWhole)
        {
            throw new InvalidOperationException($"A client that had seen nothing was told a conflict: {exception.Message} {exception.Detail}\n{transaction}");
        }
        catch (PostgresException exception) when (exception.SqlState == SerializationFailure)
        {
            transaction.Outcome = SerialOutcome.Refused;
        }
        catch (PostgresException exception) when (IsExpected(exception))
        {
            transaction.Answers.Add(Write(exception));
            transaction.Outcome = SerialOutcome.Failed;
        }
        catch (InvalidOperationException exception) when (connection.State != System.Data.ConnectionState.Open)
        {
            // Killed between an error and its ReadyForQuery: Npgsql tells the error, and what follows finds the connection closed.
            throw new IOException("The connection broke behind an error.", exception);
        }

        transaction.End = Stopwatch.GetTimestamp();
    }

    /// <summary>Whether a transaction that failed is told the same here and now. Nothing of it stays.</summary>
    public async Task<bool> FailsAlikeAsync(SerialTransaction failed)
    {
        SerialTransaction again = failed with { Answers = [] };
        await ExecuteAsync("BEGIN");
        try
        {
            await AnswerStatementsAsync(again);

            // What COMMIT would test.
            await ExecuteAsync("SET CONSTRAINTS ALL IMMEDIATE");
            return false;
        }
        catch (PostgresException exception) when (IsExpected(exception))
        {
            again.Answers.Add(Write(exception));

            // Of what was sent at once only the error is on record.
            return failed.IsWhole ? again.Answers[^1] == failed.Answers[^1] : again.Answers.SequenceEqual(failed.Answers);
        }
        finally
        {
            await ExecuteAsync("ROLLBACK");
        }
    }

    /// <summary>The rows of a query with a total order.</summary>
    public async Task<string> ReadAsync(string query)
    {
        await using NpgsqlCommand command = Command(query, []);
        return await AnswerAsync(command, isOrdered: true);
    }

    private async Task AnswerBlockAsync(SerialTransaction transaction)
    {
        await ExecuteAsync(transaction.IsReadOnly ? "BEGIN READ ONLY" : "BEGIN");
        try
        {
            if (transaction.IsReadOnly)
            {
                transaction.Position = long.Parse(await ScalarAsync("SELECT snapshot FROM cambium.transactions WHERE pid = pg_backend_pid()"), CultureInfo.InvariantCulture);
            }

            await AnswerStatementsAsync(transaction);
            await ExecuteAsync("COMMIT");
        }
        catch (PostgresException)
        {
            await ExecuteAsync("ROLLBACK");
            throw;
        }
    }

    private async Task AnswerStatementsAsync(SerialTransaction transaction)
    {
        int insertAt = pauses.Next(transaction.Statements.Count);
        for (int i = 0; i < transaction.Statements.Count; i++)
        {
            if (i == insertAt && !transaction.IsReadOnly)
            {
                await ExecuteAsync(Insert(transaction));
            }

            SerialStatement statement = transaction.Statements[i];
            await using NpgsqlCommand command = Command(statement.Text, statement.Parameters);
            transaction.Answers.Add(transaction.Form == SerialForm.Savepoints ? await AnswerOrUndoAsync(command, statement) : await AnswerAsync(command, statement.IsOrdered));
            await PauseAsync();
        }
    }

    private async Task<string> AnswerOrUndoAsync(NpgsqlCommand command, SerialStatement statement)
    {
        await ExecuteAsync("SAVEPOINT s");
        try
        {
            return await AnswerAsync(command, statement.IsOrdered);
        }
        catch (PostgresException exception) when (exception.SqlState != SerializationFailure && IsExpected(exception))
        {
            await ExecuteAsync("ROLLBACK TO s");
            return Write(exception);
        }
    }

    private async Task AnswerBatchAsync(SerialTransaction transaction)
    {
        await using NpgsqlBatch batch = new(connection);
        int first = 0;
        if (transaction.Form == SerialForm.BatchWithCommit)
        {
            batch.BatchCommands.Add(new NpgsqlBatchCommand("BEGIN"));
            first = 1;
        }

        foreach (SerialStatement statement in transaction.Statements)
        {
            NpgsqlBatchCommand command = new(statement.Text);
            AddParameters(command.Parameters, statement.Parameters);
            batch.BatchCommands.Add(command);
        }

        batch.BatchCommands.Add(new NpgsqlBatchCommand(Insert(transaction)));
        if (transaction.Form == SerialForm.BatchWithCommit)
        {
            batch.BatchCommands.Add(new NpgsqlBatchCommand("COMMIT"));
        }

        List<List<string>> results = [];
        try
        {
            await using NpgsqlDataReader reader = await batch.ExecuteReaderAsync();
            do
            {
                if (reader.FieldCount > 0)
                {
                    results.Add(await ReadRowsAsync(reader));
                }
            }
            while (await reader.NextResultAsync());
        }
        catch (PostgresException) when (transaction.Form == SerialForm.BatchWithCommit)
        {
            await ExecuteAsync("ROLLBACK");
            throw;
        }

        int next = 0;
        for (int i = 0; i < transaction.Statements.Count; i++)
        {
            NpgsqlBatchCommand command = batch.BatchCommands[first + i];
            SerialStatement statement = transaction.Statements[i];
            transaction.Answers.Add(Write(statement.HasRows ? results[next++] : [], command.StatementType == StatementType.Select ? -1 : (long)command.Rows, statement.IsOrdered));
        }
    }

    /// <summary>A statement with the insertion of its transaction's number.</summary>
    private async Task AnswerSingleAsync(SerialTransaction transaction)
    {
        SerialStatement statement = transaction.Statements[0];
        await using NpgsqlCommand command = Command($"WITH numbered AS ({Insert(transaction)}) {statement.Text}", statement.Parameters);
        transaction.Answers.Add(await AnswerAsync(command, statement.IsOrdered));
    }

    private static async Task<string> AnswerAsync(NpgsqlCommand command, bool isOrdered)
    {
        await using NpgsqlDataReader reader = await command.ExecuteReaderAsync();
        List<string> rows = await ReadRowsAsync(reader);
        while (await reader.NextResultAsync())
        {
            rows.AddRange(await ReadRowsAsync(reader));
        }

        return Write(rows, reader.RecordsAffected, isOrdered);
    }

    private static async Task<List<string>> ReadRowsAsync(NpgsqlDataReader reader)
    {
        List<string> rows = [];
        while (await reader.ReadAsync())
        {
            StringBuilder row = new();
            for (int i = 0; i < reader.FieldCount; i++)
            {
                row.Append(i > 0 ? "|" : "").Append(await reader.IsDBNullAsync(i) ? "null" : Convert.ToString(reader.GetValue(i), CultureInfo.InvariantCulture));
            }

            rows.Add(row.ToString());
        }

        return rows;
    }

    private static string Write(List<string> rows, long affected, bool isOrdered)
    {
        if (!isOrdered)
        {
            rows.Sort(StringComparer.Ordinal);
        }

        return $"{affected}: {string.Join("; ", rows)}";
    }

    private static string Write(PostgresException exception) => $"{exception.SqlState} {exception.ConstraintName}";

    public async Task ExecuteAsync(string text)
    {
        await using NpgsqlCommand command = new(text, connection);
        await command.ExecuteNonQueryAsync();
    }

    private async Task<string> ScalarAsync(string text)
    {
        await using NpgsqlCommand command = new(text, connection);
        return Convert.ToString(await command.ExecuteScalarAsync(), CultureInfo.InvariantCulture)!;
    }

    private NpgsqlCommand Command(string text, object[] parameters)
    {
        NpgsqlCommand command = new(text, connection);
        AddParameters(command.Parameters, parameters);
        return command;
    }

    private static void AddParameters(NpgsqlParameterCollection into, object[] parameters)
    {
        foreach (object parameter in parameters)
        {
            into.Add(new NpgsqlParameter { Value = parameter });
        }
    }

    private static string Insert(SerialTransaction transaction) => string.Create(CultureInfo.InvariantCulture, $"INSERT INTO hist VALUES ({transaction.Number})");

    /// <summary>Violated constraints, data out of range and a schema that is not there, or not empty, belong to the workload.</summary>
    private static bool IsExpected(PostgresException exception) => exception.SqlState[..2] is "22" or "23" or "44" or "2B" or "3F" || exception.SqlState is "P0001" or "21000" or "55006";

    private async Task PauseAsync()
    {
        if (pauses.Next(3) == 0)
        {
            await Task.Delay(pauses.Next(PauseMillisecondsMax));
        }
    }
}
