using System.Runtime.CompilerServices;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>
/// The collation of a value by the standard's rules: COLLATE decides, or else the columns and domains that it is computed from, where they agree; the default collation gives way to any other.
/// </summary>
/// <param name="Name">Its name or reference; null where those of its parts differ.</param>
/// <param name="Chosen">What was written; null: nothing was.</param>
internal readonly record struct DerivedCollation(string? Name, CollationChoice? Chosen = null)
{
    private static readonly DerivedCollation s_default = new(Collations.Of(DataType.Text));

    /// <summary>Where it comes from.</summary>
    public int Position { get; private init; }

    /// <summary>What differs where there is no name.</summary>
    public CollationConflict? Conflict { get; private init; }

    public static DerivedCollation Of(BoundExpression expression)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        DataType type = expression.Type.Type;
        return expression switch
        {
            _ when !Collations.HasCollation(type) && type != DataType.Unknown => s_default,
            BoundCast { Collation: { } choice } => new DerivedCollation(choice.Collation, choice.Written is null ? null : choice) { Position = expression.Position },
            BoundColumn { Column.Collation: Collations.None } => new DerivedCollation(null),
            BoundColumn column => new DerivedCollation(column.Column.Collation ?? Collations.Of(type)) { Position = expression.Position },
            BoundSubquery { Kind: SubqueryKind.Scalar or SubqueryKind.Array, Plan.Columns: [var column, ..] } =>
                new DerivedCollation(column.Collation ?? Collations.Of(column.Type.Type)) { Position = expression.Position },
            _ when Collations.Of(type.Plain) == s_default.Name && OfAll(expression.CollationSources) is var derived && derived.Name != s_default.Name => derived,
            _ => new DerivedCollation(Collations.Of(type)) { Position = expression.Position },
        };
    }

    /// <summary>Of a column that has the values of two queries' columns.</summary>
    /// <param name="position">Of the second.</param>
    public static DerivedCollation OfOutputs(PlanColumn first, PlanColumn second, int position)
    {
        return OfOutput(first, 0).And(OfOutput(second, position));

        static DerivedCollation OfOutput(PlanColumn column, int position) =>
            column.Chosen is { } chosen ? new DerivedCollation(chosen.Collation, chosen) { Position = position } : Of(new BoundColumn(column, position));
    }

    public static DerivedCollation OfAll(IEnumerable<BoundExpression> expressions)
    {
        DerivedCollation all = s_default;
        foreach (BoundExpression expression in expressions)
        {
            all = all.And(Of(expression));
        }

        return all;
    }

    /// <exception cref="SqlErrorException">42P21: COLLATE chose another for each.</exception>
    public DerivedCollation And(DerivedCollation other)
    {
        if (Chosen is not null && other.Chosen is not null && Name != other.Name)
        {
            throw new SqlErrorException(
                SqlState.CollationMismatch, $"collation mismatch between explicit collations \"{Chosen.Written}\" and \"{other.Chosen.Written}\"", position: other.Chosen.Position);
        }

        return Chosen is not null ? this
            : other.Chosen is not null ? other
            : Name is null || other.Name == s_default.Name || other.Name == Name ? this
            : other.Name is null || Name == s_default.Name ? other
            : new DerivedCollation(null) { Conflict = new CollationConflict(Name!, other.Name!, other.Position) };
    }
}
