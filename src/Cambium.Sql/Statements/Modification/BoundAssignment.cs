using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Statements.Modification;

/// <summary>One column of SET.</summary>
/// <param name="Value">The value, of the column's type; null for DEFAULT.</param>
/// <param name="Increment">When the value has the form c + e, c - e, e + c or c * e: how it is made of c and e.</param>
internal sealed record BoundAssignment(ColumnDefinition Column, BoundExpression? Value, BoundIncrement? Increment);

/// <summary><c>c = c + e</c> taken apart.</summary>
/// <param name="Operator">For the log.</param>
/// <param name="Current">The column as the whole expression mentions it.</param>
/// <param name="Operand">e, converted to the operator's type.</param>
/// <param name="OperandColumn">Stands for the evaluated operand in <paramref name="Whole"/>.</param>
/// <param name="Whole">The assigned value over <paramref name="Current"/> and <paramref name="OperandColumn"/>, assignment cast included.</param>
internal sealed record BoundIncrement(
    IncrementOperator Operator, PlanColumn Current, BoundExpression Operand, PlanColumn OperandColumn, BoundExpression Whole);
