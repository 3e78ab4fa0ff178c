using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>Fills a row of a table's new definition from one of its old.</summary>
public delegate void RowConversion(ReadOnlySpan<Value> before, Span<Value> after);
