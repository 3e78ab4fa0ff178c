using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Modification;

namespace Cambium.Sql.Routines;

/// <summary>Makes rows of a query into rows of a function's result.</summary>
internal sealed class RowConverter
{
    private readonly IReadOnlyList<ResultColumn> _from;
    private readonly SqlType[]? _to;
    private readonly bool _isExpanded;

    // Of domains that the query's own types are not; and the catalog that has them.
    private readonly RowExpression?[] _tests = [];
    private readonly CatalogSnapshot? _catalog;

    // The function's result where that is a domain over rows.
    private readonly SqlType? _domain;

    private RowConverter(IReadOnlyList<ResultColumn> from, SqlType[]? to, bool isExpanded)
    {
        _from = from;
        _to = to;
        _isExpanded = isExpanded;
    }

    private RowConverter(IReadOnlyList<ResultColumn> from, SqlType[] to, bool isExpanded, SqlType? domain, SqlSession session)
        : this(from, to, isExpanded)
    {
        _domain = domain;
        BindingContext binding = new(session.Names.Reader(), new ParameterTypes(), session.Calls);
        _tests = [.. to.Select((type, index) => isExpanded || from[index].Type != type ? RowExpressions.TestOf(type, binding) : null)];
        _catalog = Array.TrueForAll(_tests, static test => test is null) ? null : session.Names.Catalog;
    }

    /// <param name="types">The call's; without columns, any structure will do.</param>
    /// <param name="converting">The session in which values are converted as in assignments; null: types must be the same.</param>
    /// <exception cref="SqlErrorException">42804: the number of columns or, when exact, a type differs.</exception>
    public static RowConverter Create(IReadOnlyList<ResultColumn> from, CallTypes types, SqlSession? converting)
    {
        SqlType[] to = ColumnTypes(types);
        if (to.Length == 0)
        {
            return new RowConverter(from, null, false);
        }

        // A single column may hold the whole row, of a function in SQL.
        bool isExpanded = converting is not null && from is [var only] && only.Type.Type.Form == ValueForm.Record && (to.Length > 1 || to[0].Type.Form != ValueForm.Record);
        if (!isExpanded)
        {
            RecordConversion.RequireSame(from.Count, [.. converting is null ? from.Select(column => column.Type) : to], to, "structure of query does not match function result type");
        }

        SqlType? domain = types.Result.Type is { Kind: TypeKind.Domain } type && type.Underlying().Kind == TypeKind.Composite ? types.Result : default(SqlType?);
        return converting is null ? new RowConverter(from, to, isExpanded) : new RowConverter(from, to, isExpanded, domain, converting);
    }

    /// <summary>The types of a call's result columns; empty for a record of no known structure.</summary>
    public static SqlType[] ColumnTypes(CallTypes types) =>
        types.Columns.Count > 0 ? [.. types.Columns.Select(column => column.Type)]
        : types.Result.Type.Oid == DataType.Record.Oid ? []
        : types.Result.Type.Underlying() is { Kind: TypeKind.Composite } composite ? [.. composite.Fields.Select(field => field.Type)]
        : [types.Result];

    public bool IsFor(IReadOnlyList<ResultColumn> columns, SqlSession session) =>
        ReferenceEquals(columns, _from) && (_catalog is null || ReferenceEquals(_catalog, session.Names.Catalog));

    public Value[] Convert(ReadOnlySpan<Value> row, RoutineFrame frame)
    {
        if (_to is null)
        {
            return [Value.FromObject(new RecordValue([.. _from.Select(column => column.Type)], row.ToArray(), [.. _from.Select(column => column.Name)]))];
        }

        if (_isExpanded)
        {
            return row[0].IsNull ? new Value[_to.Length] : Test(Fields(row[0].Record, _to, frame.Host.Calls), frame);
        }

        Value[] converted = new Value[_to.Length];
        for (int index = 0; index < converted.Length; index++)
        {
            converted[index] = RecordConversion.Convert(row[index], _from[index].Type, _to[index], frame.Host.Calls);
        }

        return Test(converted, frame);
    }

    private Value[] Test(Value[] converted, RoutineFrame frame)
    {
        for (int index = 0; index < _tests.Length; index++)
        {
            if (_tests[index] is { } test)
            {
                converted[index] = test.Evaluate([converted[index]], frame.Query);
            }
        }

        if (_domain is { } domain)
        {
            frame.Host.Domains.TestWhole(ToValue(converted, frame.Types), domain, frame);
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
        bool isRow = types.Result.Type.IsRow;
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
