using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Binds UNION, INTERSECT and EXCEPT: brings both sides to common types.</summary>
internal static class SetOperationBinder
{
    internal static BoundQuery Bind(SetOperationBody body, Scope scope, BindingContext context)
    {
        // Chains lean to the left and can be long.
        Stack<SetOperationBody> spine = new();
        QueryBody left = body;
        while (left is SetOperationBody inner)
        {
            spine.Push(inner);
            left = inner.Left;
        }

        QueryBinder queries = new(context);
        BoundQuery result = queries.BindBody(left, scope, KeepsUnknown(left));
        while (spine.TryPop(out SetOperationBody? operation))
        {
            if (operation.Right is SelectBody { Into: { } into })
            {
                throw new SqlErrorException(SqlState.SyntaxError, "INTO is only allowed on first SELECT of UNION/INTERSECT/EXCEPT", position: into.Table.Span.Position);
            }

            BoundQuery right = queries.BindBody(operation.Right, scope, KeepsUnknown(operation.Right));
            result = Combine(operation, result, right, context);
        }

        return result;
    }

    /// <summary>Literals that stand in a SELECT take the type of the other side; those of VALUES are text by then.</summary>
    private static bool KeepsUnknown(QueryBody body) => body is NestedQueryBody nested ? KeepsUnknown(nested.Query.Body) : body is not ValuesBody;

    /// <summary>Converts a query's columns to the given types, by a projection where needed.</summary>
    internal static LogicalPlan Convert(BoundQuery query, IReadOnlyList<SqlType> types, string construct, BindingContext context)
    {
        if (query.Columns.Zip(types).All(pair => pair.First.Type == pair.Second) && query.Plan.Columns.Count == query.Columns.Count)
        {
            return query.Plan;
        }

        Computed[] items =
        [
            .. query.Columns.Zip(types, (column, type) =>
            {
                BoundExpression value = Literal(query.Plan, column.Column) ?? new BoundColumn(column.Column);
                return new Computed(new PlanColumn(column.Name, type), CommonType.Convert(value, type, construct, context));
            }),
        ];
        return new LogicalProject(query.Plan, items);
    }

    private static BoundQuery Combine(SetOperationBody operation, BoundQuery left, BoundQuery right, BindingContext context)
    {
        string construct = operation.Operator.ToString().ToUpperInvariant();
        if (left.Columns.Count != right.Columns.Count)
        {
            throw new SqlErrorException(
                SqlState.SyntaxError, $"each {construct} query must have the same number of columns", position: Position(0));
        }

        SqlType[] types = new SqlType[left.Columns.Count];
        for (int index = 0; index < types.Length; index++)
        {
            types[index] = CommonType.Select([new BoundColumn(left.Columns[index].Column), new BoundColumn(right.Columns[index].Column, Position(index))], construct, context.Catalog);
            if (!operation.IsAll)
            {
                SortBinder.RequireEquality(new BoundConstant(Value.Null, types[index]));
            }
        }

        PlanColumn[] columns = new PlanColumn[types.Length];
        for (int index = 0; index < types.Length; index++)
        {
            if (!operation.IsAll)
            {
                Collations.RequireKnown(left.Columns[index].Column, right.Columns[index].Column, operation.Right.Span.Position, context);
            }

            string? collation = Collations.OfBoth(left.Columns[index].Column, right.Columns[index].Column, types[index].Type);
            types[index] = types[index].Collated(collation);
            columns[index] = new PlanColumn(left.Columns[index].Name, types[index]) { Collation = collation };
        }

        LogicalSetOperation plan = new(
            operation.Operator, operation.IsAll, Convert(left, types, construct, context), Convert(right, types, construct, context), columns);
        return new BoundQuery(plan, [.. columns.Select((column, index) => new OutputColumn(column.Name, column, left.Columns[index].Position))]);

        int Position(int index) => right.Columns.Count > index && right.Columns[index].Position is > 0 and var position ? position : operation.Right.Span.Position;
    }

    /// <summary>The literal behind an untyped column, so that its conversion happens once and errors point at it.</summary>
    private static BoundExpression? Literal(LogicalPlan plan, PlanColumn column) =>
        column.Type.Type == DataType.Unknown && plan is LogicalProject project
            && project.Items.FirstOrDefault(item => ReferenceEquals(item.Column, column)).Value is BoundConstant or BoundParameter
            ? project.Items.First(item => ReferenceEquals(item.Column, column)).Value
            : null;
}
