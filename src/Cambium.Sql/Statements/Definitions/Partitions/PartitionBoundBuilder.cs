using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;
using PartitionBound = Cambium.Engine.Catalog.PartitionBound;

namespace Cambium.Sql.Statements.Definitions.Partitions;

/// <summary>Makes a partition's bound of FOR VALUES: evaluates its values in the types of the key.</summary>
internal sealed class PartitionBoundBuilder(StatementContext context, TableDefinition parent)
{
    private readonly Partitioning _partitioning = parent.Partitioning!;

    public PartitionBound Build(Syntax.PartitionBound syntax)
    {
        switch (syntax)
        {
            case DefaultPartitionBound:
                return _partitioning.Strategy == PartitionStrategy.Hash
                    ? throw Invalid("a hash-partitioned table may not have a default partition")
                    : new PartitionBound { IsDefault = true };
            case HashPartitionBound hash:
                RequireStrategy(PartitionStrategy.Hash, syntax);
                return Hash(hash);
            case ListPartitionBound list:
                RequireStrategy(PartitionStrategy.List, syntax);
                List<PartitionDatum> values = [];
                foreach (Expression value in list.Values)
                {
                    PartitionDatum datum = Evaluate(value, 0);
                    if (!values.Contains(datum))
                    {
                        values.Add(datum);
                    }
                }

                return new PartitionBound { Values = [.. values] };
            default:
                RequireStrategy(PartitionStrategy.Range, syntax);
                RangePartitionBound range = (RangePartitionBound)syntax;
                RequireWidth(range.From, "FROM");
                RequireWidth(range.To, "TO");
                return new PartitionBound { From = End(range.From), To = End(range.To) };
        }
    }

    private static SqlErrorException Invalid(string message, int position = 0) => new(SqlState.InvalidTableDefinition, message, position: position);

    private static PartitionBound Hash(HashPartitionBound hash)
    {
        string? problem = hash.Modulus <= 0 ? "modulus for hash partition must be an integer value greater than zero"
            : hash.Remainder < 0 ? "remainder for hash partition must be an integer value greater than or equal to zero"
            : hash.Remainder >= hash.Modulus ? "remainder for hash partition must be less than modulus"
            : null;
        return problem is null ? new PartitionBound { Modulus = hash.Modulus, Remainder = hash.Remainder } : throw Invalid(problem);
    }

    private void RequireStrategy(PartitionStrategy wanted, Syntax.PartitionBound syntax)
    {
        if (_partitioning.Strategy != wanted)
        {
            throw Invalid($"invalid bound specification for a {_partitioning.Strategy.ToString().ToLowerInvariant()} partition", syntax.Span.Position);
        }
    }

    private void RequireWidth(SyntaxList<Expression> values, string word)
    {
        if (values.Count != _partitioning.Key.Length)
        {
            throw Invalid($"{word} must specify exactly one value per partitioning column");
        }
    }

    private ImmutableArray<PartitionDatum> End(SyntaxList<Expression> values)
    {
        ImmutableArray<PartitionDatum>.Builder end = ImmutableArray.CreateBuilder<PartitionDatum>();
        int infinite = 0;
        for (int part = 0; part < values.Count; part++)
        {
            PartitionDatum datum = values[part] switch
            {
                ColumnReference { Parts: ["minvalue"] } => PartitionDatum.Minimum,
                ColumnReference { Parts: ["maxvalue"] } => PartitionDatum.Maximum,
                var value => Evaluate(value, part),
            };
            if (datum is { Kind: 0, Stored: null })
            {
                throw new SqlErrorException(SqlState.InvalidObjectDefinition, "cannot specify NULL in range bound");
            }

            if (infinite != 0 && datum.Kind != infinite)
            {
                string word = infinite < 0 ? "MINVALUE" : "MAXVALUE";
                throw new SqlErrorException(SqlState.DatatypeMismatch, $"every bound following {word} must also be {word}", position: values[part].Span.Position);
            }

            infinite = datum.Kind;
            end.Add(datum);
        }

        return end.ToImmutable();
    }

    private PartitionDatum Evaluate(Expression expression, int part)
    {
        IndexKeyPart key = _partitioning.Key[part];
        BindingContext binding = context.NewBinding();
        BoundExpression bound = new ExpressionBinder(binding, new Scope(null), ExpressionRules.PartitionBound).Bind(expression);
        BoundExpression coerced = Coercion.TryCoerce(bound, key.Type, CastContext.Assignment, binding) ?? throw new SqlErrorException(
            SqlState.DatatypeMismatch,
            $"specified value cannot be cast to type {key.Type.Format()} for column \"{(key.IsExpression ? key.ExpressionSql : parent.FindColumn(key.ColumnId)!.Name)}\"",
            position: expression.Span.Position);
        Value value = RowExpressions.Compile(coerced, []).Evaluate([], context.ToQueryContext());
        return PartitionDatum.Of(key.Type.Type.Underlying(), value);
    }
}
