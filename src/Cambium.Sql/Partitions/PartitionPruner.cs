using System.Collections;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Operators;

namespace Cambium.Sql.Partitions;

/// <summary>Which partitions can have rows that fulfil conditions: by constants when planning, by parameters and outer rows at each opening. Immutable.</summary>
internal sealed class PartitionPruner(PartitionMap map, IReadOnlyList<PartitionTerm> terms)
{
    /// <summary>Lists beyond this many combinations are looked at value by value no more.</summary>
    private const int CombinationsMax = 1000;

    /// <summary>Whether equality on every part tells the one partition.</summary>
    public bool FindsOne => Enumerable.Range(0, map.KeyLength).All(part => terms.Any(term => term is PartitionTerm.Comparison { Operator: ComparisonOperator.Equal } comparison && comparison.Part == part));

    public BitArray Find(QueryContext context) => Find(terms, context, 1);

    private BitArray Find(IReadOnlyList<PartitionTerm> all, QueryContext context, int combinations)
    {
        BitArray found = new(map.Count);
        Bounds bounds = new(map.KeyLength);
        for (int index = 0; index < all.Count; index++)
        {
            switch (all[index])
            {
                case PartitionTerm.Comparison comparison:
                    if (!bounds.Add(comparison, comparison.Operand.Value.Evaluate([], context), map.TypeOf(comparison.Part)))
                    {
                        return found;
                    }

                    break;
                case PartitionTerm.Null term:
                    bounds.IsNull[term.Part] = term.IsNull;
                    break;
                case PartitionTerm.List list:
                    List<(Value Value, DataType Type)> values = Values(list.Values, context);
                    if (combinations * values.Count > CombinationsMax)
                    {
                        break;
                    }

                    PartitionTerm[] rest = [.. all.Where((_, other) => other != index)];
                    foreach ((Value value, DataType type) in values)
                    {
                        KeyOperand operand = new(new Execution.Expressions.ConstantNode(value), type);
                        found.Or(Find([.. rest, new PartitionTerm.Comparison(list.Part, ComparisonOperator.Equal, operand)], context, combinations * values.Count));
                    }

                    return found;
            }
        }

        bounds.Find(map, found);
        foreach (PartitionTerm.Any any in all.OfType<PartitionTerm.Any>())
        {
            BitArray either = new(map.Count);
            foreach (IReadOnlyList<PartitionTerm> branch in any.Branches)
            {
                either.Or(Find(branch, context, combinations));
            }

            found.And(either);
        }

        return found;
    }

    private static List<(Value Value, DataType Type)> Values(KeyList list, QueryContext context)
    {
        List<(Value, DataType)> values = [.. list.Items.Select(item => (item.Value.Evaluate([], context), item.Type))];
        if (list.Array is { } array && array.Value.Evaluate([], context) is { IsNull: false } items)
        {
            values.AddRange(items.Array.Items.Select(item => (item, array.Type)));
        }

        return values;
    }

    /// <summary>What the terms say of each part of the key.</summary>
    private sealed class Bounds(int length)
    {
        private readonly Value?[] _equal = new Value?[length];
        private readonly (Value Value, bool Inclusive)?[] _lower = new (Value, bool)?[length];
        private readonly (Value Value, bool Inclusive)?[] _upper = new (Value, bool)?[length];

        public bool?[] IsNull { get; } = new bool?[length];

        /// <summary>False: no row fulfils the comparison.</summary>
        public bool Add(PartitionTerm.Comparison comparison, in Value given, DataType type)
        {
            if (given.IsNull)
            {
                return false;
            }

            int part = comparison.Part;
            if (!KeyConstants.TryConvert(given, comparison.Operand.Type, type, out Value value))
            {
                // A number beyond the key's type.
                return comparison.Operator != ComparisonOperator.Equal;
            }

            bool inclusive = comparison.Operator is ComparisonOperator.LessOrEqual or ComparisonOperator.GreaterOrEqual;
            switch (comparison.Operator)
            {
                case ComparisonOperator.Equal:
                    if (_equal[part] is { } other && ValueComparer.Compare(type, other, value) != 0)
                    {
                        return false;
                    }

                    _equal[part] = value;
                    break;
                case ComparisonOperator.Greater or ComparisonOperator.GreaterOrEqual:
                    if (_lower[part] is not { } low || ValueComparer.Compare(type, value, low.Value) is var above && (above > 0 || (above == 0 && !inclusive)))
                    {
                        _lower[part] = (value, inclusive);
                    }

                    break;
                case ComparisonOperator.Less or ComparisonOperator.LessOrEqual:
                    if (_upper[part] is not { } high || ValueComparer.Compare(type, value, high.Value) is var below && (below < 0 || (below == 0 && !inclusive)))
                    {
                        _upper[part] = (value, inclusive);
                    }

                    break;
            }

            return true;
        }

        public void Find(PartitionMap map, BitArray found)
        {
            if (map.Strategy == Engine.Catalog.PartitionStrategy.Hash)
            {
                FindHashed(map, found);
                return;
            }

            if (Array.FindIndex(IsNull, static isNull => isNull == true) is >= 0 and int nullPart)
            {
                if (_equal[nullPart] is null && _lower[nullPart] is null && _upper[nullPart] is null)
                {
                    map.AddNulls(areNull: true, found);
                }

                return;
            }

            int equal = 0;
            while (equal < length && _equal[equal] is not null)
            {
                equal++;
            }

            Value[] prefix = [.. _equal.Take(equal).Select(value => value!.Value)];
            if (equal == length)
            {
                if (map.Find(prefix) is >= 0 and int place)
                {
                    found[place] = true;
                }

                return;
            }

            if (equal == 0 && _lower[0] is null && _upper[0] is null)
            {
                if (IsNull[0] == false)
                {
                    map.AddNulls(areNull: false, found);
                }
                else
                {
                    found.SetAll(true);
                }

                return;
            }

            Value[] lower = _lower[equal] is { } low ? [.. prefix, low.Value] : prefix;
            Value[] upper = _upper[equal] is { } high ? [.. prefix, high.Value] : prefix;
            map.AddInterval(lower, _lower[equal]?.Inclusive ?? true, upper, _upper[equal]?.Inclusive ?? true, found);

            // A row may have NULL behind the parts that are compared: only the default partition takes it.
            if (map.DefaultPlace >= 0 && length > (_lower[equal] is null && _upper[equal] is null ? equal : equal + 1))
            {
                found[map.DefaultPlace] = true;
            }
        }

        private void FindHashed(PartitionMap map, BitArray found)
        {
            Value[] key = new Value[length];
            for (int part = 0; part < length; part++)
            {
                if (_equal[part] is { } value && IsNull[part] != true)
                {
                    key[part] = value;
                }
                else if (IsNull[part] != true)
                {
                    found.SetAll(true);
                    return;
                }
            }

            if (map.Find(key) is >= 0 and int place)
            {
                found[place] = true;
            }
        }
    }
}
