using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Routines;

/// <summary>
/// A function written in SQL that is called rather than put into the statement: its statements run one after the other, the last
/// one's rows are the result. Names mean columns before arguments.
/// </summary>
internal sealed class SqlRoutine : Routine
{
    private readonly UserFunction _function;
    private readonly EmbeddedStatement[] _statements;
    private readonly string? _refusal;
    private RowConverter? _converter;

    /// <param name="refusal">Why it can't be run; null: it can.</param>
    private SqlRoutine(UserFunction function, EmbeddedStatement[] statements, string? refusal)
    {
        _function = function;
        _statements = statements;
        _refusal = refusal;
    }

    public static SqlRoutine Compile(UserFunction function, CallTypes types)
    {
        RoutineName names = ArgumentNames(function, types);
        IReadOnlyList<Statement> statements;
        try
        {
            statements = SqlBody.Statements(function);
        }
        catch (SqlErrorException error) when (error.PlaceIn(function.Body, 0))
        {
            throw;
        }

        return new SqlRoutine(
            function,
            [
                .. statements.Select((statement, index) => new EmbeddedStatement(
                    statement, new SourcePlace(function.Body, statement.Span, names, VariableConflict.UseColumn) { Relations = function.BodyNames, IsDefinition = function.HasSqlBody }, FormattableString.Invariant($"SQL function \"{function.Name}\" statement {index + 1}"))),
            ],
            statements.Select(Refusal).FirstOrDefault(static refusal => refusal is not null));
    }

    private static string? Refusal(Statement statement) => statement switch
    {
        TransactionStatement command => $"{command.Command} is not allowed in an SQL function",
        CopyStatement { Place.Kind: CopyPlaceKind.Client } => "cannot COPY to/from client in an SQL function",
        _ => null,
    };

    /// <summary>What names of arguments mean, each being the parameter of its place.</summary>
    public static RoutineName ArgumentNames(UserFunction function, CallTypes types)
    {
        RoutineName names = new(function.Name, null, null);
        for (int slot = 0; slot < types.Arguments.Count; slot++)
        {
            names = new RoutineName(FormattableString.Invariant($"${slot + 1}"), new RoutineVariable("", slot, types.Arguments[slot]), names);
            if (slot < function.ArgumentNames.Length && function.ArgumentNames[slot].Length > 0)
            {
                names = new RoutineName(function.ArgumentNames[slot], names.Variable, names);
            }
        }

        return names;
    }

    public override RoutineResult Run(RoutineHost host, Value[] arguments, CallTypes types, bool isAtomic)
    {
        if (_refusal is not null)
        {
            SqlErrorException refused = new(SqlState.FeatureNotSupported, _refusal);
            refused.Within($"SQL function \"{_function.Name}\" during startup");
            throw refused;
        }

        RoutineFrame frame = new(host, arguments, types, true) { IsReadOnly = _function.Volatility != 'v' };
        List<Value[]> rows = [];
        for (int index = 0; index < _statements.Length; index++)
        {
            EmbeddedStatement statement = _statements[index];
            bool isResult = index == _statements.Length - 1 && types.Result.Type != DataType.Void;
            statement.Run(frame, isResult ? new FunctionRows((columns, row) => rows.Add(Convert(columns, row, frame))) : FunctionRows.Dropped, isResult && !_function.ReturnsSet && !statement.IsModification ? 1 : 0);
        }

        return _function.ReturnsSet ? new RoutineResult(Value.Null, rows)
            : rows.Count == 0 ? RoutineResult.Nothing
            : new RoutineResult(RowConverter.ToValue(rows[0], types), []);
    }

    /// <summary>Statements in order, with what each returns, for the test of a new definition.</summary>
    public IReadOnlyList<ResultColumn>? Check(RoutineFrame frame)
    {
        IReadOnlyList<ResultColumn>? columns = null;
        foreach (EmbeddedStatement statement in _statements)
        {
            columns = statement.IsUtility ? null : statement.Columns(frame);
        }

        return columns;
    }

    /// <summary>What the body returns may have changed with the tables it reads.</summary>
    private void RequireResult(IReadOnlyList<ResultColumn> columns, RoutineFrame frame)
    {
        if (_function.IsProcedure)
        {
            return;
        }

        try
        {
            RoutineValidation.RequireResult(columns, frame.Types, frame.Session.Names.Reader());
        }
        catch (SqlErrorException error) when (error.Within($"SQL function \"{_function.Name}\" during startup"))
        {
            throw;
        }
    }

    private Value[] Convert(IReadOnlyList<ResultColumn> columns, ReadOnlySpan<Value> row, RoutineFrame frame)
    {
        if (_converter is null || !_converter.IsFor(columns, frame.Session))
        {
            RequireResult(columns, frame);
            _converter = RowConverter.Create(columns, frame.Types, frame.Session);
        }

        return _converter.Convert(row, frame);
    }
}
