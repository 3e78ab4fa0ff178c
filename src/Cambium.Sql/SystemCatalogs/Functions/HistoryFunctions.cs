using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.History;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Records;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
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
        byte[]? key = arguments.Length > 1 ? KeyOf(table, arguments.AsSpan(1), types) : null;
        if (key is null)
        {
            transaction.Reads.NoteAll(table, null, ColumnSet.All);
        }
        else
        {
            transaction.Reads.NoteKey(table, null, key, ColumnSet.All);
        }

        return transaction.Database.History(table.Id, key, transaction.Snapshot.Position, session.Cancellation.Token).Select(version => Row(version, table, session.Format));
    }

    private static byte[] KeyOf(TableDefinition table, ReadOnlySpan<Value> values, CallTypes types)
    {
        IndexDefinition primary = table.PrimaryKey ?? throw new SqlErrorException(
            SqlState.UndefinedObject, $"table \"{table.Name}\" has no primary key", hint: "Without a key cambium.history returns all rows.");
        if (values.Length != primary.Parts.Length)
        {
            throw new SqlErrorException(
                SqlState.InvalidParameterValue, FormattableString.Invariant($"the primary key of \"{table.Name}\" has {primary.Parts.Length} columns, not {values.Length}"));
        }

        KeyBuilder key = new(stackalloc byte[256]);
        for (int i = 0; i < values.Length; i++)
        {
            IndexKeyPart part = primary.Parts[i];
            KeyEncoding.Append(ref key, part.Type.Type, Convert(values[i], types.Arguments[i + 1].Type, part.Type.Type, SessionFormat.Default), part.Descending, part.NullsFirst);
        }

        return key.ToArray();
    }

    private static Value[] Row(RowVersion version, TableDefinition today, SessionFormat format)
    {
        Value[] row = new Value[s_heading.Length + today.LiveColumns.Length];
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
        for (int i = 0; i < today.LiveColumns.Length; i++)
        {
            ColumnDefinition column = today.LiveColumns[i];
            if (version.Table.FindColumn(column.Id) is { } then)
            {
                row[s_heading.Length + i] = Convert(version.Values[then.Ordinal], then.Type.Type, column.Type.Type, format);
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
