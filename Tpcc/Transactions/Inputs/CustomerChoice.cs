namespace Tpcc.Transactions.Inputs;

/// <summary>A customer named by id, or by <paramref name="LastName"/>, then the middle one of that name ordered by first name is meant.</summary>
internal readonly record struct CustomerChoice(int Warehouse, int District, int Id, string? LastName);
