using Cambium.Engine.Values;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning;

/// <summary>
/// Which conditions tell nothing of the columns they use but by their result, so that rows may be tested for them which nobody is to see.
/// PostgreSQL's rules (contain_leaked_vars): what is called with a column must be marked LEAKPROOF.
/// </summary>
internal static class Leakproof
{
    /// <summary>Types whose comparisons are leakproof.</summary>
    private static readonly HashSet<DataType> s_compared =
    [
        DataType.Boolean, DataType.Int2, DataType.Int4, DataType.Int8, DataType.Float4, DataType.Float8, DataType.Text, DataType.Varchar, DataType.Bpchar,
        DataType.NameType, DataType.Char, DataType.Bytea, DataType.OidType, DataType.Xid, DataType.Tid, DataType.Money, DataType.Date, DataType.Time, DataType.TimeTz,
        DataType.Timestamp, DataType.TimestampTz, DataType.Interval, DataType.Uuid, DataType.Bit, DataType.VarBit, DataType.Inet, DataType.Cidr,
        DataType.MacAddr, DataType.MacAddr8, DataType.PgLsn, DataType.Xid8,
    ];

    /// <summary>Conversions that can't fail.</summary>
    private static readonly HashSet<(DataType From, DataType To)> s_widened =
    [
        (DataType.Int2, DataType.Int4), (DataType.Int2, DataType.Int8), (DataType.Int2, DataType.Float4), (DataType.Int2, DataType.Float8), (DataType.Int2, DataType.Numeric),
        (DataType.Int4, DataType.Int8), (DataType.Int4, DataType.Float4), (DataType.Int4, DataType.Float8), (DataType.Int4, DataType.Numeric), (DataType.Int4, DataType.Boolean),
        (DataType.Int8, DataType.Float4), (DataType.Int8, DataType.Float8), (DataType.Int8, DataType.Numeric), (DataType.Float4, DataType.Float8),
        (DataType.Float4, DataType.Numeric), (DataType.Float8, DataType.Numeric), (DataType.Boolean, DataType.Int4), (DataType.OidType, DataType.Int8),
        (DataType.NameType, DataType.Text), (DataType.NameType, DataType.Varchar), (DataType.Text, DataType.NameType), (DataType.Varchar, DataType.NameType), (DataType.Bpchar, DataType.NameType),
    ];

    public static bool Is(BoundExpression condition) => IsItself(condition) ? condition.Children.All(Is) : UsesNothing(condition);

    private static bool IsItself(BoundExpression node) => node switch
    {
        BoundColumn or BoundConstant or BoundParameter or BoundCaseOperand or BoundCurrentOf => true,
        BoundAnd or BoundOr or BoundNot or BoundBooleanTest or BoundIsNull or BoundCase or BoundCoalesce or BoundWholeRow or BoundRow or BoundField => true,

        // Their equality is among their children.
        BoundIsDistinct or BoundNullIf => true,
        BoundComparison comparison => comparison.OperatorOid == 0 && s_compared.Contains(comparison.OperandType),
        BoundInList list => s_compared.Contains(list.Operand.Type.Type.Underlying()),
        BoundExtreme extreme => s_compared.Contains(extreme.Type.Type.Underlying()),
        BoundCall call => call.Function.IsLeakproof,
        BoundCast cast => cast.Function is null || s_widened.Contains((cast.Operand.Type.Type.Underlying(), cast.Type.Type.Underlying())),
        _ => false,
    };

    private static bool UsesNothing(BoundExpression expression) => expression is not BoundSubquery && expression.Columns().Count == 0 && !expression.Nodes().Any(static node => node is BoundSubquery);
}
