using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>
/// What a statement asks of a row before it is written, as BEFORE triggers have left it and generated columns filled in, and before the
/// table's own constraints are tested. Throws if the row doesn't pass.
/// </summary>
/// <param name="row">In the order of the columns of the table that the statement writes.</param>
public delegate void RowTest(ReadOnlySpan<Value> row);
