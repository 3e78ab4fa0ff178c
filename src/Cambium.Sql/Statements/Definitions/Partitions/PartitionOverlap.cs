using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Partitions;
using PartitionBound = Cambium.Engine.Catalog.PartitionBound;

namespace Cambium.Sql.Statements.Definitions.Partitions;

/// <summary>Whether a new bound fits in between those that are there.</summary>
internal sealed class PartitionOverlap(StatementContext context, TableDefinition parent, Syntax.PartitionBound syntax)
{
    private readonly Partitioning _partitioning = parent.Partitioning!;

    /// <exception cref="SqlErrorException">42P17.</exception>
    public void RequireNone(string name, PartitionBound bound)
    {
        if (bound.IsDefault)
        {
            if (_partitioning.DefaultPlace >= 0)
            {
                throw Invalid($"partition \"{name}\" conflicts with existing default partition \"{NameOf(_partitioning.DefaultPlace)}\"", null, syntax.Span.Position);
            }

            return;
        }

        (int Place, int Position)? overlapped = _partitioning.Strategy switch
        {
            PartitionStrategy.Hash => Hashed(bound) is { } hashed ? (hashed, 0) : null,
            PartitionStrategy.List => Listed(bound),
            _ => Ranged(name, bound),
        };
        if (overlapped is { } found)
        {
            throw Invalid($"partition \"{name}\" would overlap partition \"{NameOf(found.Place)}\"", null, found.Position);
        }
    }

    private static SqlErrorException Invalid(string message, string? detail, int position) => new(SqlState.InvalidObjectDefinition, message, detail, position: position);

    private IEnumerable<(PartitionBound Bound, int Place)> Others() => _partitioning.Partitions.Select((partition, place) => (partition.Bound, place)).Where(other => !other.Bound.IsDefault);

    private string NameOf(int place) => context.Catalog.TryGetTable(_partitioning.Partitions[place].TableId, out TableDefinition? table) ? table.Name : "";

    private (int Place, int Position)? Listed(PartitionBound bound)
    {
        for (int index = 0; index < bound.Values.Length; index++)
        {
            foreach ((PartitionBound other, int place) in Others())
            {
                if (other.Values.Any(value => AreEqual(value, bound.Values[index])))
                {
                    return (place, ((Syntax.ListPartitionBound)syntax).Values[index].Span.Position);
                }
            }
        }

        return null;
    }

    /// <summary>By the key's order: 1.0 and 1.00 are one value.</summary>
    private bool AreEqual(PartitionDatum one, PartitionDatum other)
    {
        IndexKeyPart part = _partitioning.Key[0];
        DataType type = part.Type.Type.Underlying();
        return one == other || (one.Stored is not null && other.Stored is not null && ValueComparer.Equals(part.OrderType, one.Decode(type), other.Decode(type)));
    }

    private int? Hashed(PartitionBound bound)
    {
        (PartitionBound Bound, int Place)[] others = [.. Others().OrderBy(other => other.Bound.Modulus).ThenBy(other => other.Bound.Remainder)];
        (PartitionBound Bound, int Place)? below = others.Where(other => other.Bound.Modulus <= bound.Modulus).Select(other => ((PartitionBound, int)?)other).LastOrDefault();
        (PartitionBound Bound, int Place)? above = others.Where(other => other.Bound.Modulus > bound.Modulus).Select(other => ((PartitionBound, int)?)other).FirstOrDefault();
        const string Rule = "every hash partition modulus must be a factor of the next larger modulus";
        if (below is { } smaller && bound.Modulus % smaller.Bound.Modulus != 0)
        {
            throw Invalid(Rule, string.Create(CultureInfo.InvariantCulture, $"The new modulus {bound.Modulus} is not divisible by {smaller.Bound.Modulus}, the modulus of existing partition \"{NameOf(smaller.Place)}\"."), 0);
        }

        if (above is { } larger && larger.Bound.Modulus % bound.Modulus != 0)
        {
            throw Invalid(Rule, string.Create(CultureInfo.InvariantCulture, $"The new modulus {bound.Modulus} is not a factor of {larger.Bound.Modulus}, the modulus of existing partition \"{NameOf(larger.Place)}\"."), 0);
        }

        foreach ((PartitionBound other, int place) in others)
        {
            // Moduli divide each other, so the classes of remainders are within each other or apart.
            if (bound.Remainder % Math.Min(bound.Modulus, other.Modulus) == other.Remainder % Math.Min(bound.Modulus, other.Modulus))
            {
                return place;
            }
        }

        return null;
    }

    private (int Place, int Position)? Ranged(string name, PartitionBound bound)
    {
        PartitionMap map = new(_partitioning);
        PartitionMap.Datum[] from = map.Decode(bound.From);
        PartitionMap.Datum[] to = map.Decode(bound.To);
        Syntax.RangePartitionBound range = (Syntax.RangePartitionBound)syntax;
        if (map.Compare(from, to) >= 0)
        {
            PartitionText texts = new(context.Session.Format, _partitioning);
            throw Invalid(
                $"empty range bound specified for partition \"{name}\"", $"Specified lower bound {texts.End(bound.From)} is greater than or equal to upper bound {texts.End(bound.To)}.",
                Differing(range.From, bound.From, bound.To));
        }

        foreach ((PartitionBound other, int place) in Others().OrderBy(other => map.Decode(other.Bound.From), Comparer<PartitionMap.Datum[]>.Create(map.Compare)))
        {
            if (map.Compare(map.Decode(other.From), to) < 0 && map.Compare(from, map.Decode(other.To)) < 0)
            {
                return (place, map.Compare(map.Decode(other.From), from) <= 0 ? Differing(range.From, bound.From, other.From) : Differing(range.To, bound.To, other.From));
            }
        }

        return null;
    }

    /// <summary>Where the first value of a bound stands that differs from another bound's; of the first one when none does.</summary>
    private static int Differing(Syntax.SyntaxList<Syntax.Expression> values, IReadOnlyList<PartitionDatum> own, IReadOnlyList<PartitionDatum> other)
    {
        for (int part = 0; part < own.Count; part++)
        {
            if (own[part] != other[part])
            {
                return values[part].Span.Position;
            }
        }

        return values[0].Span.Position;
    }
}
