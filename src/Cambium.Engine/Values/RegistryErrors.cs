using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>Errors of the reg* types' input functions.</summary>
internal static class RegistryErrors
{
    internal static SqlErrorException NotFound(DataType type, string name) => type.Oid switch
    {
        24 or 2202 => new SqlErrorException(SqlState.UndefinedFunction, $"function \"{name}\" does not exist"),
        2203 or 2204 => new SqlErrorException(SqlState.UndefinedFunction, $"operator does not exist: {name}"),
        // Functions and operators as they are written; of others it is the names that there are none of.
        _ => NoSuch(type, IdentifierList.TryParse(name, '.') is { Count: > 0 } parts ? string.Join('.', parts) : name),
    };

    private static SqlErrorException NoSuch(DataType type, string name) => type.Oid switch
    {
        2205 => new SqlErrorException(SqlState.UndefinedTable, $"relation \"{name}\" does not exist"),
        2206 => new SqlErrorException(SqlState.UndefinedObject, $"type \"{name}\" does not exist"),
        4089 => new SqlErrorException(SqlState.InvalidSchemaName, $"schema \"{name}\" does not exist"),
        4096 => new SqlErrorException(SqlState.UndefinedObject, $"role \"{name}\" does not exist"),
        4191 => new SqlErrorException(SqlState.UndefinedObject, $"collation \"{name}\" for encoding \"UTF8\" does not exist"),
        3769 => new SqlErrorException(SqlState.UndefinedObject, $"text search dictionary \"{name}\" does not exist"),
        _ => new SqlErrorException(SqlState.UndefinedObject, $"text search configuration \"{name}\" does not exist"),
    };
}
