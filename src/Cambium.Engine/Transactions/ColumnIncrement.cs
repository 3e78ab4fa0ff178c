using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>
/// <c>SET c = c + e</c> with <c>e</c> evaluated: applied to whatever value the column has when the transaction commits.
/// </summary>
/// <param name="Ordinal">The column's place in its table's rows.</param>
/// <param name="Operator">For the log.</param>
/// <param name="Operand">The evaluated operand, for the log; of type <paramref name="OperandType"/>.</param>
/// <param name="Apply">
/// The column's new value, after the assignment cast, from its current one. Depends on nothing else; thread-safe; throws
/// SqlErrorException on overflow, which at commit is a conflict.
/// </param>
public sealed record ColumnIncrement(int Ordinal, IncrementOperator Operator, Value Operand, DataType OperandType, Func<Value, Value> Apply);
