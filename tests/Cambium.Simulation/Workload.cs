namespace Cambium.Simulation;

/// <summary>Makes up statements. Few keys and few values, so that transactions meet.</summary>
public sealed class Workload(Random random)
{
    private const int Items = 10;
    private const int Values = 4;
    private const int Kinds = 17;

    // Each run has a kind of transactions it likes, so that two of the rare ones meet.
    private readonly int _favourite = random.Next(Kinds);

    /// <summary>The statements of the next transaction.</summary>
    public IReadOnlyList<Operation> NextTransaction()
    {
        IReadOnlyList<Operation> statements = NextTransaction(random.Next(3) == 0 ? _favourite : random.Next(Kinds));
        return random.Next(4) > 0 ? statements : WithSavepoints(statements);
    }

    private IReadOnlyList<Operation> NextTransaction(int kind) => kind switch
    {
        15 => Take(),
        16 => WithSavepoints([.. Enumerable.Range(0, random.Next(2, 6)).Select(_ => random.Next(3) == 0 ? Spend()[0] : NextStatement())]),
        10 or 11 => Spend(),
        12 => [.. Enumerable.Range(0, random.Next(1, 4)).Select(_ => random.Next(3) == 0 ? NextStatement() : NextExtra())],
        14 => Own(),
        13 => [.. Enumerable.Range(0, random.Next(1, 3)).Select(_ => random.Next(2) == 0 ? NextStatement() : Define())],
        0 or 1 => [Rotate()],
        2 => [Transfer()],
        3 => [Audit(), .. random.Next(2) == 0 ? new[] { Touch() } : []],
        4 => [Skew()],
        _ => [.. Enumerable.Range(0, random.Next(1, 5)).Select(_ => NextStatement())],
    };

    private Operation NextStatement()
    {
        int id = random.Next(Items);
        int value = random.Next(Values);
        int unique = random.Next(Items);
        return random.Next(24) switch
        {
            0 => Of($"insert item {id}", s => Inserted(s, "items", id, value, random: unique, unique)),
            1 => Of($"insert item {id} without u", s => Inserted(s, "items", id, value, random: value, null)),
            2 => Of($"delete item {id}", s => s.Delete("items", id).ToString()),
            3 => Of($"item {id} a = {value}", s => s.Set("items", id, "a", value).ToString()),
            4 => Of($"item {id} b = {value}", s => s.Set("items", id, "b", value).ToString()),
            5 => Of($"item {id} b += {value}", s => s.Add("items", id, "b", value).ToString()),
            6 => Of($"item {id} u = {unique}", s => s.Set("items", id, "u", unique).ToString()),
            7 => Of($"items a in {value}: b = {unique}", s => s.SetWhere("items", "a", value, value, "b", unique).ToString()),
            8 => Of($"items b in {value}: a = {unique % Values}", s => s.SetWhere("items", "b", value, value, "a", unique % Values).ToString()),
            9 => Of($"read item {id}", s => Show(s.Read("items", id, "a"))),
            10 => Of($"items with a = {value}", s => Show(s.Scan("items", "a", value, value, "id", "b"))),
            11 => Of($"items with b = {value}", s => Show(s.Scan("items", "b", value, value, "id"))),
            12 => Of($"items with u up to {unique}", s => Show(s.Scan("items", "u", 0, unique, "b"))),
            13 => Of($"insert child {id}", s => Inserted(s, "children", id, unique)),
            14 => Of($"insert order {id}", s => Inserted(s, "orders", id, unique)),
            15 => Of($"delete order {id}", s => s.Delete("orders", id).ToString()),
            16 => Of($"order {id} of item {unique}", s => s.Set("orders", id, "item", unique).ToString()),
            17 => Of($"item {id} becomes {unique}", s => s.Rekey("items", id, unique).ToString()),
            19 => Of($"account {id % Schema.Accounts} balance += {(value * 8) - 16}", s => s.Add("bank", id % Schema.Accounts, "balance", (value * 8) - 16) + "/" + s.Add("bank", (id + 1) % Schema.Accounts, "balance", 16 - (value * 8))),
            20 => Of($"account {id % Schema.Accounts} touched = {value}", s => s.Set("bank", id % Schema.Accounts, "touched", value).ToString()),
            18 => Of($"children of {unique}", s => Show(s.Scan("children", "item", unique, unique, "id"))),
            _ => Of($"journal {value}", s => Show(s.Scan("journal", "b", value, value, "a")) + Inserted(s, "journal", id, value)),
        };
    }

    /// <summary>FoundationDB's ring: a → b → c → d becomes a → c → b → d. A lost or torn swap breaks the ring.</summary>
    private Operation Rotate()
    {
        int start = random.Next(Schema.RingSize);
        return Of($"rotate at {start}", s =>
        {
            int b = Next(s, start);
            int c = Next(s, b);
            int d = Next(s, c);
            s.Set("ring", start, "next", c);
            s.Set("ring", c, "next", b);
            s.Set("ring", b, "next", d);
            return $"{b} {c} {d}";
        });

        static int Next(IStore store, int id) => store.Read("ring", id, "next")![0]!.Value;
    }

    private Operation Transfer()
    {
        int from = random.Next(Schema.Accounts);
        int to = random.Next(Schema.Accounts);
        int amount = random.Next(1, Schema.Deposit);
        return random.Next(2) == 0
            ? Of($"transfer {amount} from {from} to {to} by increments", s => s.Add("bank", from, "balance", -amount).ToString() + s.Add("bank", to, "balance", amount))
            : Of($"transfer {amount} from {from} to {to} by reading", s =>
            {
                int balance = s.Read("bank", from, "balance")![0]!.Value;
                s.Set("bank", from, "balance", balance - amount);
                int other = s.Read("bank", to, "balance")![0]!.Value;
                s.Set("bank", to, "balance", other + amount);
                return $"{balance} {other}";
            });
    }

    private static Operation Audit() => Of("audit", s => s.Scan("bank", null, 0, 0, "balance").Sum(static row => row[0]!.Value).ToString());

    private Operation Touch()
    {
        int account = random.Next(Schema.Accounts);
        int value = random.Next(100);
        return Of($"touch {account}", s => s.Set("bank", account, "touched", value).ToString());
    }

    /// <summary>Write skew: inserts an item only if none has that value; two at once must not both succeed.</summary>
    private Operation Skew()
    {
        int value = random.Next(Values);
        int id = random.Next(Items, Items * 3);
        return Of($"item {id} if none has b = {value}", s =>
        {
            int count = s.Scan("items", "b", value, value).Count;
            return count == 0 ? Inserted(s, "items", id, 0, random: value, null) : count.ToString();
        });
    }

    /// <summary>
    /// Takes from the stock by increments, which read nothing, and then undoes or overwrites that: whether it could be taken was told
    /// nevertheless. Something else is written, too, or the transaction would have nothing to commit.
    /// </summary>
    private IReadOnlyList<Operation> Spend()
    {
        int id = random.Next(3);
        int amount = random.Next(1, 6);
        int value = random.Next(10);
        Operation take = Of($"stock {id} quantity -= {amount}", s => s.Add("stock", id, "quantity", -amount).ToString());
        Operation set = Of($"stock {id} quantity = {value}", s => s.Set("stock", id, "quantity", value).ToString());
        Operation note = Of($"stock {id + 1} note = {value}", s => s.Set("stock", id + 1, "note", value).ToString());
        return random.Next(6) switch
        {
            0 => [take, set],
            1 => [take, Of($"delete stock {id}", s => s.Delete("stock", id).ToString()), note],
            2 => [note, Of($"stock {id} quantity -= {amount}, taken back", s => s.TakeBack(() => s.Add("stock", id, "quantity", -amount).ToString()))],
            3 => [set],
            4 => [Of($"insert stock {id}", s => Inserted(s, "stock", id, value))],
            _ => [take, note],
        };
    }

    /// <summary>Savepoints, releases and rollbacks at random between statements, nested as they come.</summary>
    private IReadOnlyList<Operation> WithSavepoints(IReadOnlyList<Operation> statements)
    {
        List<Operation> all = [];
        foreach (Operation statement in statements)
        {
            for (int i = random.Next(3); i > 0; i--)
            {
                all.Add(NextOfSavepoints());
            }

            all.Add(statement);
        }

        for (int i = random.Next(3); i > 0; i--)
        {
            all.Add(NextOfSavepoints());
        }

        return all;
    }

    private Operation NextOfSavepoints() => random.Next(5) switch
    {
        0 or 1 => Of("savepoint", static s => s.Save()) with { IsOfSavepoints = true },
        2 => Of("release", static s => s.Release()) with { IsOfSavepoints = true },
        _ => Of("rollback to", static s => s.RollBack()) with { IsOfSavepoints = true },
    };

    /// <summary>Reads an account after lining up for it, asked or not, and writes what it has computed.</summary>
    private IReadOnlyList<Operation> Take()
    {
        int account = random.Next(Schema.Accounts);
        int other = (account + 1) % Schema.Accounts;
        int amount = random.Next(1, 5);
        List<Operation> statements =
        [
            Of($"account {account} for update, moving {amount}", s =>
            {
                int balance = s.Read("bank", account, "balance")![0]!.Value;
                s.Set("bank", account, "balance", balance - amount);
                s.Add("bank", other, "balance", amount);
                return balance.ToString();
            }) with { LinesUpFor = account, IsForeseen = random.Next(2) == 0 },
        ];
        if (random.Next(2) == 0)
        {
            statements.Insert(0, NextStatement());
        }

        return statements;
    }

    /// <summary>Reads a row it has written itself, by the value it wrote: what others do to that row is then of no other note.</summary>
    private IReadOnlyList<Operation> Own()
    {
        int id = random.Next(Items);
        int value = random.Next(Values);
        return
        [
            Of($"item {id} a = {value}", s => s.Set("items", id, "a", value).ToString()),
            Of($"items with a = {value}, b", s => Show(s.Scan("items", "a", value, value, "id", "b"))),
        ];
    }

    /// <summary>Rows of the table that comes and goes.</summary>
    private Operation NextExtra()
    {
        int id = random.Next(Values);
        int value = random.Next(-1, Values);
        return random.Next(10) switch
        {
            0 or 1 => Of($"insert extra {id}, {value}", s => Inserted(s, "extra", id, value)),
            2 => Of($"extra {id} v = {value}", s => s.Set("extra", id, "v", value).ToString()),
            3 => Of($"delete extra {id}", s => s.Delete("extra", id).ToString()),
            4 => Of($"extras with v = {value}", s => Show(s.Scan("extra", "v", value, value, "id"))),
            5 => Of($"extra {id} c3", s => Show(s.Read("extra", id, "id", "c3"))),
            6 or 7 => Of("describe extra, journal", s => s.Describe("extra") + Inserted(s, "journal", id, value)),
            _ => Of("list relations, journal", s => s.ListRelations() + Inserted(s, "journal", id, value)),
        };
    }

    private Operation Define() => random.Next(14) switch
    {
        0 or 1 => Of("create extra", static s => Done(s.CreateTable, "extra")),
        2 or 3 => Of("drop extra", static s => Done(s.DropTable, "extra")),
        4 => Of("add a column to extra", static s => Done(s.AddColumn, "extra")),
        5 => Of("add a check to extra", static s => Done(s.AddCheck, "extra")),
        6 => Of("unique index on extra", static s => Done(table => s.CreateIndex(table, "v", isUnique: true), "extra")),
        7 => Of("index on extra", static s => Done(table => s.CreateIndex(table, "v", isUnique: false), "extra")),
        8 => Of("drop index on extra", static s => Done(table => s.DropIndex(table, "v"), "extra")),
        9 => Of("index on items", static s => Done(table => s.CreateIndex(table, "b", isUnique: false), "items")),
        10 => Of("drop index on items", static s => Done(table => s.DropIndex(table, "b"), "items")),
        _ => Of("truncate the journal", static s => Done(s.Truncate, "journal")),
    };

    private static string Done(Action<string> define, string table)
    {
        define(table);
        return "done";
    }

    private static Operation Of(string text, Func<IStore, string> run) => new(text, run);

    private static string Inserted(IStore store, string table, int id, int a, int random, int? u)
    {
        store.Insert(table, id, a, random, u);
        return "inserted";
    }

    private static string Inserted(IStore store, string table, int id, int other)
    {
        store.Insert(table, id, other);
        return "inserted";
    }

    private static string Show(int?[]? row) => row is null ? "none" : "(" + string.Join(",", row.Select(static value => value?.ToString() ?? "null")) + ")";

    private static string Show(IReadOnlyList<int?[]> rows) => string.Concat(rows.Select(Show));
}
