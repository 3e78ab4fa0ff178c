using System.Runtime.CompilerServices;
using System.Text;
using Xunit;

namespace Cambium.Tests.Sql.Queries;

/// <summary>
/// Scripts whose answers are PostgreSQL 15's. Each X.sql has what psql -A printed for it in X.expected (footers off, error positions cut
/// down to the word LINE). Statements end with a semicolon at the end of a line.
/// </summary>
public class QueryGoldenTests
{
    [Theory]
    [InlineData("basics")]
    [InlineData("analytics")]
    [InlineData("indexes")]
    public void A_script_answers_as_PostgreSQL_does(string name)
    {
        string path = Path.Combine(Path.GetDirectoryName(SourcePath())!, name);
        using TestDatabase database = new();
        StringBuilder actual = new();
        foreach (string statement in File.ReadAllText(path + ".sql").Split(";\n", StringSplitOptions.RemoveEmptyEntries))
        {
            if (!string.IsNullOrWhiteSpace(statement))
            {
                actual.Append(database.Run(statement));
            }
        }

        Assert.Equal(File.ReadAllText(path + ".expected"), actual.ToString());
    }

    private static string SourcePath([CallerFilePath] string path = "") => path;
}
