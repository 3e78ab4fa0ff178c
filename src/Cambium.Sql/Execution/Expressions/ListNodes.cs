using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Execution.Operators;

namespace Cambium.Sql.Execution.Expressions;

/// <summary>IN over constants: a few are compared one after the other, more are hashed.</summary>
internal sealed class ConstantInNode : CompiledExpression
{
    private const int ComparedMax = 8;

    private readonly CompiledExpression _operand;
    private readonly DataType _type;
    private readonly Value[] _few;
    private readonly HashSet<Value>? _many;
    private readonly bool _hasNull;

    internal ConstantInNode(CompiledExpression operand, IEnumerable<Value> items, DataType type)
    {
        _operand = operand;
        _type = type;
        HashSet<Value> distinct = new(items, new ValueSetComparer(type));
        _hasNull = distinct.Remove(Value.Null);
        _few = distinct.Count <= ComparedMax ? [.. distinct] : [];
        _many = distinct.Count <= ComparedMax ? null : distinct;
    }

    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value value = _operand.Evaluate(row, context);
        return value.IsNull ? value
            : Contains(value) ? Value.True
            : _hasNull ? Value.Null
            : Value.False;
    }

    private bool Contains(in Value value)
    {
        if (_many is not null)
        {
            return _many.Contains(value);
        }

        foreach (ref readonly Value item in _few.AsSpan())
        {
            if (RowKey.EqualValues(_type, value, item))
            {
                return true;
            }
        }

        return false;
    }
}

internal sealed class InNode(CompiledExpression operand, CompiledExpression[] items, DataType type) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value value = operand.Evaluate(row, context);
        if (value.IsNull)
        {
            return value;
        }

        bool isUnknown = false;
        foreach (CompiledExpression expression in items)
        {
            Value item = expression.Evaluate(row, context);
            if (item.IsNull)
            {
                isUnknown = true;
            }
            else if (ValueComparer.Equals(type, value, item))
            {
                return Value.True;
            }
        }

        return isUnknown ? Value.Null : Value.False;
    }
}

/// <summary>ANY or ALL over an array: the test reads both sides from slots.</summary>
internal sealed class QuantifiedArrayNode(CompiledExpression left, CompiledExpression array, CompiledExpression test, int leftSlot, int elementSlot, bool isAll)
    : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value leftValue = left.Evaluate(row, context);
        Value items = array.Evaluate(row, context);
        if (items.IsNull)
        {
            return items;
        }

        context.Outer[leftSlot] = leftValue;
        bool isUnknown = false;
        foreach (Value item in items.Array.Items)
        {
            context.Tick();
            context.Outer[elementSlot] = item;
            Value result = test.Evaluate(row, context);
            if (result.IsNull)
            {
                isUnknown = true;
            }
            else if (result.Boolean != isAll)
            {
                return result;
            }
        }

        return isUnknown ? Value.Null : Value.FromBoolean(isAll);
    }
}

/// <summary>A domain's value, tested.</summary>
internal sealed class DomainNode(CompiledExpression value, int slot, CompiledExpression[] checks, Engine.Catalog.TypeDefinition definition, Binding.DomainName named) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value result = value.Evaluate(row, context);
        if (result.IsNull && definition.IsNotNull)
        {
            throw new SqlErrorException(SqlState.NotNullViolation, $"domain {NameIn(context)} does not allow null values") { Schema = named.Schema, DataType = named.Name };
        }

        context.Outer[slot] = result;
        for (int index = 0; index < checks.Length; index++)
        {
            Value holds = checks[index].Evaluate(row, context);
            if (!holds.IsNull && !holds.Boolean)
            {
                throw new SqlErrorException(
                    SqlState.CheckViolation,
                    $"value for domain {NameIn(context)} violates check constraint \"{definition.ChecksByName[index].Name}\"")
                {
                    Schema = named.Schema,
                    DataType = named.Name,
                    Constraint = definition.ChecksByName[index].Name,
                };
            }
        }

        return result;
    }

    private string NameIn(QueryContext context) => context.Call.Format.NameOf(named.Id, Identifier.Quote(named.Name));
}

/// <summary>An array's or row's value, its parts tested.</summary>
internal sealed class PartsNode(CompiledExpression value, (int Place, int Slot, CompiledExpression Test)[] parts) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value result = value.Evaluate(row, context);
        if (result.IsNull)
        {
            return result;
        }

        foreach ((int place, int slot, CompiledExpression test) in parts)
        {
            if (place != Binding.BoundParts.AllElements)
            {
                context.Outer[slot] = result.Record.Items[place];
                test.Evaluate(row, context);
                continue;
            }

            foreach (Value item in result.Array.Items)
            {
                context.Outer[slot] = item;
                test.Evaluate(row, context);
            }
        }

        return result;
    }
}
