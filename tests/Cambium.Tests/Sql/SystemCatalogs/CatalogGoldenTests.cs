using System.Runtime.CompilerServices;
using System.Text;
using Xunit;

namespace Cambium.Tests.Sql.SystemCatalogs;

/// <summary>
/// What tools ask the catalogs: the queries of psql's \d family, of drivers and object-relational mappers at connect and for
/// metadata, and definitions printed back. Answers are PostgreSQL 15's, in the form <see cref="Queries.QueryGoldenTests"/> describes.
/// </summary>
public class CatalogGoldenTests
{
    [Theory]
    [InlineData("psql")]
    [InlineData("drivers")]
    [InlineData("definitions")]
    public void The_catalogs_answer_as_PostgreSQLs_do(string name)
    {
        string path = Path.Combine(Path.GetDirectoryName(SourcePath())!, name);
        using TestDatabase database = new();
        StringBuilder actual = new();
        foreach (string statement in File.ReadAllText(path + ".sql").Split(";\n", StringSplitOptions.RemoveEmptyEntries))
        {
            actual.Append(database.Run(statement));
        }

        Assert.Equal(File.ReadAllText(path + ".expected"), actual.ToString());
    }

    private static string SourcePath([CallerFilePath] string path = "") => path;
}
