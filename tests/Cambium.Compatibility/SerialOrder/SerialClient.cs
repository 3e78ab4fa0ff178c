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
    /// <returns>False when it was refused or an error ended it.</returns>
    /// <exception cref="PostgresException">An error no statement of the workload should meet.</exception>
    public async Task<bool> RunAsync(SerialTransaction transaction)
    {
        try
        {
            transaction.Answers = transaction.Form switch
            {
                SerialForm.Single => [await AnswerSingleAsync(transaction)],
                SerialForm.Batch => await AnswerBatchAsync(transaction),
                _ => await AnswerBlockAsync(transaction),
            };
            return true;
        }
        catch (PostgresException exception) when (exception.SqlState == SerializationFailure && transaction.Form is SerialForm.Single or SerialForm.Batch)
        {
            throw new InvalidOperationException($"A client that had seen nothing was told a conflict: {exception.Message} {exception.Detail}\n{transaction}");
        }
        catch (PostgresException exception) when (exception.SqlState == SerializationFailure || IsExpected(exception))
        {
            return false;
        }
    }

    /// <summary>The rows of a query with a total order.</summary>
    public async Task<string> ReadAsync(string query)
    {
        await using NpgsqlCommand command = Command(query, []);
        return await AnswerAsync(command, isOrdered: true);
    }

    private async Task<List<string>> AnswerBlockAsync(SerialTransaction transaction)
    {
        List<string> answers = [];
        int insertAt = pauses.Next(transaction.Statements.Count);
        await ExecuteAsync(transaction.IsReadOnly ? "BEGIN READ ONLY" : "BEGIN");
        try
        {
            if (transaction.IsReadOnly)
            {
                transaction.Position = long.Parse(await ScalarAsync("SELECT snapshot FROM cambium.transactions WHERE pid = pg_backend_pid()"), CultureInfo.InvariantCulture);
            }

            for (int i = 0; i < transaction.Statements.Count; i++)
            {
                if (i == insertAt && !transaction.IsReadOnly)
                {
                    await ExecuteAsync(Insert(transaction));
                }

                SerialStatement statement = transaction.Statements[i];
                await using NpgsqlCommand command = Command(statement.Text, statement.Parameters);
                answers.Add(transaction.Form == SerialForm.Savepoints ? await AnswerOrUndoAsync(command, statement) : await AnswerAsync(command, statement.IsOrdered));
                await PauseAsync();
            }

            await ExecuteAsync("COMMIT");
            return answers;
        }
        catch (PostgresException)
        {
            await ExecuteAsync("ROLLBACK");
            throw;
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
            return $"{exception.SqlState} {exception.ConstraintName}";
        }
    }

    private async Task<List<string>> AnswerBatchAsync(SerialTransaction transaction)
    {
        await using NpgsqlBatch batch = new(connection);
        foreach (SerialStatement statement in transaction.Statements)
        {
            NpgsqlBatchCommand command = new(statement.Text);
            AddParameters(command.Parameters, statement.Parameters);
            batch.BatchCommands.Add(command);
        }

        batch.BatchCommands.Add(new NpgsqlBatchCommand(Insert(transaction)));
        List<List<string>> results = [];
        await using (NpgsqlDataReader reader = await batch.ExecuteReaderAsync())
        {
            do
            {
                if (reader.FieldCount > 0)
                {
                    results.Add(await ReadRowsAsync(reader));
                }
            }
            while (await reader.NextResultAsync());
        }

        List<string> answers = [];
        int next = 0;
        for (int i = 0; i < transaction.Statements.Count; i++)
        {
            NpgsqlBatchCommand command = batch.BatchCommands[i];
            SerialStatement statement = transaction.Statements[i];
            answers.Add(Write(statement.HasRows ? results[next++] : [], command.StatementType == StatementType.Select ? -1 : (long)command.Rows, statement.IsOrdered));
        }

        return answers;
    }

    /// <summary>A statement with the insertion of its transaction's number.</summary>
    private async Task<string> AnswerSingleAsync(SerialTransaction transaction)
    {
        SerialStatement statement = transaction.Statements[0];
        await using NpgsqlCommand command = Command($"WITH numbered AS ({Insert(transaction)}) {statement.Text}", statement.Parameters);
        return await AnswerAsync(command, statement.IsOrdered);
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

    private async Task ExecuteAsync(string text)
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

    /// <summary>Violated constraints and data out of range belong to the workload.</summary>
    private static bool IsExpected(PostgresException exception) => exception.SqlState[..2] is "22" or "23" or "44" || exception.SqlState is "P0001" or "21000" or "55006";

    private async Task PauseAsync()
    {
        if (pauses.Next(3) == 0)
        {
            await Task.Delay(pauses.Next(PauseMillisecondsMax));
        }
    }
}
