using Xunit;

namespace Cambium.Compatibility.Clients;

/// <summary>Python's drivers psycopg2, psycopg (3) and asyncpg, SQLAlchemy and Django over psycopg2, and psqlODBC over pyodbc: each answers as with PostgreSQL.</summary>
[Collection(ClientsCollection.Name)]
public sealed class PythonTests(ClientServers servers)
{
    /// <summary>Debian's, which has its packaged modules.</summary>
    private const string Python = "/usr/bin/python3";

    [SkippableTheory]
    [InlineData("psycopg2_types", "psycopg2")]
    [InlineData("psycopg2_statements", "psycopg2")]
    [InlineData("psycopg2_sessions", "psycopg2")]
    [InlineData("psycopg2_large_objects", "psycopg2")]
    [InlineData("psycopg3", "psycopg")]
    [InlineData("psycopg3_early", "psycopg")]
    [InlineData("psycopg3_binary", "psycopg")]
    [InlineData("asyncpg_client", "asyncpg")]
    [InlineData("sqlalchemy_reflection", "psycopg2, sqlalchemy")]
    [InlineData("sqlalchemy_orm", "psycopg2, sqlalchemy")]
    [InlineData("django_shop", "psycopg2, django")]
    [InlineData("odbc", "pyodbc; assert 'PostgreSQL Unicode' in pyodbc.drivers()")]
    public async Task Answers_as_PostgreSQL_does(string script, string modules) =>
        await (await new ClientScript($"python/{script}.py", Python).NeedsAsync("-c", "import " + modules)).RunAsync(servers);
}
