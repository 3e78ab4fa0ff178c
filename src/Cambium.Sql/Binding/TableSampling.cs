using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>
/// TABLESAMPLE as a filter: a row is taken by chance, or with REPEATABLE by a hash of its key and the seed, which takes the same rows each time. SYSTEM
/// samples row by row too, as there are no blocks to sample.
/// </summary>
internal static class TableSampling
{
    /// <exception cref="SqlErrorException">42704: no such method; 0A000: not a table; 42846 and 42804 for the arguments.</exception>
    internal static LogicalPlan Apply(FromItem item, TableSample sample, BindingContext context, Scope left, int itemPosition)
    {
        int position = sample.Span.Position;
        if (sample.Method.Name is not ("bernoulli" or "system"))
        {
            throw new SqlErrorException(SqlState.UndefinedObject, $"tablesample method {sample.Method} does not exist", position: sample.Method.Span.Position);
        }

        BoundExpression key = KeyOf(item, context) ?? throw new SqlErrorException(
            SqlState.FeatureNotSupported, "TABLESAMPLE clause can only be applied to tables and materialized views", position: itemPosition);
        if (sample.Arguments.Count != 1)
        {
            throw new SqlErrorException(
                SqlState.InvalidTablesampleArgument, $"tablesample method {sample.Method} requires 1 argument, not {sample.Arguments.Count}", position: position);
        }

        ExpressionBinder binder = new(context, left, ExpressionRules.From with { AllowsSets = false });
        BoundExpression percentage = Coercion.TryCoerce(binder.Bind(sample.Arguments[0]), DataType.Float4, CastContext.Assignment, context) ?? throw new SqlErrorException(
            SqlState.DatatypeMismatch, "argument of TABLESAMPLE must be type real", position: sample.Arguments[0].Span.Position);
        BoundExpression seed = sample.Repeatable is null
            ? new BoundConstant(Value.Null, DataType.Float8)
            : Coercion.TryCoerce(binder.Bind(sample.Repeatable), DataType.Float8, CastContext.Assignment, context) ?? throw new SqlErrorException(
                SqlState.DatatypeMismatch, "argument of REPEATABLE must be type double precision", position: sample.Repeatable.Span.Position);
        bool isRepeatable = sample.Repeatable is not null;
        BoundExpression[] arguments = [percentage, seed, key];
        ScalarFunction take = new(0, "tablesample", [], DataType.Boolean, (args, call) => Value.FromBoolean(IsTaken(args, isRepeatable, call)))
        {
            IsStrict = false,
            Volatility = Volatility.Volatile,
        };
        return new LogicalFilter(item.Plan, new BoundCall(take, arguments, new CallTypes([.. arguments.Select(argument => argument.Type)], DataType.Boolean), position));
    }

    /// <summary>What tells a row from all others: its key, or all of it in a catalog, whose rows have none. Null for what is no table.</summary>
    private static BoundExpression? KeyOf(FromItem item, BindingContext context) => item switch
    {
        { Relations: [{ Scan: { } scan }] } => new BoundColumn(scan.RowKey),
        { Plan: LogicalProject { Input: LogicalSystemScan { Table: var table } }, Relations: [var relation] } when RelationFacts.Find(table.Oid) is { IsView: false } =>
            Coercion.Cast(
                new BoundRow([.. relation.Columns.Select(static column => column.Value)], [.. relation.Columns.Select(static column => column.Name)], DataType.Record), DataType.Text, 0, context),
        _ => null,
    };

    private static bool IsTaken(ReadOnlySpan<Value> args, bool isRepeatable, CallContext context)
    {
        if (args[0].IsNull)
        {
            throw new SqlErrorException(SqlState.InvalidTablesampleArgument, "TABLESAMPLE parameter cannot be null");
        }

        if (isRepeatable && args[1].IsNull)
        {
            throw new SqlErrorException(SqlState.InvalidTablesampleRepeat, "TABLESAMPLE REPEATABLE parameter cannot be null");
        }

        double percentage = args[0].Double;
        if (double.IsNaN(percentage) || percentage is < 0 or > 100)
        {
            throw new SqlErrorException(SqlState.InvalidTablesampleArgument, "sample percentage must be between 0 and 100");
        }

        double chance = isRepeatable ? Fraction(args[2].Utf8, args[1].Int64) : context.Random.NextDouble();
        return chance * 100 < percentage;
    }

    /// <summary>A number from 0 to 1 that key and seed decide.</summary>
    private static double Fraction(ReadOnlySpan<byte> key, long seed) => (StableHash.Of(key, (ulong)seed) >> 11) / (double)(1UL << 53);
}
