using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning;
using RowExpression = Cambium.Sql.Execution.RowExpression;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>RETURN.</summary>
/// <param name="value">Null where outputs or rows already returned are the result.</param>
/// <param name="type">The result's, which the value is converted to when the function is left; record: a row, taken apart then.</param>
internal sealed class PlReturnNode(int line, EmbeddedExpression? value, SqlType type, SourcePlace place) : PlNode(line, "RETURN")
{
    private Conversion? _conversion;

    public override PlCompletion Execute(PlFrame frame)
    {
        if (value is null)
        {
            return PlCompletion.Return;
        }

        frame.Result = value.Evaluate(frame, out SqlType from);
        if (type.Type == DataType.Record)
        {
            RequireRow(frame.Result, from);
        }
        else if (from != type)
        {
            _conversion = _conversion is { } last && last.From == from ? last : new Conversion(from, type, place);
            frame.ResultConversion = _conversion;
        }

        return PlCompletion.Return;
    }

    /// <exception cref="SqlErrorException">42804: it is no row.</exception>
    public static void RequireRow(in Value value, SqlType type)
    {
        if (!value.IsNull && type.Type.Underlying().Form != ValueForm.Record)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, "cannot return non-composite value from function returning composite type");
        }
    }

    /// <summary>Of returned values from their type to the function's.</summary>
    internal sealed class Conversion(SqlType from, SqlType to, SourcePlace place)
    {
        private readonly FrameBinding<RowExpression> _binding = new(
            place, (binding, _, _) =>
            {
                PlanColumn value = new("value", from);
                return new Planner(null).Compile(RoutineCoercion.To(new BoundColumn(value), to, binding), [value]);
            });

        public SqlType From => from;

        public Value Convert(in Value value, RoutineFrame frame) => _binding.Get(frame).Evaluate([value], frame.Query);
    }
}
