using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Syntax;
using Cambium.Sql.Syntax.PlPgSql;

namespace Cambium.Sql.Routines;

/// <summary>
/// Where an assignment goes: a variable, a field of one, an element of an array in it. To assign to a part is to compute the whole
/// anew with that part replaced.
/// </summary>
/// <param name="Fields">The path of fields from the variable; empty for the variable itself.</param>
/// <param name="Subscripts">Behind the path.</param>
internal sealed record VariableAssignment(RoutineVariable Variable, IReadOnlyList<string> Fields, SyntaxList<Subscript> Subscripts)
{
    public bool IsWhole => Fields.Count == 0 && Subscripts.Count == 0;

    /// <exception cref="SqlErrorException">42601: no such variable, or one that can't be assigned.</exception>
    public static VariableAssignment Find(PlTarget target, RoutineName? names)
    {
        SyntaxList<string> parts = target.Name.Parts;
        if (RoutineName.Find(names, parts[0], parts.Count > 1 ? parts[1] : null, out int used) is not { } variable || (parts.Count > used && !variable.IsRow))
        {
            throw new SqlErrorException(SqlState.SyntaxError, $"\"{target.Name}\" is not a known variable", position: target.Span.Position);
        }

        return variable.IsConstant
            ? throw new SqlErrorException(SqlState.ErrorInAssignment, $"variable \"{variable.Name}\" is declared CONSTANT", position: target.Span.Position)
            : new VariableAssignment(variable, [.. parts.Skip(used)], target.Subscripts);
    }

    /// <summary>The variable's new value.</summary>
    public BoundExpression Bind(BoundExpression value, BindingContext binding, VariableNames names) =>
        IsWhole ? RoutineCoercion.To(value, Variable.IsRecord ? DataType.Record : Variable.Type, binding) : Replace(names.Reference(Variable), 0, value, binding);

    /// <summary>Sets the variable to a value computed by <see cref="Bind"/>.</summary>
    public void Store(RoutineFrame frame, in Value value)
    {
        if (Variable.IsNotNull && value.IsNull)
        {
            throw new SqlErrorException(SqlState.NullValueNotAllowed, $"null value cannot be assigned to variable \"{Variable.Name}\" declared NOT NULL");
        }

        frame.Values[Variable.Slot] = value;
    }

    private BoundExpression Replace(BoundExpression current, int depth, BoundExpression value, BindingContext binding)
    {
        if (depth == Fields.Count)
        {
            return Subscripts.Count == 0 ? RoutineCoercion.To(value, current.Type, binding) : ReplaceElement(current, value, binding);
        }

        IReadOnlyList<CompositeField> fields = current.Type.Type.Underlying().Fields;
        int place = fields.ToList().FindIndex(field => field.Name == Fields[depth]);
        if (place < 0)
        {
            throw fields.Count == 0 && depth == 0
                ? new SqlErrorException(
                    SqlState.ObjectNotInPrerequisiteState, $"record \"{Variable.Name}\" is not assigned yet",
                    "The tuple structure of a not-yet-assigned record is indeterminate.")
                : new SqlErrorException(SqlState.UndefinedColumn, $"record \"{Variable.Name}\" has no field \"{Fields[depth]}\"");
        }

        BoundExpression[] items = [.. fields.Select((field, index) => (BoundExpression)new BoundField(current, index, field.Type))];
        items[place] = Replace(items[place], depth + 1, value, binding);
        return new BoundRow(items, [.. fields.Select(field => field.Name)], current.Type);
    }

    private BoundExpression ReplaceElement(BoundExpression current, BoundExpression value, BindingContext binding)
    {
        DataType type = current.Type.Type.Underlying();
        DataType element = type.Element ?? throw new SqlErrorException(
            SqlState.DatatypeMismatch, $"cannot subscript type {current.Type.Type.DisplayName} because it does not support subscripting");
        bool isSlice = Subscripts.Any(subscript => subscript.IsSlice);
        ExpressionBinder binder = new(binding, new Scope(null), ExpressionRules.Set);
        List<BoundExpression> arguments = [current, RoutineCoercion.To(value, isSlice ? current.Type : new SqlType(element, current.Type.Modifier), binding)];
        bool[] hasBound = new bool[Subscripts.Count * 2];
        for (int index = 0; index < Subscripts.Count; index++)
        {
            Subscript subscript = Subscripts[index];
            hasBound[2 * index] = subscript.Lower is not null;
            hasBound[(2 * index) + 1] = subscript.Upper is not null;
            arguments.Add(Bound(subscript.Lower, binder));
            arguments.Add(Bound(subscript.Upper, binder));
        }

        ScalarFunction assign = new(
            0, "array_assign", [.. arguments.Select(argument => argument.Type.Type)], type,
            (values, _) => isSlice ? ArrayAssignment.SetSlice(values, element, hasBound) : ArrayAssignment.SetElement(values, element))
        {
            IsStrict = false,
            Volatility = Volatility.Stable,
        };
        return new BoundCall(assign, arguments, new CallTypes([.. arguments.Select(argument => argument.Type)], current.Type));
    }

    private static BoundExpression Bound(Expression? bound, ExpressionBinder binder) => bound is null
        ? new BoundConstant(Value.Null, DataType.Int4)
        : Coercion.TryCoerce(binder.Bind(bound), DataType.Int4, CastContext.Assignment, binder.Context)
            ?? throw new SqlErrorException(SqlState.DatatypeMismatch, "array subscript must have type integer", position: bound.Span.Position);
}
