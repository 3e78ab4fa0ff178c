using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;
using Cambium.Sql.Syntax.PlPgSql;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>Turns control flow into nodes; what does something is left to <see cref="PlActionCompiler"/>.</summary>
internal sealed class PlStatementCompiler
{
    private readonly PlCompiler _compiler;
    private readonly PlActionCompiler _actions;

    /// <summary>Labels of the loops and blocks around, innermost last; null for a loop without, "" for a block without.</summary>
    private readonly List<(string? Label, bool IsLoop)> _around = [];

    public PlStatementCompiler(PlCompiler compiler)
    {
        _compiler = compiler;
        _actions = new PlActionCompiler(compiler);
    }

    public PlNode[] Compile(IReadOnlyList<PlStatement> statements, RoutineName names) => [.. statements.Select(statement => Compile(statement, names))];

    private PlNode Compile(PlStatement statement, RoutineName names)
    {
        int line = _compiler.LineOf(statement.Span.Start);
        switch (statement)
        {
            case PlBlock block:
                _around.Add((block.Label, false));
                PlBlockNode node = _compiler.Block(block, names);
                _around.RemoveAt(_around.Count - 1);
                return node;
            case PlIf branch:
                return new PlIfNode(line, [.. branch.Branches.Select(item => (_compiler.Condition(item.Conditions[0], names), Compile(item.Body, names)))], Compile(branch.Else ?? [], names));
            case PlCase choice:
                return Case(choice, line, names);
            case PlLoop loop:
                return new PlLoopNode(line, null, Body(loop.Label, loop.Body, names));
            case PlWhile loop:
                return new PlLoopNode(line, _compiler.Condition(loop.Condition, names), Body(loop.Label, loop.Body, names));
            case PlForInteger loop:
                return ForInteger(loop, line, names);
            case PlForQuery loop:
                EmbeddedStatement query = _compiler.Statement(loop.Query, names);
                return new PlForRowsNode(
                    line, "FOR over SELECT rows", LoopTargets(loop.Targets, loop, names), frame => PlRowSource.Of(query, frame), Body(loop.Label, loop.Body, names));
            case PlForExecute loop:
                PlCommand command = _actions.Command(loop.Command, loop.Arguments, names);
                return new PlForRowsNode(
                    line, "FOR over EXECUTE statement", LoopTargets(loop.Targets, loop, names),
                    frame => new PlRowSource(command.Start(frame, isCursor: false, out _, out _), frame.Session), Body(loop.Label, loop.Body, names));
            case PlForCursor loop:
                return ForCursor(loop, line, names);
            case PlForEach loop:
                return new PlForEachNode(
                    line, VariableTargets.Find(loop.Targets, _compiler.Place(loop, names)), loop.Slice, _compiler.Expression(loop.Array, names), Body(loop.Label, loop.Body, names));
            case PlExit exit:
                return Exit(exit, line, names);
            default:
                return _actions.Compile(statement, line, names);
        }
    }

    private PlLoopBody Body(string? label, IReadOnlyList<PlStatement> body, RoutineName names)
    {
        _around.Add((label, true));
        PlLoopBody compiled = new(label, Compile(body, new RoutineName(label, null, names)));
        _around.RemoveAt(_around.Count - 1);
        return compiled;
    }

    private PlCaseNode Case(PlCase choice, int line, RoutineName names)
    {
        PlNode[]? otherwise = choice.Else is null ? null : Compile(choice.Else, names);
        if (choice.Operand is null)
        {
            return new PlCaseNode(line, null, [.. choice.Branches.Select(item => (_compiler.Condition(item.Conditions[0], names), Compile(item.Body, names)))], otherwise);
        }

        // CASE x WHEN a, b: the value of x is a variable under a name nobody can write, and the branch's condition x IN (a, b).
        RoutineVariable operand = _compiler.NewVariable("", DataType.Record);
        RoutineName inner = new("", operand, names);
        ColumnReference reference = new(["", PlCaseOperand.Field], choice.Operand.Span);
        (EmbeddedExpression, PlNode[]) Branch(PlBranch item)
        {
            Expression[] equalities =
            [
                .. item.Conditions.Select(value => (Expression)new BinaryExpression(reference, new OperatorName(null, "=", value.Span), value, value.Span)),
            ];
            Expression condition = equalities.Length == 1 ? equalities[0] : new OrExpression([.. equalities], item.Span);
            SourceSpan span = SourceSpan.FromBounds(item.Conditions[0].Span.Start, item.Conditions[^1].Span.End);
            return (_compiler.Condition(condition with { Span = span }, inner), Compile(item.Body, names));
        }

        return new PlCaseNode(line, new PlCaseOperand(operand, _compiler.Expression(choice.Operand, names)), [.. choice.Branches.Select(Branch)], otherwise);
    }

    private PlForIntegerNode ForInteger(PlForInteger loop, int line, RoutineName names)
    {
        RoutineVariable variable = _compiler.NewVariable(loop.Variable, DataType.Int4);
        RoutineName inner = new(variable.Name, variable, new RoutineName(loop.Label, null, names));
        return new PlForIntegerNode(
            line,
            variable,
            loop.IsReverse,
            _compiler.Expression(loop.Lower, names, DataType.Int4),
            _compiler.Expression(loop.Upper, names, DataType.Int4),
            loop.Step is null ? null : _compiler.Expression(loop.Step, names, DataType.Int4),
            Body(loop.Label, loop.Body, inner));
    }

    private PlForRowsNode ForCursor(PlForCursor loop, int line, RoutineName names)
    {
        if (RoutineName.Find(names, loop.Cursor, null, out _) is not { } cursor)
        {
            throw new SqlErrorException(SqlState.SyntaxError, $"syntax error at or near \"{loop.Cursor}\"", position: loop.Span.Position);
        }

        if (cursor.Cursor is not { } declaration)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "cursor FOR loop must use a bound cursor variable", position: loop.CursorSpan.Position);
        }

        CursorOpening opening = _actions.Bound(cursor, declaration, declaration.Scroll, loop.Arguments, loop, names);

        // The loop's record is its own, whatever else has its name.
        RoutineVariable row = _compiler.NewVariable(loop.Variable, DataType.Record);
        RoutineName inner = new(row.Name, row, new RoutineName(loop.Label, null, names));
        return new PlForRowsNode(
            line, "FOR over cursor", VariableTargets.Of([row], _compiler.Place(loop, names)), frame => new PlCursorRows(opening.Open(frame), frame.Session),
            Body(loop.Label, loop.Body, inner)) { Cursor = cursor };
    }

    private VariableTargets LoopTargets(IReadOnlyList<PlTarget> targets, PlStatement loop, RoutineName names)
    {
        try
        {
            return VariableTargets.Find(targets, _compiler.Place(loop, names));
        }
        catch (SqlErrorException error) when (error.Message.EndsWith("is not a known variable", StringComparison.Ordinal))
        {
            throw new SqlErrorException(
                SqlState.SyntaxError, "loop variable of loop over rows must be a record variable or list of scalar variables", position: targets[0].Span.Position);
        }
    }

    private PlExitNode Exit(PlExit exit, int line, RoutineName names)
    {
        string word = exit.IsContinue ? "CONTINUE" : "EXIT";
        if (exit.Label is null)
        {
            if (!_around.Exists(item => item.IsLoop))
            {
                throw new SqlErrorException(
                    SqlState.SyntaxError, exit.IsContinue ? "CONTINUE cannot be used outside a loop" : "EXIT cannot be used outside a loop, unless it has a label",
                    position: exit.Span.Position);
            }
        }
        else if (!_around.Exists(item => item.Label == exit.Label))
        {
            if (exit.Label != _compiler.OuterLabel)
            {
                throw new SqlErrorException(
                    SqlState.SyntaxError, $"there is no label \"{exit.Label}\" attached to any block or loop enclosing this statement", position: exit.Span.Position);
            }
        }
        else if (exit.IsContinue && !_around.Exists(item => item.Label == exit.Label && item.IsLoop))
        {
            throw new SqlErrorException(SqlState.SyntaxError, $"block label \"{exit.Label}\" cannot be used in {word}", position: exit.Span.Position);
        }

        return new PlExitNode(line, exit.IsContinue, exit.Label, exit.When is null ? null : _compiler.Condition(exit.When, names));
    }
}
