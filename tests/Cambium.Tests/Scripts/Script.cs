using System.Text;

namespace Cambium.Tests.Scripts;

/// <summary>
/// A file of SQL statements, each followed by its answer as comment lines, so that psql can run it too:
/// <code>
/// SELECT 1 AS a, NULL AS b;
/// --> a:int4 | b:text        names and types of the columns
/// --| 1 | ∅                  a row; ∅ is NULL, ␊ ␉ ␍ are control characters, ␠ a blank at either end
/// INSERT INTO t VALUES (1);
/// --= INSERT 0 1             the command tag of a statement that returns no rows
/// SELECT 1/0;
/// --! 22012: division by zero
/// DROP TABLE IF EXISTS gone;
/// --~ table "gone" does not exist, skipping        a notice
/// COPY t FROM STDIN;
/// --&lt; 2                      a line of COPY's input
/// </code>
/// <c>@name</c> before a statement sends it on a second session of that name; <c>\;</c> joins statements into one message.
/// Before a statement: <c>--@ unordered</c>, <c>--@ differs: why</c>, <c>--@ fails: why</c>; <c>--@ cambium</c> in the first line
/// says that no answer of the file is to be compared with PostgreSQL's, <c>--@ positions</c> that errors tell where: <c>--! 42703 at 8: …</c>.
/// </summary>
internal sealed class Script
{
    private readonly string[] _lines;
    private readonly List<(int Start, int End, ScriptStep Step)> _steps = [];

    private Script(string[] lines)
    {
        _lines = lines;
    }

    public IEnumerable<ScriptStep> Steps => _steps.Select(step => step.Step);

    public bool IsCambiumOnly => BeginsWith("--@ cambium");

    private bool ShowsPositions => BeginsWith("--@ positions");

    public static Script Parse(string text)
    {
        var script = new Script(text.Split('\n'));
        script.ReadSteps();
        return script;
    }

    /// <summary>The file with every answer replaced; comments, input and marks stay.</summary>
    public string WithAnswers(IReadOnlyList<IReadOnlyList<string>> answers)
    {
        var text = new List<string>();
        int line = 0;
        for (int i = 0; i < _steps.Count; i++)
        {
            (int start, int end, ScriptStep _) = _steps[i];
            text.AddRange(_lines[line..start]);
            text.AddRange(_lines[start..end].Where(l => !IsAnswer(l)));
            text.AddRange(answers[i]);
            line = end;
        }

        text.AddRange(_lines[line..]);
        return string.Join('\n', text);
    }

    private bool BeginsWith(string mark) => _lines.Length > 0 && _lines[0] == mark;

    private static bool IsAnswer(string line) => line.Length >= 3 && line.StartsWith("--", StringComparison.Ordinal) && line[2] is '>' or '|' or '=' or '!' or '~';

    private void ReadSteps()
    {
        List<string> marks = [];
        int line = 0;
        while (line < _lines.Length)
        {
            string text = _lines[line];
            if (text.StartsWith("--@ ", StringComparison.Ordinal))
            {
                marks.Add(text[4..]);
                line++;
            }
            else if (string.IsNullOrWhiteSpace(text) || text.StartsWith("--", StringComparison.Ordinal))
            {
                line++;
            }
            else
            {
                line = ReadStep(line, marks);
                marks = [];
            }
        }
    }

    /// <returns>The line after the statement's answer.</returns>
    private int ReadStep(int start, List<string> marks)
    {
        string session = "";
        string first = _lines[start];
        if (first.StartsWith('@'))
        {
            int blank = first.IndexOf(' ', StringComparison.Ordinal);
            session = first[1..blank];
            first = first[(blank + 1)..];
        }

        var sql = new StringBuilder(first);
        int end = start + 1;
        int length;
        while ((length = StatementLength(sql.ToString())) < 0)
        {
            if (end == _lines.Length)
            {
                throw new FormatException($"line {start + 1}: the statement has no end");
            }

            sql.Append('\n').Append(_lines[end++]);
        }

        int answer = end;
        while (end < _lines.Length && (IsAnswer(_lines[end]) || _lines[end].StartsWith("--<", StringComparison.Ordinal)))
        {
            end++;
        }

        string[] lines = _lines[answer..end];
        _steps.Add((start, end, new ScriptStep
        {
            Line = start + 1,
            Session = session,
            Sql = sql.ToString(0, length).Replace("\\;", ";", StringComparison.Ordinal),
            Input = [.. lines.Where(l => l.StartsWith("--<", StringComparison.Ordinal)).Select(l => l.Length > 4 ? l[4..] : "")],
            Expected = [.. lines.Where(IsAnswer)],
            IsUnordered = marks.Contains("unordered"),
            ShowsPosition = ShowsPositions,
            Differs = marks.Exists(mark => mark.StartsWith("differs: ", StringComparison.Ordinal)),
            Fails = marks.Find(mark => mark.StartsWith("fails: ", StringComparison.Ordinal)),
        }));
        return end;
    }

    /// <summary>Length of the statement before its semicolon at a line's end; -1 while it goes on.</summary>
    private static int StatementLength(string sql)
    {
        string trimmed = sql.TrimEnd();
        return trimmed.EndsWith(';') && !trimmed.EndsWith("\\;", StringComparison.Ordinal) && IsOutsideQuotes(trimmed) ? trimmed.Length - 1 : -1;
    }

    private static bool IsOutsideQuotes(string sql)
    {
        int position = 0;
        while (position < sql.Length)
        {
            int? end = sql[position] switch
            {
                '\'' => QuoteEnd(sql, position, position > 0 && sql[position - 1] is 'e' or 'E' && (position < 2 || !char.IsLetterOrDigit(sql[position - 2]))),
                '"' => QuoteEnd(sql, position, hasEscapes: false),
                '$' => DollarQuoteEnd(sql, position),
                _ => position + 1,
            };
            if (end is null)
            {
                return false;
            }

            position = end.Value;
        }

        return true;
    }

    private static int? QuoteEnd(string sql, int start, bool hasEscapes)
    {
        for (int i = start + 1; i < sql.Length; i++)
        {
            if (hasEscapes && sql[i] == '\\')
            {
                i++;
            }
            else if (sql[i] == sql[start])
            {
                return i + 1;
            }
        }

        return null;
    }

    private static int? DollarQuoteEnd(string sql, int start)
    {
        int tagEnd = start + 1;
        while (tagEnd < sql.Length && (char.IsLetterOrDigit(sql[tagEnd]) || sql[tagEnd] == '_'))
        {
            tagEnd++;
        }

        bool isTag = tagEnd < sql.Length && sql[tagEnd] == '$' && !char.IsDigit(sql[start + 1]);
        if (!isTag)
        {
            return start + 1;
        }

        string tag = sql[start..(tagEnd + 1)];
        int end = sql.IndexOf(tag, tagEnd + 1, StringComparison.Ordinal);
        return end < 0 ? null : end + tag.Length;
    }
}
