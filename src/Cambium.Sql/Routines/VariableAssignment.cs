using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;
using Cambium.Sql.Syntax.PlPgSql;

namespace Cambium.Sql.Routines;

/// <summary>
/// Where an assignment goes: a variable, a field of one, an element of an array in it. To assign to a part is to compute the whole
/// anew with that part replaced.
/// </summary>
/// <param name="Fields">The path of fields from the variable; empty for the variable itself.</param>
/// <param name="Elements">Behind the path: subscripts, and fields of what they choose.</param>
internal sealed record VariableAssignment(RoutineVariable Variable, IReadOnlyList<string> Fields, SyntaxList<AssignmentStep> Elements)
{
    // OIDs of what || means for texts and arrays.
    private const int TextCat = 1258;
    private const int TextAnyCat = 2003;
    private const int ByteaCat = 2011;
    private const int ArrayAppend = 378;
    private const int ArrayCat = 383;

    public bool IsWhole => Fields.Count == 0 && Elements.Count == 0;

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
            : new VariableAssignment(variable, [.. parts.Skip(used)], target.Path);
    }

    /// <summary>The variable's new value.</summary>
    public BoundExpression Bind(BoundExpression value, BindingContext binding, VariableNames names) =>
        !IsWhole ? Replaced(names.Reference(Variable), value, binding)
        : Variable.IsRecord ? Named(RoutineCoercion.To(value, DataType.Record, binding), value.Type.Type.Underlying())
        : RoutineCoercion.To(Append(value) ?? value, Variable.Type, binding);

    private BoundExpression Replaced(BoundParameter current, BoundExpression value, BindingContext binding)
    {
        BoundExpression replaced = Replace(current, 0, value, binding);
        return Variable.IsRecord ? Named(replaced, current.Type.Type.Underlying()) : replaced;
    }

    /// <summary>A row of a composite type stays one in a record variable.</summary>
    private static BoundExpression Named(BoundExpression record, DataType type) => type.Kind != TypeKind.Composite || type.Oid == DataType.Record.Oid ? record : new BoundCall(
        new ScalarFunction(0, "record", [], DataType.Record, (args, _) => args[0].IsNull ? args[0] : Value.FromObject(args[0].Record with { RowType = type })) { IsStrict = true },
        [record], new CallTypes([DataType.Record], DataType.Record), record.Position);

    /// <summary>Sets the variable to a value computed by <see cref="Bind"/>.</summary>
    public void Store(RoutineFrame frame, in Value value)
    {
        if (Variable.IsNotNull && value.IsNull)
        {
            throw new SqlErrorException(SqlState.NullValueNotAllowed, $"null value cannot be assigned to variable \"{Variable.Name}\" declared NOT NULL");
        }

        frame.Values[Variable.Slot] = value;
    }

    /// <summary>What appends to the variable itself, <c>v := v || …</c>: to a text in the variable's room, to an array in its own; null: it is something else.</summary>
    private BoundCall? Append(BoundExpression value)
    {
        if (value is BoundCall { Function: { Oid: ArrayAppend or ArrayCat } function } call && IsVariable(call.Children[0]))
        {
            ScalarFunction same = new(function.Oid, function.Name, function.Arguments, function.Result, function.Bind(call.Types)) { IsStrict = function.IsStrict, IsAssignment = true };
            return new BoundCall(same, call.Children, call.Types, call.Position);
        }

        if (Appended(value) is not { } more)
        {
            return null;
        }

        ScalarFunction append = new(0, "append", [], value.Type.Type, (args, context) => Variable.Room.Append(args[0], args[1], context));
        return new BoundCall(append, [new BoundParameter(Variable.Slot, Variable.Type), more], new CallTypes([value.Type, value.Type], value.Type), value.Position);
    }

    /// <summary>What stands behind the variable: <c>'' || a || b</c> for <c>s || a || b</c>.</summary>
    private BoundCall? Appended(BoundExpression value)
    {
        if (value is not BoundCall { Function.Oid: TextCat or TextAnyCat or ByteaCat } call)
        {
            return null;
        }

        BoundExpression left = call.Children[0] is BoundCast { Function: null, Type.Modifier: < 0 } cast ? cast.Operand : call.Children[0];
        BoundExpression? first = IsVariable(left) ? new BoundConstant(Value.FromText(""), call.Children[0].Type) : Appended(left);
        return first is null ? null : (BoundCall)call.WithChildren([first, call.Children[1]]);
    }

    private bool IsVariable(BoundExpression value) => value is BoundParameter { Index: var slot } && slot == Variable.Slot;

    private BoundExpression Replace(BoundExpression current, int depth, BoundExpression value, BindingContext binding)
    {
        if (depth == Fields.Count)
        {
            AssignmentTarget target = new(Variable.Name, Elements, Elements.Count == 0 ? default : Elements[0].Span);
            return Elements.Count == 0
                ? RoutineCoercion.To(value, current.Type, binding)
                : new PartAssignment(new ExpressionBinder(binding, new Scope(null), ExpressionRules.Set), target, (part, type) => RoutineCoercion.To(part, type, binding))
                    .Bind(current, value);
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
        SqlType row = current.Type.Type.Underlying();

        // The other fields aren't tested: of a variable that has no value yet they are NULL, whatever their domains say.
        return DomainBinder.ConstrainWhole(new BoundRow(items, [.. fields.Select(field => field.Name)], row), current.Type, binding, 0);
    }
}
