using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Extensions;
using Cambium.Sql.Functions;
using Cambium.Sql.Parsing;
using Cambium.Sql.Parsing.PlPgSql;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Routines;
using Cambium.Sql.Syntax;
using Cambium.Sql.Syntax.PlPgSql;
using OperatorDefinition = Cambium.Sql.Functions.OperatorDefinition;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;
using UserOperator = Cambium.Engine.Catalog.OperatorDefinition;

namespace Cambium.Sql.Binding;

/// <summary>
/// Binds calls of users' functions. One that is a single query without side effects is put into the statement: as an expression if it has no
/// FROM, else as a subquery over one row that holds the arguments, which the planner sees through. All others are called.
/// </summary>
internal static class UserFunctionBinder
{
    /// <summary>Calls put into calls; what goes deeper may be recursion, which only a real call ends.</summary>
    private const int InlineDepthMax = 8;

    /// <summary>Nodes of an argument that may be computed more than once.</summary>
    private const int CopiedNodesMax = 8;

    internal static BoundExpression Bind(ResolvedCall resolved, ExpressionBinder binder, int position)
    {
        UserFunction function = resolved.UserFunction!;
        if (function.ReturnType.Type == DataType.Trigger || function.ReturnType.Type == DataType.EventTrigger)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "trigger functions can only be called as triggers");
        }

        if (function.Aggregate is not null)
        {
            throw new SqlErrorException(SqlState.GroupingError, $"aggregate functions are not allowed in {binder.Rules.Construct}", position: position);
        }

        resolved = binder.Context.KeepsCalls ? resolved : Collations.OfInput(resolved);
        NoteCall(function, binder.Context);
        bool isCheck = binder.Rules == ExpressionRules.Check;
        bool mustInline = !function.IsNative && !binder.Context.KeepsCalls && (binder.Rules.RequiresImmutable || isCheck);
        if (mustInline && !(isCheck && function.Language != "sql") && !function.ReturnsSet && TryInlineScalar(function, resolved, binder.Context, position, mustInline) is { } put)
        {
            // Of SQL the body counts, whatever the function is declared to be; of PL/pgSQL nobody looks into it.
            bool isImmutable = function.Language == "sql" && !put.Nodes().Any(IsMutable);
            FunctionBinder.RequireImmutable(isImmutable ? Volatility.Immutable : (Volatility)function.Volatility, binder);
            return put;
        }

        FunctionBinder.RequireImmutable((Volatility)function.Volatility, binder);
        if (function.ReturnsSet)
        {
            FunctionBinder.RequireSetsAllowed(binder, position);
            return new BoundSetCall(SetFunctionOf(function, resolved.Types), resolved.Arguments, resolved.Types, position);
        }

        // In FROM its output parameter names the column.
        bool isNamed = binder.Rules == ExpressionRules.From && function.Outputs.Any();
        if (!binder.Context.KeepsCalls && !mustInline && !isCheck && !isNamed && TryInlineScalar(function, resolved, binder.Context, position, mustInline: false) is { } inlined)
        {
            return inlined;
        }

        if (mustInline && !isCheck && (!SelfContained.Is(function) || (TryBindBody(function, resolved, binder.Context, mustInline) is { } known && RelationScans.In(known.Body.Plan).Any())))
        {
            // Indexes and generated columns are computed where no session is.
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, $"function {function.Name} cannot be used in {binder.Rules.Construct}", SelfContained.Rule, position: position);
        }

        return Tested(new BoundCall(ScalarFunctionOf(function, resolved.Types), resolved.Arguments, resolved.Types, position), function, binder.Context);
    }

    /// <summary>With the constraints of domains in a type that the call tells, which code of the server knows nothing of.</summary>
    internal static BoundExpression Tested(BoundExpression call, UserFunction function, BindingContext context) =>
        function is { IsNative: true, ReturnType.Type.IsPolymorphic: true } ? DomainBinder.ConstrainRead(call, call.Type, context) ?? call : call;

    /// <summary>The statement depends on the function, and its user needs the right to call it.</summary>
    internal static void NoteCall(UserFunction function, BindingContext context)
    {
        NoteUse(function, context);
        context.NoteCall(function);
    }

    /// <summary>The same for the function behind an operator, which is what the statement names.</summary>
    internal static void NoteUse(UserFunction function, BindingContext context)
    {
        context.Catalog.NoteUse(function);
        context.Access.Add(function, null);
    }

    /// <summary>An operator with the function that computes it.</summary>
    internal static OperatorDefinition ToOperator(UserOperator definition, CatalogSnapshot catalog)
    {
        SqlType[] operands = definition.Left is { } left ? [left, definition.Right] : [definition.Right];
        ScalarFunction function = catalog.TryGet(definition.FunctionId, out UserFunction? user)
            ? ScalarFunctionOf(user, new CallTypes(operands, user.ReturnType))
            : FunctionRegistry.FromOid(definition.FunctionId) as ScalarFunction ?? throw new InvalidOperationException($"Operator {definition.Name} has no function.");
        return new OperatorDefinition(definition.Id, definition.Name, definition.Left?.Type, definition.Right.Type, function);
    }

    private static bool IsMutable(BoundExpression node) => node is BoundSubquery or BoundCall { Function.Volatility: not Volatility.Immutable } || (node is BoundCast && !CastVolatility.IsImmutable(node));

    /// <summary>Whether its definition lets it be put into a statement.</summary>
    internal static bool MayInline(UserFunction function) =>
        function.Language == "sql" && MayInlineUnder(function) && function.Settings.IsEmpty;

    /// <summary>The same, but for settings.</summary>
    private static bool MayInlineUnder(UserFunction function) =>
        function is { IsNative: false, IsProcedure: false, IsSecurityDefiner: false } && !(function.ReturnsSet && function.ReturnType.Type.IsPolymorphic);

    /// <summary>The only query of a body; a body in PL/pgSQL that does nothing but RETURN an expression is one too. Null for any other.</summary>
    private static SelectStatement? BodyQuery(UserFunction function) => function.Language == "sql"
        ? SelfContained.QueryOf(function)
        : PlPgSqlParser.Parse(function.Body) is { Declarations.Count: 0, Handlers.Count: 0, Body: [PlReturn { Value: { } value }] }
            ? SqlParser.ParseScript("SELECT " + SqlPrinter.Print(value)) is [SelectStatement query] ? query : null
            : null;

    /// <summary>The reader for its body: along the search path it sets; null when it sets anything else.</summary>
    private static CatalogReader? BodyReader(UserFunction function, CatalogReader catalog) =>
        function.Settings.IsEmpty ? catalog : SelfContained.PathOf(function) is { } path ? catalog.Along(path) : null;

    /// <summary>The rows of a function's only query, arguments put in; null when it must be called instead.</summary>
    internal static BoundQuery? TryInline(UserFunction function, ResolvedCall resolved, BindingContext context)
    {
        context.NoteCall(function);
        bool isVolatile = function.Volatility == 'v';
        if ((isVolatile && context.WritesRows) || TryBindBody(function, resolved, context, mustInline: false) is not var (body, columns) || Conjuncts.IsVolatile(body.Plan))
        {
            return null;
        }

        context.HasInlinedVolatile |= isVolatile;

        LogicalProject row = new(LogicalValues.OneRow(), [.. columns.Zip(resolved.Arguments, (column, argument) => new Computed(column, argument))]);
        LogicalJoin joined = new(LogicalJoinKind.Inner, row, body.Plan, null);
        return new BoundQuery(
            new LogicalProject(joined, [.. body.Columns.Select(column => new Computed(column.Column, new BoundColumn(column.Column)))]), body.Columns);
    }

    /// <summary>A function's only query, with columns in the place of its arguments.</summary>
    /// <param name="mustInline">It can't be called where it stands: one that sets its search path is put in too.</param>
    private static (BoundQuery Body, PlanColumn[] Arguments)? TryBindBody(UserFunction function, ResolvedCall resolved, BindingContext context, bool mustInline)
    {
        if (!(mustInline ? MayInlineUnder(function) : MayInline(function)) || BodyReader(function, context.Catalog) is not { } catalog || context.ViewDepth >= InlineDepthMax
            || BodyQuery(function) is not { } select)
        {
            return null;
        }

        PlanColumn[] columns = [.. resolved.Types.Arguments.Select((type, index) => new PlanColumn(ArgumentName(function, index), type))];
        Scope scope = new(null);
        ScopeColumn[] named = [.. columns.Where(column => column.Name.Length > 0).Select(column => new ScopeColumn(column.Name, new BoundColumn(column)))];
        scope.Add(new ScopeRelation(function.Name, null, named, []));

        // A row's fields are reached through its name, like the columns of a relation.
        scope.Relations.AddRange(columns.Where(column => column.Name.Length > 0 && column.Type.Type.Underlying().Fields.Count > 0).Select(column => new ScopeRelation(
            column.Name, function.Name,
            [.. column.Type.Type.Underlying().Fields.Select((field, index) => new ScopeColumn(field.Name, new BoundField(new BoundColumn(column), index, field.Type)))], [])));
        ParameterTypes parameters = new([.. resolved.Types.Arguments.Select(type => (SqlType?)type)]);
        BindingContext inner = new(catalog, parameters, context.Call) { Cancellation = context.Cancellation, ViewDepth = context.ViewDepth + 1, Access = context.Access, RowSecurity = context.RowSecurity, OpenDefinitions = context.OpenDefinitions, IsInlined = true, ViewNames = function.BodyNames, WritesRows = context.WritesRows };
        BoundQuery body;
        try
        {
            body = function.HasSqlBody ? inner.InDefinition(inner.ViewOwner, () => new QueryBinder(inner).Bind(select, scope)) : new QueryBinder(inner).Bind(select, scope);
        }
        catch (SqlErrorException error) when (
            function.Language == "sql" && ((error.Position > 0 && error.PlaceIn(function.Body, 0)) || error.Within($"SQL function \"{function.Name}\" during inlining")))
        {
            throw;
        }

        context.HasInlinedVolatile |= inner.HasInlinedVolatile;
        if (inner.IsTimed)
        {
            context.NoteTimed(0, null);
        }

        if (scope.HasAggregates || (Conjuncts.IsVolatile(body.Plan) && function.Volatility != 'v'))
        {
            // An aggregate over nothing but arguments belongs to the body; put into a statement it would belong to that.
            return null;
        }

        return (new BoundQuery(body.Plan.Rewrite(node => node is BoundParameter parameter ? new BoundColumn(columns[parameter.Index]) : null), body.Columns), columns);
    }

    /// <summary>The value of a query without FROM as an expression over the arguments; null when it is more than that, or would compute much twice.</summary>
    private static BoundExpression? TryExpression(BoundQuery body, PlanColumn[] columns, IReadOnlyList<BoundExpression> arguments)
    {
        if (body.Plan is not LogicalProject { Items: [{ Value: var value }], Input: var input }
            || (input is LogicalFilter test ? test.Input : input) is not LogicalValues { Rows: [{ Count: 0 }] })
        {
            return null;
        }

        // Without a row the result is NULL.
        value = input is LogicalFilter filter ? new BoundCase(null, [filter.Condition, value, new BoundConstant(Value.Null, value.Type)], value.Type, value.Position) : value;
        if (value.Nodes().Any(static node => node is BoundSubquery or BoundSetCall or BoundAggregate or BoundWindowCall))
        {
            return null;
        }

        Dictionary<PlanColumn, BoundExpression> given = [];
        for (int index = 0; index < columns.Length; index++)
        {
            int uses = value.Nodes().Count(node => node is BoundColumn used && ReferenceEquals(used.Column, columns[index]));
            if (uses > 1 && !MayCopy(arguments[index]))
            {
                return null;
            }

            given[columns[index]] = arguments[index];
        }

        return value.Rewrite(node => node is BoundColumn used && given.TryGetValue(used.Column, out BoundExpression? argument) ? argument : null);
    }

    private static bool MayCopy(BoundExpression argument) =>
        argument.Nodes().Count() <= CopiedNodesMax
        && argument.Nodes().All(static node => node is BoundColumn or BoundConstant or BoundParameter or BoundCast or BoundCall { Function.Volatility: Volatility.Immutable });

    private static BoundExpression? TryInlineScalar(UserFunction function, ResolvedCall resolved, BindingContext context, int position, bool mustInline)
    {
        SqlType returned = resolved.Types.Result;
        DataType type = returned.Type;
        bool isRow = type.IsRow;
        bool isVolatile = resolved.Arguments.Any(Conjuncts.IsVolatile);
        if (type == DataType.Void || (isRow && !(mustInline && type.Underlying().Fields.Count > 0)) || (isVolatile && function.IsStrict)
            || TryBindBody(function, resolved, context, mustInline) is not var (bound, columns)
            || (isRow ? AsRow(bound, type, context) : bound) is not { Columns: [var result] } body)
        {
            return null;
        }

        HashSet<PlanColumn> used = [];
        foreach (BoundExpression expression in body.Plan.Nodes().SelectMany(static node => node.Expressions))
        {
            expression.CollectColumns(used);
        }

        if (columns.Zip(resolved.Arguments).Any(pair => !used.Contains(pair.First) && (function.IsStrict ? pair.Second is not (BoundColumn or BoundConstant or BoundParameter) : IsComputable(pair.Second))))
        {
            // What nobody uses isn't computed, unless it can be at once: then it fails if it must.
            return null;
        }

        // What is volatile is computed as often as the call would be, as an expression; in a subquery it might not.
        BoundExpression? value = TryExpression(body, columns, resolved.Arguments)
            ?? (!mustInline && !StaysCall(function, resolved, body) && !Conjuncts.IsVolatile(body.Plan) && !isVolatile && TryInline(function, resolved, context) is { } rows ? FirstRow(rows.Plan, result.Type, position) : null);
        if (value is null)
        {
            return null;
        }

        if ((type == DataType.Record ? value : Coercion.TryCoerce(value, returned, CastContext.Assignment, context)) is not { } converted)
        {
            return null;
        }

        if (!function.IsStrict || resolved.Arguments.Length == 0)
        {
            return converted;
        }

        BoundExpression anyNull = resolved.Arguments.Length == 1
            ? new BoundIsNull(resolved.Arguments[0], false)
            : new BoundOr([.. resolved.Arguments.Select(argument => new BoundIsNull(argument, false))]);
        return new BoundCase(null, [anyNull, new BoundConstant(Value.Null, returned), converted], returned, position);
    }

    /// <summary>A body whose columns are the fields of a row, as one of a row; null where it is more than a list of expressions.</summary>
    private static BoundQuery? AsRow(BoundQuery body, DataType type, BindingContext context)
    {
        if (body.Columns is [var whole] && whole.Type.Type.Equals(type))
        {
            return body;
        }

        IReadOnlyList<CompositeField> fields = type.Underlying().Fields;
        if (body.Plan is not LogicalProject list || list.Items.Count != body.Columns.Count || list.Items.Count != fields.Count)
        {
            return null;
        }

        BoundExpression?[] values = [.. list.Items.Select((item, index) => Coercion.TryCoerce(item.Value, fields[index].Type, CastContext.Assignment, context))];
        PlanColumn packed = new("row", DataType.CreateRecord([.. fields]));
        return Array.TrueForAll(values, static value => value is not null)
            ? new BoundQuery(new LogicalProject(list.Input, [new Computed(packed, new BoundRow(values!, [.. fields.Select(static field => field.Name)], packed.Type))]), [new OutputColumn("row", packed)])
            : null;
    }

    /// <summary>It stays what it is in the expressions of indexes: they are found by it. Without columns it is put in, to be computed once.</summary>
    private static bool StaysCall(UserFunction function, ResolvedCall resolved, BoundQuery body) => function.Volatility == 'i'
        && resolved.Arguments.Any(static argument => argument.Nodes().Any(static node => node is BoundColumn)) && !RelationScans.In(body.Plan).Any();

    private static bool IsComputable(BoundExpression argument) =>
        argument is not BoundConstant && !Conjuncts.IsVolatile(argument) && argument.Nodes().All(static node => node is not (BoundColumn or BoundParameter or BoundSubquery));

    /// <summary>Only the first row counts.</summary>
    internal static BoundSubquery FirstRow(LogicalPlan query, SqlType type, int position) =>
        new(SubqueryKind.Scalar, new LogicalLimit(query, new BoundConstant(Value.FromInt64(1), DataType.Int8), null, null), null, type, position);

    internal static ScalarFunction ScalarFunctionOf(UserFunction function, CallTypes declared) => new(
        function.Id, function.Name, [.. declared.Arguments.Select(type => type.Type)], declared.Result.Type,
        function.IsNative ? ExtensionLibraries.Scalar(function) : types => (arguments, call) => RoutineHost.Of(call).Call(function, arguments, types))
    {
        IsRepeated = function.IsNative && ExtensionLibraries.IsRepeated(function),
        HasBody = !function.IsNative,
        IsVariadic = function.IsVariadic,
        IsStrict = function.IsStrict,
        IsLeakproof = function.IsLeakproof,
        Volatility = (Volatility)function.Volatility,
    };

    private static SetFunction SetFunctionOf(UserFunction function, CallTypes declared) => new(
        function.Id, function.Name, [.. declared.Arguments.Select(type => type.Type)], declared.Result.Type, declared.Columns,
        function.IsNative ? ExtensionLibraries.Set(function) : types => (arguments, call) => RoutineHost.Of(call).CallSet(function, arguments, types))
    {
        HasBody = !function.IsNative,
        IsVariadic = function.IsVariadic,
        IsStrict = function.IsStrict,
        IsLeakproof = function.IsLeakproof,
        Volatility = (Volatility)function.Volatility,
    };

    private static string ArgumentName(UserFunction function, int index) => index < function.ArgumentNames.Length ? function.ArgumentNames[index] : "";
}
