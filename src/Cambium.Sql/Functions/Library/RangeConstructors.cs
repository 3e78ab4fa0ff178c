using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>The functions that make ranges of a type a user has made, named like it.</summary>
internal static class RangeConstructors
{
    public static IEnumerable<ScalarFunction> Of(DataType type)
    {
        if (type.Kind == TypeKind.Range)
        {
            DataType subtype = type.RangeRules!.Subtype;
            yield return new ScalarFunction(type.Oid, type.Name, [subtype, subtype], type, RangeFunctions.Constructor(type)) { IsStrict = false };
            yield return new ScalarFunction(type.Oid, type.Name, [subtype, subtype, DataType.Text], type, RangeFunctions.Constructor(type)) { IsStrict = false };
        }
        else if (type.Kind == TypeKind.Multirange)
        {
            yield return new ScalarFunction(type.Oid, type.Name, [], type, RangeFunctions.MultirangeConstructor);
            yield return new ScalarFunction(type.Oid, type.Name, [type.Range!], type, RangeFunctions.MultirangeConstructor);
            yield return new ScalarFunction(type.Oid, type.Name, [type.Range!.Array!], type, RangeFunctions.MultirangeConstructor) { IsVariadic = true };
        }
    }
}
