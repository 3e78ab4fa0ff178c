using System.Globalization;

namespace Cambium.Client;

/// <summary>
/// Why a transaction ended in 40001: which statement read or wrote what another transaction had changed, and which log position won.
/// Every fact may be absent; servers other than Cambium send few of them.
/// </summary>
/// <param name="StatementNumber">Which statement of the transaction lost, counted from 1.</param>
/// <param name="Statement">Its text.</param>
/// <param name="Schema">Schema of <paramref name="Table"/>.</param>
/// <param name="Table">Table in conflict.</param>
/// <param name="Key">Key, or interval of keys, as text.</param>
/// <param name="Column">Column that was read here and changed there.</param>
/// <param name="WinnerPosition">Log position of the transaction that committed first.</param>
/// <param name="WinnerSession">Session of that transaction, as the server names it.</param>
/// <param name="WinnerStatement">The statement by which it changed the row.</param>
public sealed record ConflictFacts(
    int? StatementNumber, string? Statement, string? Schema, string? Table, string? Key, string? Column, long? WinnerPosition, string? WinnerSession, string? WinnerStatement = null)
{
    private const string PositionWord = "position";

    /// <summary>
    /// Reads the facts out of DETAIL, whose lines have the form <c>Key: value</c>; a line that starts with none of the known keys
    /// continues the one before (statements have line breaks):
    /// <code>
    /// Statement: 3, UPDATE district SET d_next_o_id = $1 WHERE d_id = $2
    /// Table: public.district
    /// Key: (1, 7)
    /// Column: d_next_o_id
    /// Winner: position 8123, session 17
    /// Winner statement: UPDATE district SET d_next_o_id = 12 WHERE d_id = 7
    /// </code>
    /// The error's own fields for schema, table and column go before what DETAIL says.
    /// </summary>
    /// <returns>Null when nothing at all is known.</returns>
    public static ConflictFacts? Parse(string? detail, string? schema = null, string? table = null, string? column = null)
    {
        Dictionary<string, string> lines = ReadLines(detail);
        string? Line(string key) => lines.GetValueOrDefault(key);

        (string? tableSchema, string? tableName) = SplitName(table ?? Line("Table"));
        (int? number, string? statement) = SplitStatement(Line("Statement"));
        (long? position, string? session) = SplitWinner(Line("Winner"));
        var facts = new ConflictFacts(
            number, statement, schema ?? Line("Schema") ?? tableSchema, tableName, Line("Key"), column ?? Line("Column"), position, Line("Session") ?? session, Line("Winner statement"));
        return facts == new ConflictFacts(null, null, null, null, null, null, null, null) ? null : facts;
    }

    private static Dictionary<string, string> ReadLines(string? detail)
    {
        var lines = new Dictionary<string, string>(StringComparer.Ordinal);
        string? key = null;
        foreach (string line in (detail ?? "").Split('\n'))
        {
            int colon = line.IndexOf(": ", StringComparison.Ordinal);
            if (colon > 0 && line[..colon] is "Statement" or "Schema" or "Table" or "Key" or "Column" or "Winner" or "Session" or "Winner statement")
            {
                key = line[..colon];
                lines[key] = line[(colon + 2)..].TrimEnd();
            }
            else if (key is not null)
            {
                lines[key] += "\n" + line.TrimEnd();
            }
        }

        return lines;
    }

    private static (int? Number, string? Statement) SplitStatement(string? statement)
    {
        int digits = statement?.AsSpan().IndexOfAnyExceptInRange('0', '9') ?? 0;
        digits = digits < 0 ? statement!.Length : digits;
        if (!int.TryParse(statement.AsSpan(0, digits), NumberStyles.None, CultureInfo.InvariantCulture, out int number))
        {
            return (null, statement);
        }

        string text = statement![digits..].TrimStart(',', ' ');
        return (number, text.Length == 0 ? null : text);
    }

    private static (string? Schema, string? Table) SplitName(string? name)
    {
        int dot = name?.IndexOf('.', StringComparison.Ordinal) ?? -1;
        return dot < 0 ? (null, name) : (name![..dot], name[(dot + 1)..]);
    }

    private static (long? Position, string? Session) SplitWinner(string? winner)
    {
        if (winner is null || !winner.StartsWith(PositionWord, StringComparison.Ordinal))
        {
            return (null, winner);
        }

        ReadOnlySpan<char> rest = winner.AsSpan(PositionWord.Length).TrimStart();
        int digits = rest.IndexOfAnyExceptInRange('0', '9');
        digits = digits < 0 ? rest.Length : digits;
        if (!long.TryParse(rest[..digits], NumberStyles.None, CultureInfo.InvariantCulture, out long position))
        {
            return (null, winner);
        }

        string session = rest[digits..].TrimStart(" ,;").Trim().ToString();
        session = session.StartsWith("session ", StringComparison.Ordinal) ? session["session ".Length..] : session;
        return (position, session.Length == 0 ? null : session);
    }
}
