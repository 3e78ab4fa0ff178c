using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>What VACUUM and ANALYZE are told of machinery that isn't here: checked, and of no consequence.</summary>
internal static class VacuumOptions
{
    private const int WorkersMax = 1024;

    /// <returns>Whether it analyzes.</returns>
    internal static bool Check(VacuumStatement statement)
    {
        HashSet<string> on = [];
        bool takesToast = true;
        bool isParallel = false;
        foreach (Option option in statement.Options)
        {
            switch (option.Name)
            {
                case "parallel" when statement.IsVacuum:
                    isParallel = Workers(option) > 0;
                    break;
                case "index_cleanup" when statement.IsVacuum && option.Value is TextOptionValue { Text: var text } && text.Equals("auto", StringComparison.OrdinalIgnoreCase):
                    break;
                case "process_toast" when statement.IsVacuum:
                    takesToast = BooleanOption.IsOn(option);
                    break;
                case "analyze" or "freeze" or "full" or "disable_page_skipping" when statement.IsVacuum && BooleanOption.IsOn(option):
                    on.Add(option.Name);
                    break;
                case "analyze" or "freeze" or "full" or "disable_page_skipping" when statement.IsVacuum:
                    on.Remove(option.Name);
                    break;
                case "verbose" or "skip_locked":
                case "index_cleanup" or "truncate" when statement.IsVacuum:
                    BooleanOption.IsOn(option);
                    break;
                default:
                    string verb = statement.IsVacuum ? "VACUUM" : "ANALYZE";
                    throw new SqlErrorException(SqlState.SyntaxError, $"unrecognized {verb} option \"{option.Name}\"", position: option.Span.Position);
            }
        }

        bool isFull = on.Contains("full");
        Refuse(isFull && isParallel, "VACUUM FULL cannot be performed in parallel");
        Refuse(statement.IsVacuum && !on.Contains("analyze") && statement.Tables.Any(static table => table.Columns.Count > 0), "ANALYZE option must be specified when a column list is provided");
        Refuse(isFull && on.Contains("disable_page_skipping"), "VACUUM option DISABLE_PAGE_SKIPPING cannot be used with FULL");
        Refuse(isFull && !takesToast, "PROCESS_TOAST required with VACUUM FULL");
        return !statement.IsVacuum || on.Contains("analyze");
    }

    private static int Workers(Option option) => option.Value switch
    {
        null => throw new SqlErrorException(
            SqlState.SyntaxError, string.Create(CultureInfo.InvariantCulture, $"parallel option requires a value between 0 and {WorkersMax}"), position: option.Span.Position),
        NumberOptionValue { Text: var text } when int.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int count) => count is >= 0 and <= WorkersMax
            ? count
            : throw new SqlErrorException(
                SqlState.SyntaxError, string.Create(CultureInfo.InvariantCulture, $"parallel workers for vacuum must be between 0 and {WorkersMax}"), position: option.Span.Position),
        _ => throw new SqlErrorException(SqlState.SyntaxError, "parallel requires an integer value"),
    };

    private static void Refuse(bool isRefused, string message)
    {
        if (isRefused)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, message);
        }
    }
}
