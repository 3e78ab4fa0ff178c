using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Statements;
using Cambium.Sql.Syntax;
using Cambium.Sql.Syntax.PlPgSql;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>Turns assignments, SQL, RETURN, RAISE, diagnostics and cursors into nodes.</summary>
internal sealed class PlActionCompiler(PlCompiler compiler)
{
    public PlNode Compile(PlStatement statement, int line, RoutineName names)
    {
        switch (statement)
        {
            case PlNull:
                return new PlNothingNode(line);
            case PlAssignment assignment:
                VariableAssignment target = VariableAssignment.Find(assignment.Target, names);
                return new PlAssignNode(line, target, new EmbeddedExpression(assignment.Value, compiler.Place(assignment, names) with { Kind = "PL/pgSQL assignment" }, target.Bind));
            case PlSql sql:
                return Sql(sql, line, names);
            case PlPerform perform:
                return new PlPerformNode(line, compiler.Statement(perform.Query, names));
            case PlExecute execute:
                return new PlExecuteNode(
                    line, Command(execute.Command, execute.Arguments, names), execute.Into.Count == 0 ? null : VariableTargets.Find(execute.Into, compiler.Place(execute, names)),
                    execute.IsStrict);
            case PlRaise raise:
                return Raise(raise, line, names);
            case PlAssert assert:
                return new PlAssertNode(
                    line, compiler.Condition(assert.Condition, names), assert.Message is null ? null : compiler.Expression(assert.Message, names, DataType.Text));
            case PlGetDiagnostics diagnostics:
                return Diagnostics(diagnostics, line, names);
            case PlReturn or PlReturnNext or PlReturnQuery or PlReturnExecute:
                return Return(statement, line, names);
            case PlOpen open:
                return Open(open, line, names);
            case PlFetch fetch:
                return new PlFetchNode(
                    line, Cursor(fetch.Cursor, fetch, names), fetch.Direction, fetch.Count ?? 0,
                    fetch.CountExpression is null ? null : compiler.Expression(fetch.CountExpression, names, DataType.Int8),
                    fetch.IsMove ? null : VariableTargets.Find(fetch.Into, compiler.Place(fetch, names)));
            case PlClose close:
                return new PlCloseNode(line, Cursor(close.Cursor, close, names));
            default:
                throw new InvalidOperationException($"{statement.GetType().Name} can't be run.");
        }
    }

    public PlCommand Command(Expression text, IReadOnlyList<Expression> arguments, RoutineName names, bool isReturned = false) =>
        new(compiler.Expression(text, names, DataType.Text), [.. arguments.Select(argument => compiler.Expression(argument, names))]) { IsReturned = isReturned };

    /// <summary>How a bound cursor is opened.</summary>
    public CursorOpening Bound(
        RoutineVariable cursor, PlCursor declaration, bool? scroll, IReadOnlyList<FunctionArgument> arguments, PlStatement statement, RoutineName names) =>
        new(
            cursor, scroll, CursorArguments(cursor, arguments, statement, names),
            compiler.Statement(CursorCommand.CursorQuery(declaration.Query), compiler.CursorNames(cursor, names)), null);

    /// <summary>Sets the parameters of a bound cursor's query, given by place or by name.</summary>
    private PlInitialization[] CursorArguments(RoutineVariable cursor, IReadOnlyList<FunctionArgument> arguments, PlStatement statement, RoutineName names)
    {
        IReadOnlyList<RoutineVariable> parameters = compiler.CursorParameters(cursor);
        SqlErrorException Error(string message) => new(SqlState.SyntaxError, message, position: statement.Span.Position);
        if (arguments.Count > 0 && parameters.Count == 0)
        {
            throw Error($"cursor \"{cursor.Name}\" has no arguments");
        }

        if (arguments.Count == 0 && parameters.Count > 0)
        {
            throw Error($"cursor \"{cursor.Name}\" has arguments");
        }

        List<PlInitialization> given = [];
        foreach (FunctionArgument argument in arguments.Take(parameters.Count))
        {
            RoutineVariable parameter = argument.Name is null ? parameters[given.Count] : parameters.FirstOrDefault(candidate => candidate.Name == argument.Name)
                ?? throw Error($"cursor \"{cursor.Name}\" has no argument named \"{argument.Name}\"");
            if (given.Exists(other => other.Variable == parameter))
            {
                throw new SqlErrorException(
                    SqlState.SyntaxError, $"value for parameter \"{parameter.Name}\" of cursor \"{cursor.Name}\" specified more than once", position: argument.Span.Position);
            }

            given.Add(new PlInitialization(parameter, compiler.Expression(argument.Value, names, parameter.Type)));
        }

        return arguments.Count == parameters.Count
            ? [.. given]
            : throw new SqlErrorException(
                SqlState.SyntaxError, $"{(arguments.Count < parameters.Count ? "not enough" : "too many")} arguments for cursor \"{cursor.Name}\"",
                position: compiler.PositionOf(arguments.Count < parameters.Count ? ')' : ',', arguments[given.Count - 1].Span.End));
    }

    private PlNode Sql(PlSql sql, int line, RoutineName names)
    {
        switch (sql.Statement)
        {
            case CommitStatement:
                return new PlTransactionNode(line, true);
            case RollbackStatement:
                return new PlTransactionNode(line, false);
            case TransactionStatement:
                return new PlUnsupportedNode(line, "unsupported transaction command in PL/pgSQL");
            case CallStatement call:
                return new PlCallNode(line, call, compiler.Place(sql, names));
            case DoStatement block:
                return new PlDoNode(line, block.Body);
        }

        VariableTargets? into = sql.Into.Count == 0 ? null : VariableTargets.Find(sql.Into, compiler.Place(sql, names));
        return new PlSqlNode(line, new EmbeddedStatement(sql.Statement, compiler.Place(sql, names) with { Gap = sql.Gap }), into, sql.IsStrict);
    }

    private PlRaiseNode Raise(PlRaise raise, int line, RoutineName names)
    {
        if (raise.Condition?.Name is { } name)
        {
            ErrorConditions.Find(name);
        }

        int places = raise.Format?.Replace("%%", string.Empty, StringComparison.Ordinal).Count(static character => character == '%') ?? 0;
        if (places != raise.Arguments.Count)
        {
            throw compiler.ErrorNear(line, $"too {(places < raise.Arguments.Count ? "many" : "few")} parameters specified for RAISE");
        }

        return new PlRaiseNode(
            line, raise.Level, raise.Format, [.. raise.Arguments.Select(argument => compiler.Expression(argument, names))], raise.Condition,
            [.. raise.Options.Select(option => (option.Name, compiler.Expression(option.Value, names)))]);
    }

    private PlDiagnosticsNode Diagnostics(PlGetDiagnostics diagnostics, int line, RoutineName names)
    {
        foreach (PlDiagnosticsItem item in diagnostics.Items)
        {
            if (!PlDiagnosticsNode.IsItem(item.Item, diagnostics.IsStacked))
            {
                throw PlDiagnosticsNode.IsItem(item.Item, !diagnostics.IsStacked)
                    ? new SqlErrorException(
                        SqlState.SyntaxError,
                        $"diagnostics item {item.Item.ToUpperInvariant()} is not allowed in GET {(diagnostics.IsStacked ? "STACKED" : "CURRENT")} DIAGNOSTICS",
                        position: item.Span.Position)
                    : new SqlErrorException(
                        SqlState.SyntaxError, $"unrecognized GET DIAGNOSTICS item at or near \"{compiler.LastWord(item)}\"", position: item.Span.End - compiler.LastWord(item).Length + 1);
            }

            if (VariableAssignment.Find(item.Target, names) is { IsWhole: true, Variable: { IsRow: true } row })
            {
                throw new SqlErrorException(SqlState.SyntaxError, $"\"{row.Name}\" is not a scalar variable", position: item.Span.Position);
            }
        }

        return new PlDiagnosticsNode(
            line, diagnostics.IsStacked, [.. diagnostics.Items.Select(item => (VariableTargets.Find([item.Target], compiler.Place(item, names)), item.Item))]);
    }

    private PlNode Return(PlStatement statement, int line, RoutineName names)
    {
        UserFunction? function = compiler.Function;
        bool isSet = function?.ReturnsSet == true;
        Expression? given = (statement as PlReturn)?.Value ?? (statement as PlReturnNext)?.Value;
        SqlErrorException Error(string message, string? hint = null) => new(SqlState.DatatypeMismatch, message, hint: hint, position: (given?.Span ?? statement.Span).Position);
        if (statement is not PlReturn && !isSet)
        {
            throw Error($"cannot use RETURN {(statement is PlReturnNext ? "NEXT" : "QUERY")} in a non-SETOF function");
        }

        switch (statement)
        {
            case PlReturnQuery query:
                return new PlReturnQueryNode(line, compiler.Statement(query.Query, names), null);
            case PlReturnExecute execute:
                return new PlReturnQueryNode(line, null, Command(execute.Command, execute.Arguments, names, isReturned: true));
            case PlReturnNext { Value: null } when compiler.OutputVariables.Count == 0:
                throw new SqlErrorException(SqlState.SyntaxError, "missing expression at or near \";\"", position: compiler.PositionOf(';', statement.Span.End));
            case PlReturnNext { Value: not null } when compiler.OutputVariables.Count > 0:
                throw Error("RETURN NEXT cannot have a parameter in function with OUT parameters");
            case PlReturnNext next:
                return new PlReturnNextNode(
                    line, next.Value is null ? null : RowType().Type == DataType.Record ? ReturnedRow(next.Value, names) : compiler.Expression(next.Value, names, RowType()), next.Value is ColumnReference);
        }

        Expression? value = given;
        bool hasValue = function is { IsProcedure: false } && !isSet && compiler.OutputVariables.Count == 0 && !IsVoid(function.ReturnType.Type);
        if (hasValue)
        {
            return value is null
                ? throw new SqlErrorException(SqlState.SyntaxError, "missing expression at or near \";\"", position: compiler.PositionOf(';', statement.Span.End))
                : new PlReturnNode(line, ResultType().Type == DataType.Record ? ReturnedRow(value, names) : compiler.Expression(value, names), ResultType(), compiler.Place(value, names));
        }

        return value is null ? new PlReturnNode(line, null, DataType.Void, default)
            : throw (isSet ? Error("RETURN cannot have a parameter in function returning set", "Use RETURN NEXT or RETURN QUERY.")
                : function?.IsProcedure == true ? new SqlErrorException(SqlState.SyntaxError, "RETURN cannot have a parameter in a procedure", position: statement.Span.Position)
                : compiler.OutputVariables.Count > 0 ? Error("RETURN cannot have a parameter in function with OUT parameters")
                : Error("RETURN cannot have a parameter in function returning void"));
    }

    private EmbeddedExpression ReturnedRow(Expression value, RoutineName names) =>
        new(value, compiler.PlaceOfExpression(value, names), static (bound, binding, _) => RoutineCoercion.ToReturnedRecord(bound, binding));

    /// <summary>An event trigger has nothing to give back either.</summary>
    private static bool IsVoid(DataType result) => result == DataType.Void || result == DataType.EventTrigger;

    private SqlType ResultType() => compiler.Types.Result.Type == DataType.Trigger ? DataType.Record : compiler.Types.Result.Type.Underlying().Form == ValueForm.Record ? DataType.Record : compiler.Types.Result;

    /// <summary>Of one row of a set: its only column's, or record for what is taken apart afterwards.</summary>
    private SqlType RowType() =>
        compiler.Types.Result.Type.Underlying().Form == ValueForm.Record ? DataType.Record : RowConverter.ColumnTypes(compiler.Types)[0];

    private PlOpenNode Open(PlOpen open, int line, RoutineName names)
    {
        RoutineVariable cursor = Cursor(open.Cursor, open, names);
        bool? scroll = open.Scroll ?? cursor.Cursor?.Scroll;
        if (cursor.Cursor is { } declaration)
        {
            if (open.Query is not null || open.Command is not null)
            {
                throw new SqlErrorException(SqlState.SyntaxError, "syntax error at or near \"FOR\"", position: open.Span.Position);
            }

            return new PlOpenNode(line, Bound(cursor, declaration, scroll, open.Arguments, open, names));
        }

        if (open.Query is null && open.Command is null)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "syntax error at or near \";\", expected \"FOR\" to open a reference cursor", position: open.Span.End + 1);
        }

        CursorOpening opening = new(
            cursor, scroll, [], open.Query is null ? null : compiler.Statement(CursorCommand.CursorQuery(open.Query), names),
            open.Command is null ? null : Command(open.Command, open.CommandArguments, names));
        return new PlOpenNode(line, opening);
    }

    private static RoutineVariable Cursor(string name, PlStatement statement, RoutineName names)
    {
        if (RoutineName.Find(names, name, null, out _) is not { } variable)
        {
            throw new SqlErrorException(SqlState.SyntaxError, $"\"{name}\" is not a known variable", position: statement.Span.Position);
        }

        return variable.Type.Type == DataType.RefCursor
            ? variable
            : throw new SqlErrorException(SqlState.DatatypeMismatch, $"variable \"{name}\" must be of type cursor or refcursor", position: statement.Span.Position);
    }
}
