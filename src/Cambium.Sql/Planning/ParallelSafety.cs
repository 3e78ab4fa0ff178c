using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Planning;

/// <summary>
/// Tells which expressions threads may evaluate that help a session: those that look at nothing but their row, the statement's parameters, its
/// time and the settings of formats. What is volatile, has a body of statements, contains a query, or asks for names of the catalog is the session's.
/// </summary>
internal static class ParallelSafety
{
    /// <summary>Stable functions of anything that depend on formats and time alone.</summary>
    private static readonly HashSet<string> s_ofSettings = ["now", "transaction_timestamp", "statement_timestamp", "concat", "concat_ws", "format"];

    internal static bool Holds(BoundExpression expression) => expression.Nodes().All(static node => node switch
    {
        BoundCall call => IsSafe(call),
        BoundCast cast => IsSafe(cast),
        _ => node is BoundColumn or BoundConstant or BoundParameter or BoundCaseOperand or BoundComparison or BoundAnd or BoundOr or BoundNot or BoundIsNull
            or BoundBooleanTest or BoundIsDistinct or BoundCase or BoundCoalesce or BoundNullIf or BoundExtreme or BoundInList or BoundQuantifiedArray
            or BoundArray or BoundSubscript,
    });

    private static bool IsSafe(BoundCall call)
    {
        ScalarFunction function = call.Function;
        return function is { HasBody: false, Oid: < SystemCatalog.FirstUserId } && function.Volatility switch
        {
            Volatility.Immutable => true,
            Volatility.Stable => call.Children.All(static argument => IsPlain(argument.Type.Type))
                && (s_ofSettings.Contains(function.Name) || call.Children.Any(static argument => IsTime(argument.Type.Type))),
            _ => false,
        };
    }

    private static bool IsSafe(BoundCast cast) => cast.Function is null || (IsPlain(cast.Operand.Type.Type) && IsPlain(cast.Type.Type));

    /// <summary>Values of it are read and written without a look at the catalog.</summary>
    private static bool IsPlain(DataType type) => type.BaseType is null && type.Form != ValueForm.UInt32
        && type.Category is DataTypeCategory.Boolean or DataTypeCategory.Numeric or DataTypeCategory.String or DataTypeCategory.DateTime or DataTypeCategory.Timespan or DataTypeCategory.Unknown;

    private static bool IsTime(DataType type) => type.Category is DataTypeCategory.DateTime or DataTypeCategory.Timespan;
}
