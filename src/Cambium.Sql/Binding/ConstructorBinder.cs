using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Binds rows, arrays, subscripts and fields.</summary>
internal static class ConstructorBinder
{
    internal static BoundExpression Bind(Expression expression, ExpressionBinder binder) => expression switch
    {
        RowExpression row => BindRow(row, binder),
        ArrayExpression array => BindArray(array, null, binder),
        FieldSelection field => BindField(field, binder),
        _ => BindSubscript((SubscriptExpression)expression, binder),
    };

    internal static BoundExpression BindRow(RowExpression row, ExpressionBinder binder)
    {
        BoundExpression[] written =
        [
            .. WildcardBinder.Values(row.Items, binder).Select(value => value is BoundConstant ? value : Coercion.ResolveUnknown(value, binder.Context)),
        ];

        BoundExpression[] fields = [.. written.Select(value => Coercion.ResolveUnknown(value, binder.Context))];
        string[] names = [.. Enumerable.Range(1, fields.Length).Select(static number => FormattableString.Invariant($"f{number}"))];
        return new BoundRow(fields, names, DataType.CreateRecord([.. names.Zip(fields, static (name, field) => new CompositeField(name, field.Type))]), row.Span.Position)
        {
            Written = written,
            Syntax = row,
        };
    }

    /// <param name="wanted">The array type of a cast around it: items are converted to its element type.</param>
    internal static BoundExpression BindArray(ArrayExpression array, DataType? wanted, ExpressionBinder binder)
    {
        int position = array.Span.Position;
        bool isNested = array.Items.Count > 0 && array.Items.All(item => item is ArrayExpression);
        BoundExpression[] items =
        [
            .. array.Items.Select(item => item is ArrayExpression inner ? BindArray(inner, wanted, binder) : binder.Bind(item)),
        ];
        if (items.Length == 0)
        {
            return wanted is not null
                ? new BoundArray([], false, wanted, position)
                : throw new SqlErrorException(
                    SqlState.IndeterminateDatatype, "cannot determine type of empty array", hint: "Explicitly cast to the desired type, for example ARRAY[]::integer[].",
                    position: position);
        }

        if (!isNested && wanted?.Element is { } element && items.All(item => !item.Type.Type.IsArray))
        {
            return new BoundArray([.. items.Select(item => Coercion.Cast(item, element, item.Position, binder.Context))], false, wanted, position);
        }

        SqlType type = CommonType.Unify(items, "ARRAY", binder.Context);
        if (isNested || type.Type.IsArray)
        {
            return new BoundArray(items, true, type, position);
        }

        DataType result = type.Type.Array ?? throw new SqlErrorException(
            SqlState.UndefinedObject, $"could not find array type for data type {type.Type.DisplayName}", position: position);
        return new BoundArray(items, false, result, position);
    }

    internal static BoundExpression SelectField(BoundExpression operand, string name, int position)
    {
        if (operand is BoundWholeRow whole)
        {
            for (int index = 0; index < whole.Names.Count; index++)
            {
                if (whole.Names[index] == name)
                {
                    return whole.Children[index] is BoundColumn column ? new BoundColumn(column.Column, whole.Position) : whole.Children[index];
                }
            }
        }

        DataType type = operand.Type.Type.Underlying();
        for (int index = 0; index < type.Fields.Count; index++)
        {
            if (type.Fields[index].Name == name)
            {
                return new BoundField(operand, index, type.Fields[index].Type, position);
            }
        }

        throw type == DataType.Record
            ? new SqlErrorException(SqlState.UndefinedColumn, $"could not identify column \"{name}\" in record data type", position: position)
            : type.Kind == TypeKind.Composite
                ? new SqlErrorException(SqlState.UndefinedColumn, $"column \"{name}\" not found in data type {type.DisplayName}", position: position)
                : new SqlErrorException(
                    SqlState.WrongObjectType, $"column notation .{name} applied to type {type.DisplayName}, which is not a composite type", position: position);
    }

    private static BoundExpression BindField(FieldSelection field, ExpressionBinder binder)
    {
        BoundExpression operand = binder.Bind(field.Operand);
        bool isField = operand.Type.Type.Underlying().Fields.Any(known => known.Name == field.Field);
        if (!isField && (FunctionBinder.TryAttribute(operand, field.Field, binder) ?? FunctionBinder.TryCall(field.Field, field.Operand, binder, field.Span)) is { } called)
        {
            return called;
        }

        if (operand is BoundWholeRow row && field.Operand is ColumnReference named && !row.Names.Contains(field.Field))
        {
            throw new SqlErrorException(SqlState.UndefinedColumn, $"column {named.Name}.{field.Field} does not exist", position: row.Position);
        }

        BoundExpression found = SelectField(operand, field.Field, operand.Position > 0 ? operand.Position : field.Span.Position);
        if (found is BoundField selected)
        {
            binder.Context.NoteField(field.Span, selected.Children[0].Type.Type, selected.Index);
        }

        return found;
    }

    private static BoundExpression BindSubscript(SubscriptExpression expression, ExpressionBinder binder)
    {
        int position = expression.Span.Position;
        BoundExpression operand = binder.Bind(expression.Operand);
        DataType type = operand.Type.Type.Underlying();
        if (type == DataType.Jsonb)
        {
            return BindJsonSubscript(expression, operand, binder);
        }

        if (type.Code?.Parts is { } parts)
        {
            BoundExpression key = BindKey(type, expression.Subscripts, position, binder);
            ScalarFunction part = new(0, "part", [type, DataType.Text], DataType.Text, (args, _) => parts.Get(args[0], args[1].Text));
            return new BoundCall(part, [operand, key], new CallTypes([operand.Type, DataType.Text], DataType.Text), position);
        }

        if (type == DataType.NameType && expression.Subscripts is [{ IsSlice: false }])
        {
            return BindLetter(operand, Bound(expression.Subscripts[0].Upper, binder), position, binder.Context);
        }

        DataType element = type.Element ?? type.Subscripted ?? throw new SqlErrorException(
            SqlState.DatatypeMismatch, $"cannot subscript type {operand.Type.Type.DisplayName} because it does not support subscripting", position: expression.Operand.Span.Position);
        if (expression.Subscripts.Count > ArrayValue.DimensionsMax)
        {
            throw new SqlErrorException(
                SqlState.ProgramLimitExceeded,
                string.Create(
                    System.Globalization.CultureInfo.InvariantCulture,
                    $"number of array dimensions ({expression.Subscripts.Count}) exceeds the maximum allowed ({ArrayValue.DimensionsMax})"));
        }

        bool isSlice = expression.Subscripts.Any(subscript => subscript.IsSlice);
        if (isSlice && type.Subscripted is not null)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "slices of fixed-length arrays not implemented");
        }

        List<BoundExpression> children = [operand];
        List<bool> hasBound = [];
        foreach (Subscript subscript in expression.Subscripts)
        {
            // In a slice a plain index n means 1:n.
            Expression? lower = subscript.Lower;
            bool impliesOne = isSlice && !subscript.IsSlice;
            children.Add(impliesOne ? new BoundConstant(Value.FromInt32(1), DataType.Int4) : Bound(lower, binder));
            hasBound.Add(impliesOne || lower is not null);
            children.Add(Bound(subscript.Upper, binder));
            hasBound.Add(subscript.Upper is not null);
        }

        return new BoundSubscript(children, hasBound, isSlice, isSlice ? new SqlType(element.Array ?? type) : new SqlType(element, operand.Type.Modifier), position);
    }

    /// <summary>The one subscript of a base type that has parts.</summary>
    internal static BoundExpression BindKey(DataType type, IReadOnlyList<Subscript> subscripts, int position, ExpressionBinder binder) => subscripts is [{ IsSlice: false, Upper: { } key }]
        ? Coercion.TryCoerce(binder.Bind(key), DataType.Text, CastContext.Assignment, binder.Context) ?? throw new SqlErrorException(
            SqlState.DatatypeMismatch, $"{type.Name} subscript must have type text", position: key.Span.Position)
        : throw new SqlErrorException(SqlState.FeatureNotSupported, $"{type.Name} allows only one subscript", position: position);

    /// <summary>A name is an array of letters, counted from 0.</summary>
    private static BoundExpression BindLetter(BoundExpression name, BoundExpression index, int position, BindingContext context)
    {
        BoundConstant one = new(Value.FromInt32(1), DataType.Int4);
        BoundExpression place = OperatorBinder.Bind("+", index, one, position, context);
        BoundExpression letter = FunctionBinder.Call("substr", [Coercion.Cast(name, DataType.Text, position, context), place, one], position, context);
        return Coercion.Cast(letter, DataType.Char, position, context);
    }

    private static BoundExpression Bound(Expression? bound, ExpressionBinder binder)
    {
        if (bound is null)
        {
            return new BoundConstant(Value.Null, DataType.Int4);
        }

        return Coercion.TryCoerce(binder.Bind(bound), DataType.Int4, CastContext.Assignment, binder.Context) ?? throw new SqlErrorException(
            SqlState.DatatypeMismatch, "array subscript must have type integer", position: bound.Span.Position);
    }

    /// <summary>A path of texts, as <c>#&gt;</c> takes it.</summary>
    private static BoundExpression BindJsonSubscript(SubscriptExpression expression, BoundExpression operand, ExpressionBinder binder)
    {
        List<BoundExpression> path = [.. JsonSubscripts.Bind(expression.Subscripts, binder).Select(key => Coercion.Cast(key, DataType.Text, key.Position, binder.Context))];
        BoundArray keys = new(path, false, DataType.Text.Array!, expression.Span.Position);
        return OperatorBinder.Bind("#>", operand, keys, expression.Span.Position, binder.Context);
    }
}
