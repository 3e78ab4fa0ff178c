using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Operators;

namespace Cambium.Sql.Statements;

/// <summary>Which plans a cursor may go back in that was declared neither SCROLL nor NO SCROLL: PostgreSQL's ExecSupportsBackwardScan.</summary>
internal static class BackwardScan
{
    public static bool IsSupported(Operator plan) => plan switch
    {
        TableScan or IndexScan or KeyLookup or SystemScan or SortOperator or FunctionScan or CteScan => true,

        // The only row of a SELECT without FROM, or of VALUES, is computed once.
        ValuesOperator values => values.RowCount > 1,
        AppendOperator or FilterRows or OneTimeFilter or ProjectOperator or LimitOperator => plan.Children.All(IsSupported),
        _ => false,
    };
}
