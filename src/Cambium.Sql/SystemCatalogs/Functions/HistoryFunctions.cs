using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.History;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Records;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>Functions of the schema cambium about what was committed: every version of a row, and what became of a token.</summary>
internal static class HistoryFunctions
{
    private static readonly SetColumn[] s_heading =
    [
        new("position", DataType.Int8), new("commit_time", DataType.TimestampTz), new("session", DataType.Text), new("user_name", DataType.NameType), new("operation", DataType.Text),
    ];

    public static void Register(LibraryBuilder library)
    {
        library.Set("history", static types => (args, ctx) => History(CatalogFunctions.Session(ctx), args, types), Columns);
        library.Set("commit_status", static (args, ctx) => [Status(CatalogFunctions.Session(ctx), args[0])]);
    }

    /// <summary>Where, when and by whom, then the table's columns.</summary>
    private static SetColumn[] Columns(IReadOnlyList<BoundExpression> arguments, BindingContext context)
    {
        if (arguments[0] is not BoundConstant { Value.IsNull: false } constant)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "the table of cambium.history must be a constant", position: arguments[0].Position);
        }

        TableDefinition table = Find(context.Catalog.Catalog, constant.Value);
        context.Catalog.NoteUse(table);
        if (RowSecurity.Of(table, context) is not null)
        {
            throw new SqlErrorException(
                SqlState.InsufficientPrivilege, $"the history of table \"{table.Name}\" can't be read", "Row-level security holds for its rows, and their earlier versions are not tested.", position: arguments[0].Position);
        }

        context.Access.Add(table, context.ViewOwner, table, []).Selected.UnionWith(table.LiveColumns.Select(static column => column.Id));
        return [.. s_heading, .. table.LiveColumns.Select(static column => new SetColumn(column.Name, column.Type))];
    }

    private static TableDefinition Find(CatalogSnapshot catalog, in Value id) =>
        catalog.TryGetTable((int)id.UInt32, out TableDefinition? table) && table is { Kind: not TableKind.View, IsTemporary: false }
            ? table
            : throw new SqlErrorException(SqlState.WrongObjectType, "cambium.history needs a stored table");

    private static IEnumerable<Value[]> History(SqlSession session, Value[] arguments, CallTypes types)
    {
        Transaction transaction = session.Transactions.Engine;
        TableDefinition table = Find(transaction.Catalog, arguments[0]);
        Dictionary<int, TableDefinition> parts = (PartitionTree.Of(table, transaction.Catalog, static part => part)?.Leaves ?? [table]).ToDictionary(static part => part.Id);
        Func<TableDefinition, byte[]?>? keyOf = null;
        if (arguments.Length > 1)
        {
            RequireKey(table, arguments.Length - 1);
            keyOf = then => KeyOf(then, parts[then.Id], arguments.AsSpan(1), types);
        }

        foreach (TableDefinition part in parts.Values)
        {
            if (keyOf is null)
            {
                transaction.Reads.NoteAll(part, null, ColumnSet.All);
            }
            else if (keyOf(part) is { } key)
            {
                transaction.Reads.NoteKey(part, null, key, ColumnSet.All);
            }
        }

        // Parts have the columns of the whole by their names, but perhaps in other places.
        Dictionary<int, int[]> columns = parts.Values.ToDictionary(static part => part.Id, part => table.LiveColumns.Select(column => part.FindColumn(column.Name)!.Id).ToArray());
        return transaction.Database.History(parts.Keys, keyOf, transaction.Snapshot.Position, session.Cancellation.Token)
            .Select(version => Row(version, columns[version.Table.Id], table, session.Format));
    }

    private static void RequireKey(TableDefinition table, int valueCount)
    {
        IndexDefinition primary = table.PrimaryKey ?? throw new SqlErrorException(
            SqlState.UndefinedObject, $"table \"{table.Name}\" has no primary key", hint: "Without a key cambium.history returns all rows.");
        if (valueCount != primary.Parts.Length)
        {
            throw new SqlErrorException(
                SqlState.InvalidParameterValue, FormattableString.Invariant($"the primary key of \"{table.Name}\" has {primary.Parts.Length} columns, not {valueCount}"));
        }
    }

    /// <summary>The key that a row with these values has had in a table as it was defined then; null while another key, or none, was the table's.</summary>
    private static byte[]? KeyOf(TableDefinition then, TableDefinition today, ReadOnlySpan<Value> values, CallTypes types)
    {
        if (then.PrimaryKey is not { } primary || today.PrimaryKey is not { } current
            || !primary.Parts.Select(static part => part.ColumnId).SequenceEqual(current.Parts.Select(static part => part.ColumnId)) || primary.Parts.Length != values.Length)
        {
            return null;
        }

        KeyBuilder key = new(stackalloc byte[256]);
        for (int i = 0; i < values.Length; i++)
        {
            IndexKeyPart part = primary.Parts[i];
            KeyEncoding.Append(ref key, part.Type.Type, Convert(values[i], types.Arguments[i + 1].Type, part.Type.Type, SessionFormat.Default), part.Descending, part.NullsFirst);
        }

        return key.ToArray();
    }

    /// <param name="columns">Ids that the table's columns have in the part that stores the row.</param>
    private static Value[] Row(RowVersion version, int[] columns, TableDefinition table, SessionFormat format)
    {
        Value[] row = new Value[s_heading.Length + columns.Length];
        row[0] = Value.FromInt64(version.Position);
        row[1] = Value.FromInt64(PostgresTime.Micros(DateTimeOffset.UnixEpoch.AddMicroseconds(version.CommitTimeMicros)));
        row[2] = Value.FromText(version.Session);
        row[3] = Value.FromText(version.User);
        row[4] = Value.FromText(version.Kind switch
        {
            RowWriteKind.Insert => "insert",
            RowWriteKind.Update => "update",
            RowWriteKind.Delete => "delete",
            _ => "truncate",
        });
        for (int i = 0; i < columns.Length; i++)
        {
            if (version.Table.FindColumn(columns[i]) is { } then)
            {
                row[s_heading.Length + i] = Convert(version.Values[then.Ordinal], then.Type.Type, table.LiveColumns[i].Type.Type, format);
            }
        }

        return row;
    }

    /// <summary>By way of text, as far as the text fits; a value of another time that doesn't is NULL.</summary>
    private static Value Convert(in Value value, DataType from, DataType to, SessionFormat format)
    {
        if (from == to || value.IsNull)
        {
            return value;
        }

        try
        {
            return TextFormat.Parse(to, TextFormat.ToText(from, value, format), format);
        }
        catch (SqlErrorException)
        {
            return Value.Null;
        }
    }

    /// <summary>committed with its position, not committed (and never will be), or unknown.</summary>
    private static Value[] Status(SqlSession session, in Value token)
    {
        (CommitStatus status, long position) = session.Database.Engine.Fence(session.CurrentUser, CommitToken.Of(token));
        return
        [
            Value.FromText(status switch
            {
                CommitStatus.Committed => "committed",
                CommitStatus.NotCommitted => "not committed",
                _ => "unknown",
            }),
            status == CommitStatus.Committed ? Value.FromInt64(position) : Value.Null,
        ];
    }
}
