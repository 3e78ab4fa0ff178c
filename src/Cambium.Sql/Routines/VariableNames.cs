using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Routines.Triggers;

namespace Cambium.Sql.Routines;

/// <summary>The variables visible at some place, for binding there: a variable is the parameter of its slot. One per binding.</summary>
/// <param name="frame">Null: nothing runs.</param>
internal sealed class VariableNames(RoutineName? names, VariableConflict conflict, RoutineFrame? frame) : IVariableNames
{
    private readonly List<RecordShape> _shapes = [];
    private readonly List<UsedVariable> _used = [];

    public VariableConflict Conflict => conflict == VariableConflict.AsSet ? frame?.Host.Conflicts ?? VariableConflict.Error : conflict;

    /// <summary>The structures of records that what was bound relies on.</summary>
    public RecordShape[] Shapes => [.. _shapes];

    /// <summary>What of them was bound by name: variables in the order of their declaration, then fields.</summary>
    public UsedVariable[] Used => [.. _used.Distinct().OrderBy(static used => used.Field >= 0).ThenBy(static used => used.Field >= 0 ? 0 : used.Slot)];

    public BoundExpression? Find(IReadOnlyList<string> parts, bool mustHaveField, int position)
    {
        if (RoutineName.Find(names, parts[0], parts.Count > 1 ? parts[1] : null, out int used) is not { } variable)
        {
            return null;
        }

        if (parts.Count == used)
        {
            return Use(variable, position);
        }

        return parts.Count == used + 1 && variable.IsRow ? Field(variable, parts[used], mustHaveField, position) : null;
    }

    public BoundExpression? FindParameter(int number, int position) =>
        RoutineName.Find(names, "$" + number.ToString(CultureInfo.InvariantCulture), null, out _) is { } parameter ? Use(parameter, position) : null;

    private BoundParameter Use(RoutineVariable variable, int position)
    {
        BoundParameter reference = Reference(variable, position);
        _used.Add(new UsedVariable(variable.Name, variable.Slot, -1, reference.Type));
        return reference;
    }

    /// <summary>The variable's value.</summary>
    public BoundParameter Reference(RoutineVariable variable, int position = 0)
    {
        if (!variable.IsRecord)
        {
            return new BoundParameter(variable.Slot, variable.Type, position);
        }

        Value value = frame?.Values[variable.Slot] ?? Value.Null;
        RecordValue? record = value.IsNull ? null : value.Record;
        _shapes.Add(new RecordShape(variable.Slot, record));
        DataType type = record is null ? variable.Type.Type : record.RowType ?? RecordConversion.TypeOf(record);
        return new BoundParameter(variable.Slot, variable.RowOf is { } table ? TriggerRow.Named(type, table) : type, position);
    }

    private BoundExpression? Field(RoutineVariable variable, string name, bool mustHaveField, int position)
    {
        BoundParameter row = Reference(variable, position);
        IReadOnlyList<CompositeField> fields = row.Type.Type.Underlying().Fields;
        for (int index = 0; index < fields.Count; index++)
        {
            if (fields[index].Name == name)
            {
                _used.Add(new UsedVariable(name, variable.Slot, index, fields[index].Type));
                return new BoundField(row, index, fields[index].Type, position);
            }
        }

        if (variable.RowOf is { } table && SystemColumns.IsName(name))
        {
            return TriggerRow.SystemColumn(
                table, name, [.. fields.Select((field, index) => new BoundField(row, index, field.Type, position))],
                hidden => Reference(RoutineName.Find(names, variable.Name + hidden, null, out _)!, position));
        }

        if (!mustHaveField)
        {
            return null;
        }

        throw fields.Count == 0 && variable.IsRecord
            ? new SqlErrorException(
                SqlState.ObjectNotInPrerequisiteState, $"record \"{variable.Name}\" is not assigned yet", "The tuple structure of a not-yet-assigned record is indeterminate.")
            : new SqlErrorException(SqlState.UndefinedColumn, $"record \"{variable.Name}\" has no field \"{name}\"", position: variable.IsRecord ? 0 : position);
    }
}
