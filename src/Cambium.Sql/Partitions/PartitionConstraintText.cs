using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Sessions;
using Cambium.Sql.SystemCatalogs.Deparsing;

namespace Cambium.Sql.Partitions;

/// <summary>The condition that a partition's rows fulfil, as pg_get_partition_constraintdef prints it.</summary>
internal sealed class PartitionConstraintText(SqlSession session)
{
    public string? Print(TableDefinition partition)
    {
        CatalogSnapshot catalog = session.Names.Catalog;
        List<string> conditions = [];
        TableDefinition below = partition;
        while (catalog.GetParent(below) is { } parent)
        {
            conditions.InsertRange(0, new Level(session, parent, partition).Conditions(below.Id));
            below = parent;
        }

        return conditions.Count switch
        {
            0 => null,
            1 => conditions[0],
            _ => $"({string.Join(" AND ", conditions)})",
        };
    }

    /// <summary>The conditions of one table above.</summary>
    /// <param name="names">Whose columns are named.</param>
    private sealed class Level(SqlSession session, TableDefinition parent, TableDefinition names)
    {
        private readonly Partitioning _partitioning = parent.Partitioning!;

        public List<string> Conditions(int partitionId)
        {
            int place = _partitioning.PlaceOf(partitionId);
            PartitionBound bound = _partitioning.Partitions[place].Bound;
            if (!bound.IsDefault)
            {
                return Of(bound);
            }

            PartitionBound[] others = [.. _partitioning.Partitions.Select(static partition => partition.Bound).Where(static other => !other.IsDefault)];
            if (others.Length == 0)
            {
                return [];
            }

            if (_partitioning.Strategy == PartitionStrategy.List)
            {
                return [$"(NOT {Join(Of(new PartitionBound { Values = [.. others.SelectMany(static other => other.Values)] }))})"];
            }

            string[] ranges = [.. others.OrderBy(static other => other, Comparer<PartitionBound>.Create(CompareRanges)).Select(other => Join(Range(other)))];
            string notNull = string.Join(" AND ", Enumerable.Range(0, _partitioning.Key.Length).Select(part => $"({Part(part)} IS NOT NULL)"));
            string either = ranges.Length == 1 ? ranges[0] : $"({string.Join(" OR ", ranges)})";
            return [$"(NOT ({notNull} AND {either}))"];
        }

        private int CompareRanges(PartitionBound left, PartitionBound right)
        {
            PartitionMap map = new(_partitioning);
            return map.Compare(map.Decode(left.From), map.Decode(right.From));
        }

        private static string Join(List<string> conditions) => conditions.Count == 1 ? conditions[0] : $"({string.Join(" AND ", conditions)})";

        private List<string> Of(PartitionBound bound)
        {
            switch (_partitioning.Strategy)
            {
                case PartitionStrategy.Hash:
                    string keys = string.Join(", ", Enumerable.Range(0, _partitioning.Key.Length).Select(Part));
                    return [string.Create(CultureInfo.InvariantCulture, $"satisfies_hash_partition('{parent.Id}'::oid, {bound.Modulus}, {bound.Remainder}, {keys})")];
                case PartitionStrategy.List:
                    string[] values = [.. bound.Values.Where(static value => value.Stored is not null).Select(value => Constant(value, 0))];
                    bool hasNull = bound.Values.Any(static value => value.Stored is null);
                    string equal = values.Length == 0 ? "" : values.Length == 1 ? $"({Part(0)} = {values[0]})" : $"({Part(0)} = ANY (ARRAY[{string.Join(", ", values)}]))";
                    return !hasNull ? [$"({Part(0)} IS NOT NULL)", equal]
                        : equal.Length == 0 ? [$"({Part(0)} IS NULL)"]
                        : [$"(({Part(0)} IS NULL) OR {equal})"];
                default:
                    return [.. Enumerable.Range(0, _partitioning.Key.Length).Select(part => $"({Part(part)} IS NOT NULL)"), .. Range(bound)];
            }
        }

        private List<string> Range(PartitionBound bound)
        {
            List<string> conditions = [];
            int equal = 0;
            while (equal < bound.From.Length && bound.From[equal].Kind == 0 && bound.From[equal] == bound.To[equal])
            {
                conditions.Add($"({Part(equal)} = {Constant(bound.From[equal], equal)})");
                equal++;
            }

            string lower = End(bound.From, equal, ">", ">=");
            string upper = End(bound.To, equal, "<", "<");
            conditions.AddRange(new[] { lower, upper }.Where(static side => side.Length > 0));
            return conditions;
        }

        /// <summary>One side of a range of several parts: (a > 1) OR ((a = 1) AND (b >= 2)).</summary>
        private string End(IReadOnlyList<PartitionDatum> end, int from, string strict, string last)
        {
            List<string> branches = [];
            for (int part = from; part < end.Count; part++)
            {
                if (end[part].Kind != 0)
                {
                    break;
                }

                // MINVALUE behind a lower bound's value, and MAXVALUE behind an upper one's, let the value itself in.
                bool isLast = part == end.Count - 1 || (end[part + 1].Kind != 0 && (end[part + 1].Kind < 0) == (last == ">="));
                string inclusive = last == ">=" || part < end.Count - 1 ? strict + "=" : strict;
                string compared = $"({Part(part)} {(isLast ? inclusive : strict)} {Constant(end[part], part)})";
                branches.Add(part == from ? compared : $"({string.Join(" AND ", Enumerable.Range(from, part - from).Select(Equal))} AND {compared})");
                if (isLast)
                {
                    break;
                }
            }

            return branches.Count switch { 0 => "", 1 => branches[0], _ => $"({string.Join(" OR ", branches)})" };

            string Equal(int part) => $"({Part(part)} = {Constant(end[part], part)})";
        }

        private string Part(int part)
        {
            IndexKeyPart key = _partitioning.Key[part];
            if (!key.IsExpression)
            {
                return Identifier.Quote(parent.FindColumn(key.ColumnId)!.Name);
            }

            return new DefinitionText(session, false).Expression(key.ExpressionSql!, names, ExpressionRules.Index);
        }

        private string Constant(PartitionDatum datum, int part)
        {
            SqlType type = _partitioning.Key[part].Type;
            return ConstantText.Print(datum.Decode(type.Type.Underlying()), type, session.Format, showModifier: type.Modifier >= 0);
        }
    }
}
