namespace Tpcc.Transactions.Inputs;

/// <summary>Clause 2.4.1.</summary>
/// <param name="IsRolledBack">The clerk changes his mind: the last item number is unused.</param>
internal sealed record NewOrderInput(int Warehouse, int District, int Customer, IReadOnlyList<NewOrderLine> Lines, bool IsRolledBack)
{
    public int AllLocal => Lines.All(line => line.SupplyWarehouse == Warehouse) ? 1 : 0;
}
