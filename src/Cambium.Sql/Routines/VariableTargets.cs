using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning;
using Cambium.Sql.Routines.PlPgSql;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax.PlPgSql;
using RowExpression = Cambium.Sql.Execution.RowExpression;

namespace Cambium.Sql.Routines;

/// <summary>The variables that take a row: of INTO, of FOR over rows, of FETCH.</summary>
internal sealed class VariableTargets
{
    private readonly VariableAssignment[] _targets;
    private readonly FrameBinding<RowExpression[]> _values;
    private IReadOnlyList<ResultColumn> _columns = [];
    private SqlType[] _types = [];
    private string[] _names = [];

    private VariableTargets(VariableAssignment[] targets, SourcePlace place)
    {
        _targets = targets;
        _values = new FrameBinding<RowExpression[]>(place, Bind);
    }

    /// <summary>One variable with fields takes the row whole.</summary>
    private bool TakesRow => _targets is [{ IsWhole: true, Variable.IsRow: true }];

    /// <summary>Whether it is one variable, of an array type; null: a row, or several.</summary>
    public bool? IsArray => _targets is [{ IsWhole: true, Variable.IsRow: false } single] ? single.Variable.Type.Type.Underlying().Element is not null : null;

    /// <exception cref="SqlErrorException">42601.</exception>
    public static VariableTargets Find(IReadOnlyList<PlTarget> targets, SourcePlace place)
    {
        VariableAssignment[] found = [.. targets.Select(target => VariableAssignment.Find(target, place.Names))];
        int row = Array.FindIndex(found, target => target.IsWhole && target.Variable.IsRow);
        if (found.Length > 1 && row >= 0)
        {
            throw row == 0
                ? new SqlErrorException(SqlState.SyntaxError, "record variable cannot be part of multiple-item INTO list", position: targets[0].Span.Position)
                : new SqlErrorException(SqlState.SyntaxError, $"\"{targets[row].Name}\" is not a scalar variable", position: targets[row].Span.Position);
        }

        return new VariableTargets(found, place);
    }

    /// <summary>Of variables already known.</summary>
    public static VariableTargets Of(IEnumerable<RoutineVariable> variables, SourcePlace place) =>
        new([.. variables.Select(variable => new VariableAssignment(variable, [], []))], place);

    /// <summary>Assigns a row; empty stands for no row, which makes all of them NULL, fields whatever their domains say of that.</summary>
    public void Assign(RoutineFrame frame, IReadOnlyList<ResultColumn> columns, ReadOnlySpan<Value> row)
    {
        bool isNoRow = row.IsEmpty && columns.Count > 0;
        if (isNoRow && !TakesRow)
        {
            // NULLs of no type yet: domains of the variables are asked.
            columns = [];
        }

        if (!ReferenceEquals(columns, _columns))
        {
            SetColumns(columns);
        }

        if (isNoRow)
        {
            row = new Value[columns.Count];
        }
        else if (frame.Host.Checks(PlExtraChecks.StrictMultiAssignment) && Width is { } width && width != columns.Count)
        {
            frame.Host.Found(PlExtraChecks.StrictMultiAssignment, WidthsDiffer(frame.Host));
        }

        if (!TakesRow)
        {
            AssignEach(frame, row);
            return;
        }

        RoutineVariable variable = _targets[0].Variable;
        RecordValue record = new(_types, row[..columns.Count].ToArray(), _names);
        if (variable.IsRecord)
        {
            _targets[0].Store(frame, Value.FromObject(record));
            return;
        }

        IReadOnlyList<CompositeField> fields = variable.Type.Type.Underlying().Fields;
        Value value = RecordConversion.ToFields(
            Value.FromObject(record), fields, [.. fields.Select(field => field.Type)], [.. fields.Select(field => field.Name)], frame.Session.Calls);
        if (!isNoRow)
        {
            TestDomains(value, fields, frame);
        }

        _targets[0].Store(frame, value);
    }

    /// <summary>Fields whose columns are of their type were tested when they became that.</summary>
    private void TestDomains(in Value row, IReadOnlyList<CompositeField> fields, RoutineFrame frame)
    {
        for (int index = 0; index < fields.Count; index++)
        {
            if (index >= _types.Length || _types[index].Type != fields[index].Type.Type)
            {
                frame.Host.Domains.Test(row.Record.Items[index], fields[index].Type, frame);
            }
        }

        frame.Host.Domains.TestWhole(row, _targets[0].Variable.Type, frame);
    }

    /// <summary>How many columns there are variables or fields for; null: as many as come.</summary>
    private int? Width => !TakesRow ? _targets.Length : _targets[0].Variable.IsRecord ? null : _targets[0].Variable.Type.Type.Underlying().Fields.Count;

    private static SqlErrorException WidthsDiffer(RoutineHost host) => new(
        SqlState.DatatypeMismatch, "number of source and target fields in assignment does not match",
        $"strict_multi_assignment check of {((host.ExtraErrors & PlExtraChecks.StrictMultiAssignment) != 0 ? "extra_errors" : "extra_warnings")} is active.",
        "Make sure the query returns the exact list of columns.");

    private void AssignEach(RoutineFrame frame, ReadOnlySpan<Value> row)
    {
        for (int index = 0; index < _targets.Length; index++)
        {
            // Each is bound when its turn comes: an earlier one may have changed the record it is a field of.
            RowExpression[] values = _values.Get(frame);
            _targets[index].Store(frame, values[index].Evaluate(row, frame.Query));
        }
    }

    private void SetColumns(IReadOnlyList<ResultColumn> columns)
    {
        _columns = columns;
        _types = [.. columns.Select(column => column.Type)];
        _names = [.. columns.Select(column => column.Name)];
        _values.Forget();
    }

    private RowExpression[] Bind(BindingContext binding, VariableNames names, RoutineFrame frame)
    {
        PlanColumn[] row = [.. _columns.Select(column => new PlanColumn(column.Name, column.Type))];
        return
        [
            .. _targets.Select((target, index) => new Planner(null).Compile(
                target.Bind(index < row.Length ? new BoundColumn(row[index]) : new BoundConstant(Value.Null, DataType.Unknown), binding, names), row)),
        ];
    }
}
