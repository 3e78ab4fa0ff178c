using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Partitions;
using PartitionBound = Cambium.Engine.Catalog.PartitionBound;

namespace Cambium.Sql.Statements.Definitions.Partitions;

/// <summary>Whether a new bound fits in between those that are there.</summary>
internal sealed class PartitionOverlap(StatementContext context, TableDefinition parent)
{
    private readonly Partitioning _partitioning = parent.Partitioning!;

    /// <param name="position">Of the bound in the statement.</param>
    /// <exception cref="SqlErrorException">42P17.</exception>
    public void RequireNone(string name, PartitionBound bound, int position)
    {
        if (bound.IsDefault)
        {
            if (_partitioning.DefaultPlace >= 0)
            {
                throw Invalid($"partition \"{name}\" conflicts with existing default partition \"{NameOf(_partitioning.DefaultPlace)}\"", null, position);
            }

            return;
        }

        int? overlapped = _partitioning.Strategy switch
        {
            PartitionStrategy.Hash => Hashed(name, bound, position),
            PartitionStrategy.List => Listed(bound),
            _ => Ranged(name, bound, position),
        };
        if (overlapped is { } place)
        {
            throw Invalid($"partition \"{name}\" would overlap partition \"{NameOf(place)}\"", null, position);
        }
    }

    private static SqlErrorException Invalid(string message, string? detail, int position) => new(SqlState.InvalidObjectDefinition, message, detail, position: position);

    private IEnumerable<(PartitionBound Bound, int Place)> Others() => _partitioning.Partitions.Select((partition, place) => (partition.Bound, place)).Where(other => !other.Bound.IsDefault);

    private string NameOf(int place) => context.Catalog.TryGetTable(_partitioning.Partitions[place].TableId, out TableDefinition? table) ? table.Name : "";

    private int? Listed(PartitionBound bound)
    {
        foreach (PartitionDatum value in bound.Values)
        {
            foreach ((PartitionBound other, int place) in Others())
            {
                if (other.Values.Contains(value))
                {
                    return place;
                }
            }
        }

        return null;
    }

    private int? Hashed(string name, PartitionBound bound, int position)
    {
        (PartitionBound Bound, int Place)[] others = [.. Others().OrderBy(other => other.Bound.Modulus).ThenBy(other => other.Bound.Remainder)];
        (PartitionBound Bound, int Place)? below = others.Where(other => other.Bound.Modulus <= bound.Modulus).Select(other => ((PartitionBound, int)?)other).LastOrDefault();
        (PartitionBound Bound, int Place)? above = others.Where(other => other.Bound.Modulus > bound.Modulus).Select(other => ((PartitionBound, int)?)other).FirstOrDefault();
        const string Rule = "every hash partition modulus must be a factor of the next larger modulus";
        if (below is { } smaller && bound.Modulus % smaller.Bound.Modulus != 0)
        {
            throw Invalid(Rule, string.Create(CultureInfo.InvariantCulture, $"The new modulus {bound.Modulus} is not divisible by {smaller.Bound.Modulus}, the modulus of existing partition \"{NameOf(smaller.Place)}\"."), position);
        }

        if (above is { } larger && larger.Bound.Modulus % bound.Modulus != 0)
        {
            throw Invalid(Rule, string.Create(CultureInfo.InvariantCulture, $"The new modulus {bound.Modulus} is not a factor of {larger.Bound.Modulus}, the modulus of existing partition \"{NameOf(larger.Place)}\"."), position);
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

    private int? Ranged(string name, PartitionBound bound, int position)
    {
        PartitionMap map = new(_partitioning);
        PartitionMap.Datum[] from = map.Decode(bound.From);
        PartitionMap.Datum[] to = map.Decode(bound.To);
        if (map.Compare(from, to) >= 0)
        {
            PartitionText texts = new(context.Session.Format, _partitioning);
            throw Invalid(
                $"empty range bound specified for partition \"{name}\"", $"Specified lower bound {texts.End(bound.From)} is greater than or equal to upper bound {texts.End(bound.To)}.", position);
        }

        foreach ((PartitionBound other, int place) in Others().OrderBy(other => map.Decode(other.Bound.From), Comparer<PartitionMap.Datum[]>.Create(map.Compare)))
        {
            if (map.Compare(map.Decode(other.From), to) < 0 && map.Compare(from, map.Decode(other.To)) < 0)
            {
                return place;
            }
        }

        return null;
    }
}
