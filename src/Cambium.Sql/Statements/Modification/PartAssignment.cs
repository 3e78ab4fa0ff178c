using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Values;
using Cambium.Engine.Values.Geometry;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Functions.Library;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Modification;

/// <summary>
/// Assignments to parts: <c>SET a[1] = 2</c>, <c>SET r.f = 3</c>, <c>INSERT INTO t (a[1:2])</c>, <c>SET j['k'] = …</c>. The column is assigned a value computed
/// from the one it has: <c>a[1].f = v</c> means a with element 1 replaced by that element with f replaced by v.
/// </summary>
/// <param name="coerce">Makes the value one of the part's type; null where that can't be.</param>
internal sealed class PartAssignment(ExpressionBinder binder, AssignmentTarget target, Func<BoundExpression, SqlType, BoundExpression?> coerce)
{
    /// <summary>Of a column: converts as assignments to columns do.</summary>
    internal PartAssignment(ExpressionBinder binder, AssignmentTarget target)
        : this(binder, target, (value, type) => Coercion.TryCoerce(value, type, CastContext.Assignment, binder.Context))
    {
    }

    /// <param name="whole">The column's value so far.</param>
    /// <param name="value">Null for DEFAULT.</param>
    internal BoundExpression Bind(BoundExpression whole, BoundExpression? value)
    {
        if (value is null)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, target.Path[0].Field is null ? "cannot set an array element to DEFAULT" : "cannot set a subfield to DEFAULT",
                position: target.Span.Position);
        }

        // Domains test what all assignments to the column have made of it.
        SqlType type = whole.Type;
        while (whole is BoundDomain tested)
        {
            whole = tested.Children[0];
        }

        return DomainBinder.ConstrainWhole(BindPart(whole, 0, value), type, binder.Context, target.Span.Position);
    }

    private BoundExpression Bind(BoundExpression whole, int step, BoundExpression value) =>
        DomainBinder.ConstrainWhole(BindPart(whole, step, value), whole.Type, binder.Context, target.Span.Position);

    private BoundExpression BindPart(BoundExpression whole, int step, BoundExpression value) =>
        target.Path[step].Field is { } field ? BindField(whole, field, step, value) : BindSubscripts(whole, step, value);

    private BoundExpression BindField(BoundExpression whole, string name, int step, BoundExpression value)
    {
        int position = target.Path[step].Span.Position;
        DataType type = whole.Type.Type.Underlying();
        if (type.Kind != TypeKind.Composite)
        {
            throw new SqlErrorException(
                SqlState.DatatypeMismatch,
                $"cannot assign to field \"{name}\" of column \"{target.Column}\" because its type {whole.Type.Type.DisplayName} is not a composite type", position: position);
        }

        int index = type.Fields.ToList().FindIndex(field => field.Name == name);
        if (index < 0)
        {
            throw new SqlErrorException(
                SqlState.UndefinedColumn,
                $"cannot assign to field \"{name}\" of column \"{target.Column}\" because there is no such column in data type {type.DisplayName}", position: position);
        }

        binder.Context.NoteField(target.Path[step].Span, type, index);
        SqlType fieldType = type.Fields[index].Type;
        BoundExpression inner = step + 1 < target.Path.Count
            ? Bind(new BoundField(whole, index, fieldType, position), step + 1, value)
            : coerce(value, fieldType) ?? throw new SqlErrorException(
                SqlState.DatatypeMismatch, $"subfield \"{name}\" is of type {fieldType.Format()} but expression is of type {value.Type.Type.DisplayName}",
                hint: "You will need to rewrite or cast the expression.", position: ExpressionStart.Of(value));
        SqlType[] types = [.. type.Fields.Select(field => field.Type)];
        string[] names = [.. type.Fields.Select(field => field.Name)];
        return Call(type, [whole, inner], (args, _) =>
        {
            Value[] items = args[0].IsNull ? new Value[types.Length] : [.. args[0].Record.Items];
            items[index] = args[1];
            return Value.FromObject(new RecordValue(types, items, names));
        });
    }

    private BoundExpression BindSubscripts(BoundExpression whole, int first, BoundExpression value)
    {
        int end = first;
        while (end < target.Path.Count && target.Path[end].Field is null)
        {
            end++;
        }

        Subscript[] subscripts = [.. target.Path.Skip(first).Take(end - first).Select(step => step.Subscript!)];
        DataType type = whole.Type.Type.Underlying();
        if (type == DataType.Jsonb)
        {
            return BindJson(whole, subscripts, value);
        }

        if (type.Code?.Parts is { } parts)
        {
            BoundExpression key = ConstructorBinder.BindKey(type, subscripts, target.Span.Position, binder);
            return Call(type, [whole, Require(value, DataType.Text), key], (args, _) => parts.Set(args[0], args[2].IsNull ? throw NullSubscript(type.Name) : args[2].Text, args[1]));
        }

        DataType element = type.Element ?? type.Subscripted ?? throw new SqlErrorException(
            SqlState.DatatypeMismatch, $"cannot subscript type {whole.Type.Type.DisplayName} because it does not support subscripting", position: target.Span.Position);
        bool isSlice = Array.Exists(subscripts, subscript => subscript.IsSlice);
        if (isSlice && type.Subscripted is not null)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "slices of fixed-length arrays not implemented");
        }

        List<BoundExpression> bounds = [];
        List<bool> hasBound = [];
        foreach (Subscript subscript in subscripts)
        {
            // In a slice a plain index n means 1:n.
            bool impliesOne = isSlice && !subscript.IsSlice;
            bounds.Add(impliesOne ? new BoundConstant(Value.FromInt32(1), DataType.Int4) : Bound(subscript.Lower));
            hasBound.Add(impliesOne || subscript.Lower is not null);
            bounds.Add(Bound(subscript.Upper));
            hasBound.Add(subscript.Upper is not null);
        }

        SqlType partType = isSlice ? new SqlType(type) : new SqlType(element, ModifierOf(whole.Type));
        BoundExpression inner = end < target.Path.Count
            ? Bind(new BoundSubscript([whole, .. bounds], hasBound, isSlice, partType, target.Span.Position), end, value)
            : Require(value, partType);
        // Of a variable, whose value nothing but the assignment has where nobody has read it whole. What a domain's conditions refuse must leave the variable as it was.
        bool ownsWhole = whole is BoundParameter { Type.Type.Kind: not TypeKind.Domain };
        return Call(type, [whole, inner, .. bounds], type.Subscripted is null ? SetItems : (args, _) => SetPart(type, args));

        Value SetItems(ReadOnlySpan<Value> args, CallContext context)
        {
            ArrayValue? array = args[0].IsNull ? null : args[0].Array;
            ArrayAssignment assignment = new(element, context, ownsWhole);
            return isSlice ? SetSlice(args, array, assignment, hasBound) : Value.FromArray(assignment.SetElement(array, Indexes(args[2..]), args[1]));
        }
    }

    /// <summary>A domain's is that of the type below it.</summary>
    private static int ModifierOf(SqlType type) => type.Type.Kind == TypeKind.Domain ? ModifierOf(type.Type.BaseType!.Value) : type.Modifier;

    /// <summary>A value of fixed size with another part; NULL neither has parts nor is one.</summary>
    private static Value SetPart(DataType type, ReadOnlySpan<Value> args)
    {
        int[] indexes = Indexes(args[2..]);
        if (args[0].IsNull || args[1].IsNull)
        {
            return args[0];
        }

        return indexes is [int index]
            ? GeometricValue.WithElement(type, args[0], index, args[1])
            : throw new SqlErrorException(SqlState.ArraySubscriptError, "wrong number of array subscripts");
    }

    private static int[] Indexes(ReadOnlySpan<Value> bounds)
    {
        int[] indexes = new int[bounds.Length / 2];
        for (int index = 0; index < indexes.Length; index++)
        {
            indexes[index] = bounds[(2 * index) + 1].IsNull ? throw NullSubscript("array") : bounds[(2 * index) + 1].Int32;
        }

        return indexes;
    }

    private static Value SetSlice(ReadOnlySpan<Value> args, ArrayValue? array, ArrayAssignment assignment, List<bool> hasBound)
    {
        int count = hasBound.Count / 2;
        int?[] lower = new int?[count];
        int?[] upper = new int?[count];
        for (int index = 0; index < hasBound.Count; index++)
        {
            if (hasBound[index] && args[2 + index].IsNull)
            {
                throw NullSubscript("array");
            }

            (index % 2 == 0 ? lower : upper)[index / 2] = hasBound[index] ? args[2 + index].Int32 : null;
        }

        // A NULL has no elements to take.
        return args[1].IsNull ? args[0] : Value.FromArray(assignment.SetSlice(array, lower, upper, args[1].Array));
    }

    private BoundCall BindJson(BoundExpression whole, Subscript[] subscripts, BoundExpression value)
    {
        IReadOnlyList<BoundExpression> keys = JsonSubscripts.Bind(subscripts, binder);
        bool[] isNumeric = [.. keys.Select(key => key.Type.Type == DataType.Int4)];
        return Call(DataType.Jsonb, [whole, Require(value, DataType.Jsonb), .. keys], (args, _) =>
        {
            Value[] path = new Value[isNumeric.Length];
            for (int index = 0; index < path.Length; index++)
            {
                Value key = args[2 + index];
                path[index] = key.IsNull
                    ? throw NullSubscript("jsonb")
                    : isNumeric[index] ? Value.FromText(key.Int32.ToString(System.Globalization.CultureInfo.InvariantCulture)) : key;
            }

            return new JsonAssignment(path, isNumeric[0]).Set(args[0], args[1].IsNull ? JsonPart.Null.Text : args[1]);
        });
    }

    private static SqlErrorException NullSubscript(string type) => new(SqlState.NullValueNotAllowed, $"{type} subscript in assignment must not be null");

    private BoundExpression Bound(Expression? bound) => bound is null
        ? new BoundConstant(Value.Null, DataType.Int4)
        : Coercion.TryCoerce(binder.Bind(bound), DataType.Int4, CastContext.Assignment, binder.Context) ?? throw new SqlErrorException(
            SqlState.DatatypeMismatch, "array subscript must have type integer", position: bound.Span.Position);

    private BoundExpression Require(BoundExpression value, SqlType type) =>
        coerce(value, type) ?? throw new SqlErrorException(
            SqlState.DatatypeMismatch,
            $"subscripted assignment to \"{target.Column}\" requires type {type.Format()} but expression is of type {value.Type.Type.DisplayName}",
            hint: "You will need to rewrite or cast the expression.", position: target.Span.Position);

    private BoundCall Call(DataType result, BoundExpression[] arguments, ScalarImplementation invoke) => new(
        new ScalarFunction(0, "assignment", [], result, invoke) { IsStrict = false, IsAssignment = true },
        arguments,
        new CallTypes([.. arguments.Select(argument => argument.Type)], result),
        target.Span.Position);
}
