using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;

namespace Cambium.Simulation;

/// <summary>
/// The tables of the simulation, all int4: a ring of keys, a bank and a stock whose numbers stay positive, items with an index and a
/// unique column, children that go with their item, orders that keep it, and a journal without a key. The extra table comes and goes.
/// </summary>
public static class Schema
{
    public const int RingSize = 8;
    public const int Accounts = 5;
    public const int Deposit = 20;
    public const int StockSize = 3;

    public static IReadOnlyDictionary<string, string[]> Tables { get; } = new Dictionary<string, string[]>
    {
        ["ring"] = ["id", "next"],
        ["bank"] = ["id", "balance", "touched"],
        ["stock"] = ["id", "quantity", "note"],
        ["items"] = ["id", "a", "b", "u"],
        ["children"] = ["id", "item"],
        ["orders"] = ["id", "item"],
        ["journal"] = ["a", "b"],
        ["extra"] = ["id", "v"],
    };

    /// <summary>Names of a table's indexes from the start.</summary>
    public static SortedSet<string> IndexNames(string table)
    {
        string[] secondary = table switch
        {
            "items" => ["items_a", "items_u"],
            "journal" => ["journal_b"],
            "orders" => ["orders_item"],
            _ => [],
        };
        return new SortedSet<string>(HasKey(table) ? secondary.Append(table + "_pkey") : secondary, StringComparer.Ordinal);
    }

    /// <summary>Whether rows are kept by <c>id</c>.</summary>
    public static bool HasKey(string table) => table != "journal";

    public static void Create(Transaction transaction)
    {
        TableDefinition items = Put(transaction, "items", (table, edit) => table with
        {
            Indexes = table.Indexes
                .Add(Index(edit, table, "items_a", 2, isUnique: false))
                .Add(Index(edit, table, "items_u", 4, isUnique: true)),
        });
        Put(transaction, "ring", static (table, _) => table);
        Put(transaction, "extra", static (table, _) => table);
        Put(transaction, "journal", static (table, edit) => table with { Indexes = table.Indexes.Add(Index(edit, table, "journal_b", 2, isUnique: false)) });
        Put(transaction, "bank", static (table, edit) => table with { Checks = [Positive(edit)] });
        Put(transaction, "stock", static (table, edit) => table with { Checks = [Positive(edit)] });
        Put(transaction, "children", (table, edit) => table with { ForeignKeys = [Reference(edit, table, items, ReferentialAction.Cascade)] });
        Put(transaction, "orders", (table, edit) => table with
        {
            Indexes = table.Indexes.Add(Index(edit, table, "orders_item", 2, isUnique: false)),
            ForeignKeys = [Reference(edit, table, items, ReferentialAction.NoAction)],
        });
    }

    /// <summary>CHECK (second column &gt;= 0).</summary>
    public static CheckConstraint Positive(CatalogEdit edit) => new() { Id = edit.NextId(), Name = "positive", ExpressionSql = "positive" };

    /// <summary>A table with a primary key, unless it is the journal.</summary>
    public static TableDefinition Put(Transaction transaction, string name, string[] columns) => Put(transaction, name, static (table, _) => table, columns);

    public static IndexDefinition Index(CatalogEdit edit, TableDefinition table, string name, int columnId, bool isUnique) => new()
    {
        Id = edit.NextId(),
        Name = name,
        TreeId = edit.NextTreeId(),
        IsUnique = isUnique,
        Parts = [new IndexKeyPart(columnId, null, table.FindColumn(columnId)!.Type)],
    };

    private static TableDefinition Put(Transaction transaction, string name, Func<TableDefinition, CatalogEdit, TableDefinition> adjust, string[]? columns = null)
    {
        columns ??= Tables[name];
        CatalogEdit edit = transaction.Ddl;
        int treeId = edit.NextTreeId();
        TableDefinition table = new()
        {
            Id = edit.NextId(),
            SchemaId = SystemCatalog.PublicSchemaId,
            Name = name,
            TreeId = treeId,
            Columns = [.. columns.Select((column, i) => new ColumnDefinition { Id = i + 1, Ordinal = i, Name = column, Type = DataType.Int4, NotNull = column == "id" })],
            NextColumnId = columns.Length + 1,
        };
        if (HasKey(name))
        {
            table = table with { Indexes = [Index(edit, table, name + "_pkey", 1, isUnique: true) with { IsPrimary = true, TreeId = treeId }] };
        }

        return edit.Put(adjust(table, edit));
    }

    private static ForeignKeyDefinition Reference(CatalogEdit edit, TableDefinition table, TableDefinition items, ReferentialAction onDelete) => new()
    {
        Id = edit.NextId(),
        Name = table.Name + "_item_fkey",
        ColumnIds = [2],
        ReferencedTableId = items.Id,
        ReferencedColumnIds = [1],
        OnDelete = onDelete,
        OnUpdate = onDelete,
    };
}
