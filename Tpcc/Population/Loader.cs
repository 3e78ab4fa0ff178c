using System.Collections.Concurrent;
using System.Data.Common;
using Tpcc.Targets;

namespace Tpcc.Population;

/// <summary>Creates the tables and fills them by COPY, two tables at a time: while one is being generated the other is being stored.</summary>
internal sealed class Loader(ITarget target, TableRows rows, int warehouses)
{
    private const int Connections = 2;

    private sealed record Part(string Table, Action<CopyWriter> Write);

    /// <summary>Whether the tables of an earlier run are there.</summary>
    public static bool IsLoaded(ITarget target)
    {
        using DbConnection connection = target.Open();
        try
        {
            Execute(connection, "SELECT w_id FROM warehouse LIMIT 1");
            return true;
        }
        catch (DbException e) when (e.SqlState == "42P01")
        {
            return false;
        }
    }

    public static void Drop(ITarget target)
    {
        using DbConnection connection = target.Open();
        foreach (string table in Schema.Tables.Reverse())
        {
            Execute(connection, $"DROP TABLE IF EXISTS {table}");
        }
    }

    /// <param name="onRows">Told the number of rows written since the last call; called from several threads.</param>
    public void Load(Action<int> onRows, CancellationToken cancellationToken)
    {
        using (DbConnection connection = target.Open())
        {
            foreach (string statement in Schema.CreateTables)
            {
                Execute(connection, statement);
            }
        }

        Parallel.ForEach(
            Partitioner.Create(Parts(), EnumerablePartitionerOptions.NoBuffering),
            new ParallelOptions { MaxDegreeOfParallelism = Connections, CancellationToken = cancellationToken },
            part => Copy(part, onRows));

        using (DbConnection connection = target.Open())
        {
            foreach (string statement in Schema.CreateIndexes.Concat(target.AfterLoad))
            {
                Execute(connection, statement);
            }
        }
    }

    private IEnumerable<Part> Parts()
    {
        yield return new Part("item", rows.WriteItems);
        for (int w = 1; w <= warehouses; w++)
        {
            int warehouse = w;
            yield return new Part("order_line", copy => rows.WriteOrderLines(copy, warehouse));
            yield return new Part("stock", copy => rows.WriteStock(copy, warehouse));
            yield return new Part("customer", copy => rows.WriteCustomers(copy, warehouse));
            yield return new Part("orders", copy => rows.WriteOrders(copy, warehouse));
            yield return new Part("history", copy => rows.WriteHistory(copy, warehouse));
            yield return new Part("new_order", copy => TableRows.WriteNewOrders(copy, warehouse));
            yield return new Part("district", copy => rows.WriteDistricts(copy, warehouse));
            yield return new Part("warehouse", copy => rows.WriteWarehouse(copy, warehouse));
        }
    }

    private void Copy(Part part, Action<int> onRows)
    {
        using DbConnection connection = target.Open();
        using var copy = new CopyWriter(target.BeginTextImport(connection, $"COPY {part.Table} FROM STDIN"), onRows);
        part.Write(copy);
    }

    private static void Execute(DbConnection connection, string sql)
    {
        using DbCommand command = connection.CreateCommand();
        command.CommandText = sql;
        command.CommandTimeout = 0;
        command.ExecuteNonQuery();
    }
}
