namespace Cambium.Sql.SystemCatalogs;

/// <summary>
/// The queries behind system views, from the files <c>Views/*.sql</c>: a line <c>-- schema.name</c>, then the query up to the next
/// such line.
/// </summary>
internal static class ViewTexts
{
    private const string NameMark = "-- ";

    private static readonly string[] s_files = ["pg_catalog.sql", "information_schema.sql"];

    public static Dictionary<(string Schema, string Name), string> Read()
    {
        Dictionary<(string, string), string> views = [];
        foreach (string block in s_files.SelectMany(file => ("\n" + FactFile.ReadText(file)).Split("\n" + NameMark).Skip(1)))
        {
            int line = block.IndexOf('\n', StringComparison.Ordinal);
            string[] name = block[..line].Trim().Split('.');
            views.Add((name[0], name[1]), block[line..].Trim().TrimEnd(';'));
        }

        return views;
    }
}
