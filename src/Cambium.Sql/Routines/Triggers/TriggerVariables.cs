using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines.Triggers;

/// <summary>What a trigger function finds in its variables, made once for all rows but for what is the row's.</summary>
internal sealed class TriggerVariables
{
    /// <summary>Behind the name of a row: the variable that holds its key.</summary>
    public const string Key = "\0key";

    /// <summary>Behind the name of a row: the variable that says whether the transaction itself has written it.</summary>
    public const string IsOwn = "\0own";

    private static readonly DataType s_texts = DataType.Text.Array!;

    /// <summary>Their names and types, in the order of <see cref="Values"/>.</summary>
    public static readonly ImmutableArray<(string Name, SqlType Type)> Names =
    [
        ("new", DataType.Record), ("old", DataType.Record), ("tg_name", DataType.NameType), ("tg_when", DataType.Text), ("tg_level", DataType.Text),
        ("tg_op", DataType.Text), ("tg_relid", DataType.OidType), ("tg_relname", DataType.NameType), ("tg_table_name", DataType.NameType),
        ("tg_table_schema", DataType.NameType), ("tg_nargs", DataType.Int4), ("tg_argv", s_texts),

        // Behind names that nobody can write: what the rows' system columns are made of.
        ("new" + Key, DataType.Bytea), ("old" + Key, DataType.Bytea), ("new" + IsOwn, DataType.Boolean), ("old" + IsOwn, DataType.Boolean),
    ];

    private readonly TriggerDefinition _trigger;
    private readonly TableDefinition _table;
    private readonly CatalogSnapshot _catalog;
    private readonly Value[] _values;

    public TriggerVariables(TriggerDefinition trigger, TableDefinition table, TriggerEvents change, SqlSession session)
    {
        (_trigger, _table, _catalog) = (trigger, table, session.Names.Catalog);
        Value tableName = Value.FromText(table.Name);
        Value[] arguments = [.. trigger.Arguments.Select(Value.FromText)];

        // TG_ARGV counts from 0.
        Value argv = arguments.Length == 0 ? Value.Null : Value.FromArray(new ArrayValue(DataType.Text, [arguments.Length], [0], arguments));
        _values =
        [
            Value.Null, Value.Null, Value.FromText(trigger.Name), Value.FromText(trigger.IsInstead ? "INSTEAD OF" : trigger.IsBefore ? "BEFORE" : "AFTER"),
            Value.FromText(trigger.IsRow ? "ROW" : "STATEMENT"), Value.FromText(change.ToString().ToUpperInvariant()), Value.FromUInt32((uint)table.Id), tableName, tableName,
            Value.FromText(session.Names.SchemaName(table.SchemaId)), Value.FromInt32(arguments.Length), argv, Value.Null, Value.Null, Value.Null, Value.Null,
        ];
    }

    /// <summary>Whether they are still those of a trigger.</summary>
    public bool AreOf(TriggerDefinition trigger, TableDefinition table, CatalogSnapshot catalog) =>
        ReferenceEquals(_trigger, trigger) && ReferenceEquals(_table, table) && ReferenceEquals(_catalog, catalog);

    public Value[] Values(Value[]? before, Value[]? after, in TriggeringRow row)
    {
        Value[] values = [.. _values];
        (values[0], values[1]) = (TriggerRow.Of(_table, after, isUpdated: _trigger.IsBefore && before is not null), TriggerRow.Of(_table, before));
        (values[^4], values[^3], values[^2], values[^1]) = (KeyOf(row.NewKey), KeyOf(row.OldKey), Value.FromBoolean(row.NewKey is not null), Value.FromBoolean(row.IsOwn));
        return values;
    }

    private static Value KeyOf(byte[]? key) => key is null ? Value.Null : Value.FromUtf8(key);
}
