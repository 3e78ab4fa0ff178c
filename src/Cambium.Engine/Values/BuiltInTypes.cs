using System.Collections.Frozen;
using System.Reflection;

namespace Cambium.Engine.Values;

/// <summary>The built-in types by OID and by name, collected once from the fields of <see cref="DataType"/>.</summary>
internal static class BuiltInTypes
{
    internal static readonly FrozenDictionary<int, DataType> ByOid = Collect().ToFrozenDictionary(type => type.Oid);

    internal static readonly FrozenDictionary<string, DataType> ByName = ByOid.Values.ToFrozenDictionary(type => type.Name, StringComparer.Ordinal);

    private static IEnumerable<DataType> Collect()
    {
        foreach (FieldInfo field in typeof(DataType).GetFields(BindingFlags.Public | BindingFlags.Static))
        {
            if (field.GetValue(null) is DataType type)
            {
                yield return type;
                if (type.Array is { } array)
                {
                    yield return array;
                }
            }
        }
    }
}
