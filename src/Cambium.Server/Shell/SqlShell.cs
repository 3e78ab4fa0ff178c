using Cambium.Wire.Frontend;

namespace Cambium.Server.Shell;

/// <summary>Reads statements and backslash commands line by line and runs them.</summary>
internal sealed class SqlShell(FrontendConnection connection, ResultPrinter printer, TextReader input, TextWriter? prompt, bool stops)
{
    private const int StoppedExitCode = 3;

    private const string Help = """
        \q            leave
        \l            list databases
        \dt           list tables
        \d NAME       describe a table
        \?            this help
        Everything else is SQL and ends with a semicolon.
        """;

    private readonly StatementSplitter _splitter = new();

    /// <summary>Runs until the end of the input or \q.</summary>
    /// <returns>The exit code: 0, or 3 when an error ended it.</returns>
    public int Run()
    {
        while (true)
        {
            Prompt();
            if (input.ReadLine() is not { } line)
            {
                return RunRest();
            }

            if (_splitter.IsEmpty && line.TrimStart().StartsWith('\\'))
            {
                if (line.Trim() == "\\q")
                {
                    return 0;
                }

                RunCommand(line.Trim());
                continue;
            }

            _splitter.Add(line + "\n");
            while (_splitter.TryTake() is { } statement)
            {
                if (!Run(statement) && stops)
                {
                    return StoppedExitCode;
                }
            }
        }
    }

    /// <returns>False when it ended with an error.</returns>
    public bool Run(string sql)
    {
        printer.Start();
        connection.Query(sql, printer);
        return !printer.HasFailed;
    }

    private int RunRest()
    {
        foreach (string statement in _splitter.TakeAll())
        {
            if (!Run(statement) && stops)
            {
                return StoppedExitCode;
            }
        }

        return 0;
    }

    private void Prompt()
    {
        if (prompt is not null)
        {
            string mark = !_splitter.IsEmpty ? "-" : connection.TransactionStatus switch { 'T' => "*", 'E' => "!", _ => "=" };
            prompt.Write($"cambium{mark}> ");
            prompt.Flush();
        }
    }

    private void RunCommand(string command)
    {
        string[] words = command.Split(' ', 2, StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
        string argument = words.Length > 1 ? words[1].TrimEnd(';').Replace("'", "''", StringComparison.Ordinal) : "";
        switch (words[0])
        {
            case "\\l":
                Run("SELECT datname AS \"Name\", pg_get_userbyid(datdba) AS \"Owner\" FROM pg_database WHERE datallowconn ORDER BY 1");
                break;
            case "\\dt" or "\\d" when argument.Length == 0:
                Run("""
                    SELECT table_schema AS "Schema", table_name AS "Name", lower(table_type) AS "Type" FROM information_schema.tables
                    WHERE table_schema NOT IN ('pg_catalog', 'information_schema', 'cambium') ORDER BY 1, 2
                    """);
                break;
            case "\\d" or "\\dt":
                Run($"""
                    SELECT a.attname AS "Column", format_type(a.atttypid, a.atttypmod) AS "Type", CASE WHEN a.attnotnull THEN 'not null' ELSE '' END AS "Nullable"
                    FROM pg_attribute a WHERE a.attrelid = '{argument}'::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum
                    """);
                break;
            case "\\?":
                Console.Out.WriteLine(Help);
                break;
            default:
                Console.Error.WriteLine($"there is no command {words[0]}; \\? lists them");
                break;
        }
    }
}
