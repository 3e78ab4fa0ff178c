using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>Types as format_type prints them: types of users with their schema where the search path doesn't find it.</summary>
internal static class TypeNames
{
    public static string Format(SqlType type, SessionFormat format)
    {
        DataType element = type.Type.IsArray ? type.Type.Element! : type.Type;
        if (element.SchemaName is null || format.Names?.NameOf(DataType.Regtype, (uint)element.Oid) is not { } name)
        {
            return type.Format();
        }

        return type.Type.IsArray ? name + "[]" : name;
    }
}
