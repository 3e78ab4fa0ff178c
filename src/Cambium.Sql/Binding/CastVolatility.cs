using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>
/// Which conversions, and which functions behind operators, give the same always, and which may depend on settings (time zone, DateStyle, lc_monetary) or on the catalog: what PostgreSQL 15's
/// functions of operators, of pg_cast, and those of types' input and output where there is no cast, are declared to be.
/// </summary>
internal static class CastVolatility
{
    private const int TextBeforeAny = 2003;
    private const int AnyBeforeText = 2004;

    /// <summary>Of the node itself, not of what is below it; users' functions are their owners' promise.</summary>
    public static bool IsImmutable(BoundExpression node) => node switch
    {
        BoundCast { IsCalled: true } => true,
        BoundCast cast => IsImmutable(cast.Operand.Type.Type.Underlying(), cast.Type.Type.Underlying()),
        BoundCall { Function.Oid: TextBeforeAny or AnyBeforeText } joined => joined.Children.All(static child => IsImmutable(child.Type.Type.Underlying(), DataType.Text)),
        BoundCall call => call.Function.Oid >= SystemCatalog.FirstUserId || call.Function.Volatility == Functions.Volatility.Immutable,
        _ => true,
    };

    private static bool IsImmutable(DataType from, DataType to)
    {
        if (from == to || from == DataType.Unknown)
        {
            // A literal is converted when the definition is made.
            return true;
        }

        if (from is { Kind: TypeKind.Array, Element: { } oldElement } && to is { Kind: TypeKind.Array, Element: { } newElement })
        {
            return IsImmutable(oldElement.Underlying(), newElement.Underlying());
        }

        return from == DataType.Money || to == DataType.Money || to == DataType.Xml ? false
            : to.Category == DataTypeCategory.String ? !HasStableText(from)
            : from.Category == DataTypeCategory.String ? !(HasStableText(to) || to == DataType.Time || to == DataType.TimeTz)
            : from != DataType.TimestampTz && to != DataType.TimestampTz && to != DataType.TimeTz;
    }

    private static bool HasStableText(DataType type) =>
        type.Kind is TypeKind.Array or TypeKind.Composite or TypeKind.Enum or TypeKind.Range or TypeKind.Multirange || type == DataType.Record || type == DataType.AclItem
        || type == DataType.Date || type == DataType.Timestamp || type == DataType.TimestampTz || type == DataType.Interval
        || type == DataType.Regproc || type == DataType.Regprocedure || type == DataType.Regoper || type == DataType.Regoperator || type == DataType.Regclass || type == DataType.Regtype
        || type == DataType.Regconfig || type == DataType.Regdictionary || type == DataType.Regnamespace || type == DataType.Regrole || type == DataType.Regcollation;
}
