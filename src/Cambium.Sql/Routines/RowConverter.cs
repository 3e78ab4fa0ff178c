using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines;

/// <summary>Makes rows of a query into rows of a function's result.</summary>
internal sealed class RowConverter
{
    private readonly IReadOnlyList<ResultColumn> _from;
    private readonly SqlType[]? _to;
    private readonly bool _isExpanded;

    private RowConverter(IReadOnlyList<ResultColumn> from, SqlType[]? to, bool isExpanded)
    {
        _from = from;
        _to = to;
        _isExpanded = isExpanded;
    }

    /// <param name="types">The call's; without columns, any structure will do.</param>
    /// <param name="isExact">Types must be the same; else they are converted as in assignments.</param>
    /// <exception cref="SqlErrorException">42804: the number of columns or, when exact, a type differs.</exception>
    public static RowConverter Create(IReadOnlyList<ResultColumn> from, CallTypes types, bool isExact)
    {
        SqlType[] to = ColumnTypes(types);
        if (to.Length == 0)
        {
            return new RowConverter(from, null, false);
        }

        // A single column may hold the whole row.
        bool isExpanded = from is [var only] && only.Type.Type.Form == ValueForm.Record && (to.Length > 1 || to[0].Type.Form != ValueForm.Record);
        if (!isExpanded)
        {
            RecordConversion.RequireSame(from.Count, [.. isExact ? from.Select(column => column.Type) : to], to, "structure of query does not match function result type");
        }

        return new RowConverter(from, to, isExpanded);
    }

    /// <summary>The types of a call's result columns; empty for a record of no known structure.</summary>
    public static SqlType[] ColumnTypes(CallTypes types) =>
        types.Columns.Count > 0 ? [.. types.Columns.Select(column => column.Type)]
        : types.Result.Type.Oid == DataType.Record.Oid ? []
        : types.Result.Type.Underlying() is { Kind: TypeKind.Composite } composite ? [.. composite.Fields.Select(field => field.Type)]
        : [types.Result];

    public bool IsFor(IReadOnlyList<ResultColumn> columns) => ReferenceEquals(columns, _from);

    public Value[] Convert(ReadOnlySpan<Value> row, RoutineFrame frame)
    {
        if (_to is null)
        {
            return [Value.FromObject(new RecordValue([.. _from.Select(column => column.Type)], row.ToArray(), [.. _from.Select(column => column.Name)]))];
        }

        if (_isExpanded)
        {
            return row[0].IsNull ? new Value[_to.Length] : Fields(row[0].Record, _to, frame.Session.Calls);
        }

        Value[] converted = new Value[_to.Length];
        for (int index = 0; index < converted.Length; index++)
        {
            converted[index] = RecordConversion.Convert(row[index], _from[index].Type, _to[index], frame.Session.Calls);
        }

        return converted;
    }

    /// <summary>A record's fields as columns of these types, which it must have.</summary>
    /// <param name="message">Of the error when it hasn't.</param>
    public static Value[] ExactFields(RecordValue record, SqlType[] to, string message)
    {
        RecordConversion.RequireSame(record.Items.Length, record.Types, to, message);
        return record.Items;
    }

    private static Value[] Fields(RecordValue record, SqlType[] to, CallContext call)
    {
        RecordConversion.RequireSame(record.Items.Length, to, to, "returned record type does not match expected record type");
        Value[] converted = new Value[to.Length];
        for (int index = 0; index < converted.Length; index++)
        {
            converted[index] = RecordConversion.Convert(record.Items[index], record.Types[index], to[index], call);
        }

        return converted;
    }

    /// <summary>A row as the one value of a function that returns no set.</summary>
    public static Value ToValue(Value[] row, CallTypes types)
    {
        bool isRow = types.Result.Type.Oid == DataType.Record.Oid || types.Result.Type.Underlying().Kind == TypeKind.Composite;
        if (!isRow || (types.Columns.Count == 0 && types.Result.Type.Oid == DataType.Record.Oid))
        {
            return row[0];
        }

        return Value.FromObject(new RecordValue(ColumnTypes(types), row, Names(types)));
    }

    private static string[]? Names(CallTypes types) =>
        types.Columns.Count > 0 ? [.. types.Columns.Select(column => column.Name)]
        : types.Result.Type.Underlying() is { Kind: TypeKind.Composite } composite ? [.. composite.Fields.Select(field => field.Name)]
        : null;
}
