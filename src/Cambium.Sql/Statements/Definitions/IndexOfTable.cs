using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>The index of a table that CLUSTER and REPLICA IDENTITY name.</summary>
internal static class IndexOfTable
{
    /// <exception cref="SqlErrorException">42704: there is none of that name; 42809: it is another table's, or no index.</exception>
    public static IndexDefinition Get(StatementContext context, TableDefinition table, string name)
    {
        if (table.Indexes.FirstOrDefault(candidate => candidate.Name == name) is { } index)
        {
            return index;
        }

        throw context.Catalog.TryGetIndex(table.SchemaId, name, out _, out _)
            ? new SqlErrorException(SqlState.WrongObjectType, $"\"{name}\" is not an index for table \"{table.Name}\"")
            : context.Catalog.IsNameTaken(NameClass.Relation, table.SchemaId, name)
            ? new SqlErrorException(SqlState.WrongObjectType, $"\"{name}\" is not an index")
            : new SqlErrorException(SqlState.UndefinedObject, $"index \"{name}\" for table \"{table.Name}\" does not exist");
    }
}
