using Cambium.Client;

namespace Cambium.Compatibility.Client;

/// <summary>A table that lives as long as its test.</summary>
public sealed class TestTable : IDisposable
{
    public TestTable(CambiumConnection connection, string name, string columns)
    {
        Connection = connection;
        Name = name;
        Execute($"CREATE TABLE {name} ({columns})");
    }

    public CambiumConnection Connection { get; }

    public string Name { get; }

    public int Execute(string sql, params object?[] values)
    {
        using CambiumCommand command = Connection.CreateCommand(sql, values);
        return command.ExecuteNonQuery();
    }

    public T Scalar<T>(string sql, params object?[] values)
    {
        using CambiumCommand command = Connection.CreateCommand(sql, values);
        return (T)command.ExecuteScalar()!;
    }

    public void Dispose()
    {
        Execute($"DROP TABLE {Name}");
        Connection.Dispose();
    }
}
