using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Functions.Library;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Binds functions in FROM.</summary>
internal sealed class TableFunctionBinder(BindingContext context)
{
    internal FromItem Bind(FunctionTable table, Scope left)
    {
        string? aliasName = table.Alias?.Name;
        ExpressionBinder binder = new(context, left, ExpressionRules.From);
        if (table.Functions.Count == 1 && TryBindUserSet(table, binder) is { } userSet)
        {
            return userSet;
        }

        List<FunctionSource> sources = [];
        bool isScalar = false;
        TableFunction[] functions = Spread(table.Functions);
        foreach (TableFunction function in functions)
        {
            FunctionSource source = BindFunction(function, functions.Length == 1 ? aliasName : null, table.Alias is { Columns.Count: > 0 }, binder, out isScalar);
            sources.Add(source);
        }

        PlanColumn? ordinality = table.HasOrdinality ? new PlanColumn("ordinality", DataType.Int8) : null;
        string name = aliasName ?? OutputNames.Of(table.Functions[0].Call);
        LogicalPlan scan = Tested(new LogicalFunctionScan(sources, ordinality, name));
        bool[] isLater = [.. sources.SelectMany(source => source.Columns.Select((_, index) => index >= CountKnown(source.Call.Type.Type, source.Columns.Count))), .. ordinality is null ? [] : new[] { false }];
        bool isRow = ordinality is null && sources is [{ Call.Type.Type: var row }] && row.Underlying().Kind == TypeKind.Composite;
        return new FromItem(
            scan,
            new ScopeRelation(name, null, FromBinder.Rename([.. scan.Columns.Where((_, index) => !isLater[index])], table.Alias, name), [])
            {
                LaterColumns = isRow ? FromBinder.ScopeColumns([.. scan.Columns.Where((_, index) => isLater[index])]) : [],
                IsScalar = isScalar && sources.Count == 1 && ordinality is null,
                RowType = isRow ? sources[0].Call.Type : default,
            });
    }

    /// <summary>Columns that JSON was read into, tested where their types are domains or have some inside.</summary>
    private LogicalPlan Tested(LogicalFunctionScan scan)
    {
        string? function = scan.Functions is [var only] ? (only.Call as BoundCall)?.Function.Name ?? (only.Call as BoundSetCall)?.Function.Name : null;
        if (function is null || !JsonSets.MakesRows(function))
        {
            return scan;
        }

        Computed[] columns = [.. scan.Columns.Select(column =>
            DomainBinder.ConstrainRead(new BoundColumn(column), column.Type, context) is { } test
                ? new Computed(new PlanColumn(column.Name, column.Type), test)
                : new Computed(column, new BoundColumn(column)))];
        return columns.All(item => scan.Columns.Contains(item.Column)) ? scan : new LogicalProject(scan, columns);
    }

    /// <summary><c>unnest(a, b)</c> is <c>ROWS FROM (unnest(a), unnest(b))</c>.</summary>
    private static TableFunction[] Spread(IReadOnlyList<TableFunction> functions) =>
    [
        .. functions.SelectMany(static function =>
            function is { Call: FunctionCall { Name: { Name: "unnest", Schema: null or "pg_catalog" }, Arguments.Count: > 1 } call, Columns.Count: 0 }
                ? call.Arguments.Select(argument => function with { Call = call with { Arguments = [argument] } })
                : [function]),
    ];

    private static SetColumn Given(Syntax.ColumnDefinition column, BindingContext context)
    {
        SqlType type = context.ResolveType(column.Type!);
        return new SetColumn(column.Name, Collations.Resolve(column.Collation, type.Type, context.Catalog) is { } collation ? type.Collated(collation) : type);
    }

    /// <summary>How many of the columns that a function returns there are for the text around.</summary>
    private int CountKnown(DataType returned, int count) =>
        returned.Underlying() is { Kind: TypeKind.Composite } row && row.Fields.Count == count ? ViewNames.CountFields(context, row) : count;

    private static PlanColumn[] Fields(DataType row, bool isRenamed) =>
        [.. row.Fields.Select((field, index) => new PlanColumn(field.Name, field.Type) { Field = isRenamed ? null : (row, index) })];

    /// <param name="isRenamed">Its columns are given other names.</param>
    private static FunctionSource BindFunction(TableFunction function, string? alias, bool isRenamed, ExpressionBinder binder, out bool isScalar)
    {
        BoundExpression call = Coercion.ResolveUnknown(binder.Bind(function.Call), binder.Context);
        if (call.Children.SelectMany(static argument => argument.Nodes()).FirstOrDefault(static node => node is BoundSetCall) is { } inner)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "set-returning functions must appear at top level of FROM", position: inner.Position);
        }

        string name = OutputNames.Of(function.Call);
        isScalar = false;
        if (function.Columns.Count > 0)
        {
            SetColumn[] given = [.. function.Columns.Select(column => Given(column, binder.Context))];
            call = WithColumns(call, given, function.Columns[0].Span.Position);
            return new FunctionSource(call, Columns(given), true);
        }

        switch (call)
        {
            case BoundSetCall { Types: { Columns: { Count: > 0 } columns } types } when columns.Count > 1 || types.IsRowOfOne:
                DataType returned = types.Result.Type.Underlying();
                return new FunctionSource(call, returned.Kind == TypeKind.Composite && returned.Fields.Count == columns.Count ? Fields(returned, isRenamed) : Columns(columns), true);
            case BoundSetCall { Types.Columns: [{ Type.Type: var row }] } when row.Underlying().Kind == TypeKind.Composite:
                return new FunctionSource(call, Fields(row.Underlying(), isRenamed), true);
            case BoundSetCall { Types.Columns: { Count: 1 } columns } set:
                isScalar = true;
                string columnName = columns[0].Name == set.Function.Name ? alias ?? columns[0].Name : columns[0].Name;
                return new FunctionSource(call, [new PlanColumn(columnName, columns[0].Type)], false);
        }

        DataType type = call.Type.Type.Underlying();
        if (type.Kind == TypeKind.Composite)
        {
            return new FunctionSource(call, Fields(type, isRenamed), true);
        }

        if (call is BoundCall { Types.Columns: [var output] } && type != DataType.Record)
        {
            isScalar = true;
            return new FunctionSource(call, [new PlanColumn(output.Name, call.Type)], false);
        }

        if (type == DataType.Record)
        {
            throw new SqlErrorException(
                SqlState.SyntaxError, "a column definition list is required for functions returning \"record\"", position: function.Call.Span.Position);
        }

        isScalar = true;
        return new FunctionSource(call, [new PlanColumn(alias ?? name, call.Type)], false);
    }

    private static PlanColumn[] Columns(IReadOnlyList<SetColumn> columns) => [.. columns.Select(column => new PlanColumn(column.Name, column.Type))];

    private static BoundExpression WithColumns(BoundExpression call, SetColumn[] columns, int position)
    {
        if (call.Type.Type != DataType.Record)
        {
            throw new SqlErrorException(
                SqlState.SyntaxError,
                call.Type.Type.Underlying().Kind == TypeKind.Composite
                    ? "a column definition list is redundant for a function returning a named composite type"
                    : "a column definition list is only allowed for functions returning \"record\"",
                position: position);
        }

        IReadOnlyList<SetColumn> own = ((call as BoundCall)?.Types ?? (call as BoundSetCall)?.Types)?.Columns ?? [];
        if (own.Count > 0 && !(own is [{ Type.Type: var only }] && only == DataType.Record))
        {
            throw new SqlErrorException(
                SqlState.SyntaxError, "a column definition list is redundant for a function with OUT parameters", position: position);
        }

        return call switch
        {
            BoundSetCall set when set.Function.Columns.Count == 0 || JsonSets.MakesRows(set.Function.Name) => new BoundSetCall(set.Function, set.Children, set.Types with { Columns = columns }, set.Position),
            BoundCall scalar => new BoundCall(scalar.Function, scalar.Children, scalar.Types with { Columns = columns }, scalar.Position),
            _ => call,
        };
    }

    /// <summary>A user's function that returns a set and is one query of it is expanded into that query.</summary>
    private FromItem? TryBindUserSet(FunctionTable table, ExpressionBinder binder)
    {
        if (context.KeepsCalls || table.HasOrdinality || table.Functions[0] is not { Call: FunctionCall call, Columns.Count: 0 }
            || !context.Catalog.FindFunctions(call.Name.Schema, call.Name.Name).Any(function => function.ReturnsSet && UserFunctionBinder.MayInline(function)))
        {
            return null;
        }

        ResolvedCall resolved = FunctionResolver.Resolve(
            call.Name, FunctionBinder.BindArguments(call, binder), [.. call.Arguments.Select(argument => argument.Name)], call.Arguments.Any(argument => argument.IsVariadic),
            false, call.Span.Position, context);
        if (resolved.UserFunction is not { ReturnsSet: true, IsStrict: false } function
            || UserFunctionBinder.TryInline(function, resolved, context) is not { } body || resolved.Types.Columns.Count != body.Columns.Count)
        {
            return null;
        }

        string name = table.Alias?.Name ?? call.Name.Name;
        IReadOnlyList<SetColumn> returned = resolved.Types.Columns;
        bool isScalar = returned.Count == 1 && function.ReturnType.Type.Underlying().Kind != TypeKind.Composite;
        bool isNamedAsFunction = isScalar && !function.Outputs.Any();
        DataType row = function.ReturnType.Type.Underlying();
        PlanColumn[] columns = row.Kind == TypeKind.Composite && row.Fields.Count == returned.Count
            ? Fields(row, table.Alias is { Columns.Count: > 0 })
            : [.. returned.Select(column => new PlanColumn(isNamedAsFunction ? name : column.Name, column.Type))];
        Computed[] values = new Computed[columns.Length];
        for (int index = 0; index < columns.Length; index++)
        {
            if (Coercion.TryCoerce(new BoundColumn(body.Columns[index].Column), columns[index].Type, CastContext.Assignment, context) is not { } value)
            {
                return null;
            }

            values[index] = new Computed(columns[index], value);
        }

        int known = CountKnown(function.ReturnType.Type, columns.Length);
        return new FromItem(
            new LogicalProject(body.Plan, values),
            new ScopeRelation(name, null, FromBinder.Rename(columns[..known], table.Alias, name), [])
            {
                LaterColumns = FromBinder.ScopeColumns(columns[known..]),
                IsScalar = isScalar,
                RowType = function.ReturnType.Type.Underlying().Kind == TypeKind.Composite ? function.ReturnType : default,
            });
    }
}
