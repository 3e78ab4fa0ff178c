using Cambium.Engine.Values;

namespace Cambium.Sql.Sessions;

/// <summary>A statement parsed and analysed, ready to be bound to parameters.</summary>
public sealed class PreparedStatement
{
    internal PreparedStatement(string name, string sql)
    {
        Name = name;
        Sql = sql;
    }

    /// <summary>Empty for the unnamed statement.</summary>
    public string Name { get; }

    public string Sql { get; }

    /// <summary>Given or inferred, in order of $1, $2, …</summary>
    public IReadOnlyList<SqlType> ParameterTypes => throw new NotImplementedException();

    /// <summary>Null: the statement returns no rows.</summary>
    public IReadOnlyList<ResultColumn>? Columns => throw new NotImplementedException();
}
