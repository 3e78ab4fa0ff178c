using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Routines;

/// <summary>Conversions as assignments to variables make them: as to a column, and by way of the text form where no cast exists.</summary>
internal static class RoutineCoercion
{
    public static BoundExpression To(BoundExpression value, SqlType target, BindingContext binding)
    {
        DataType from = value.Type.Type.Underlying();
        DataType to = target.Type.Underlying();
        if (to.Oid == DataType.Record.Oid)
        {
            return ToRecord(value, from);
        }

        bool isRow = from.Oid == DataType.Record.Oid || from.Kind == TypeKind.Composite;
        if (to.Kind == TypeKind.Composite && isRow && from != to)
        {
            SqlType[] types = [.. to.Fields.Select(field => field.Type)];
            string[] names = [.. to.Fields.Select(field => field.Name)];
            return Tested(
                new BoundCast(value, (in Value row, CallContext call) => RecordConversion.ToFields(row, to.Fields, types, names, call), to, false, value.Position), target, binding);
        }

        return Coercion.TryCoerce(value, target, CastContext.Assignment, binding) ?? ThroughText(value, target, binding);
    }

    /// <summary>What was made without regard to domains, tested where the target is one or has some inside.</summary>
    public static BoundExpression Tested(BoundExpression value, SqlType target, BindingContext binding) => DomainBinder.ConstrainRead(value, target, binding) ?? value;

    /// <summary>A row that is returned; its literals have no type yet, which no column of the result is of. What is no row stays what it is.</summary>
    public static BoundExpression ToReturnedRecord(BoundExpression value, BindingContext binding)
    {
        DataType type = value.Type.Type.Underlying();
        return type.Oid == DataType.Record.Oid || type.Kind == TypeKind.Composite || value is BoundConstant { Value.IsNull: true } ? To(value, DataType.Record, binding) : Coercion.ResolveUnknown(value, binding);
    }

    /// <summary>A row as it is kept: its literals have no type yet.</summary>
    private static BoundExpression WithUntyped(BoundRow row) => row.Written.Any(static field => field.Type.Type == DataType.Unknown)
        ? row.WithChildren([.. row.Children.Select((field, index) => row.Written[index].Type.Type == DataType.Unknown ? new BoundCast(field, null, DataType.Unknown, false, field.Position) : field)])
        : row;

    private static BoundExpression ToRecord(BoundExpression value, DataType from)
    {
        if (from == DataType.Unknown && value is BoundConstant { Value.IsNull: true })
        {
            return new BoundConstant(Value.Null, DataType.Record, value.Position);
        }

        if (from.Oid != DataType.Record.Oid && from.Kind != TypeKind.Composite)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "input of anonymous composite types is not implemented");
        }

        if (value is BoundRow row)
        {
            return WithUntyped(row);
        }

        if (from.Fields.Count == 0 || value is BoundWholeRow)
        {
            return value;
        }

        // The type knows the fields' names, the value may not.
        string[] names = [.. from.Fields.Select(field => field.Name)];
        return new BoundCast(
            value,
            (in Value row, CallContext _) => row.Record is { Names: null } record ? Value.FromObject(record with { Names = names }) : row,
            DataType.CreateRecord(from.Fields),
            false,
            value.Position);
    }

    private static BoundExpression ThroughText(BoundExpression value, SqlType target, BindingContext binding)
    {
        SqlType from = value.Type;
        BoundCast parsed = new(
            value,
            (in Value item, CallContext call) => TextFormat.Parse(target.Type, TextFormat.ToText(from, item, call.Format), call.Format),
            target.Type,
            false,
            value.Position);
        return Tested(target.Modifier < 0 ? parsed : new BoundCast(parsed, null, target, false, value.Position), target, binding);
    }
}
