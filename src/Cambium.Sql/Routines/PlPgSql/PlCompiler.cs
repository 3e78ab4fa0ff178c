using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Parsing.PlPgSql;
using Cambium.Sql.Routines.Triggers;
using Cambium.Sql.Statements.Definitions;
using Cambium.Sql.Syntax;
using Cambium.Sql.Syntax.PlPgSql;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>
/// Makes a body ready to run: gives every variable a slot, finds what names are visible where, and turns statements into nodes.
/// What is tested here is what CREATE FUNCTION tests; SQL inside is bound when it runs first.
/// </summary>
/// <param name="table">Whose trigger it is.</param>
/// <param name="newIn">The statement that defines it, where what can be warned of is told; null: it was defined before.</param>
internal sealed class PlCompiler(RoutineHost host, string body, UserFunction? function, CallTypes types, TableDefinition? table, string? newIn)
{
    private readonly PlDeclarations _declarations = new(host) { InputOrder = types.Arguments.FirstOrDefault(static type => type.Type.Order is not null).Type?.Order };
    private readonly List<RoutineVariable> _inputs = [];
    private readonly List<RoutineVariable> _outputs = [];
    private VariableConflict _conflict;
    private PlStatementCompiler? _statements;
    private int _errorLine = 1;

    /// <summary>The function's; null for DO.</summary>
    public UserFunction? Function => function;

    public CallTypes Types => types;

    public IReadOnlyList<RoutineVariable> OutputVariables => _outputs;

    /// <summary>The label of the block the function consists of.</summary>
    public string? OuterLabel { get; private set; }

    /// <inheritdoc cref="PlRoutine.Compile"/>
    public PlRoutine Compile(bool checksSql)
    {
        string signature = Signature();
        try
        {
            PlBlock block = PlPgSqlParser.Parse(PlOptions.Read(body, out _conflict, out bool? printsParameters), checksSql);
            OuterLabel = block.Label;
            RoutineName names = Parameters(out RoutineVariable found);
            _statements = new PlStatementCompiler(this);
            PlNode node = Block(block, names);
            return new PlRoutine(signature, body, function, node, _declarations.SlotCount, found.Slot, [.. _inputs], [.. _outputs])
            {
                DependsOn = _declarations.DependsOn,
                PrintsParameters = printsParameters,
            };
        }
        catch (SqlErrorException error) when (Place(error))
        {
            throw;
        }
    }

    private bool Place(SqlErrorException error)
    {
        int line = _errorLine;
        if (error.Position > 0)
        {
            line = LineOf(error.Position - 1);
            error.PlaceIn(body, 0);
        }

        return error.Within(FormattableString.Invariant($"compilation of PL/pgSQL function \"{function?.Name ?? "inline_code_block"}\" near line {line}"));
    }

    /// <summary>A syntax error that is told by its line alone.</summary>
    public SqlErrorException ErrorNear(int line, string message)
    {
        _errorLine = line;
        return new SqlErrorException(SqlState.SyntaxError, message);
    }

    /// <summary>The first place from there on where the character stands, from 1.</summary>
    public int PositionOf(char character, int from) => body.IndexOf(character, Math.Min(from, body.Length)) is >= 0 and int found ? found + 1 : from + 1;

    public int LineOf(int offset) => 1 + body.AsSpan(0, Math.Min(offset, body.Length)).Count('\n');

    /// <summary>The last word of a node, as written.</summary>
    public string LastWord(SyntaxNode node) => body.Substring(node.Span.Start, node.Span.Length).Split([' ', '=', '\n', '\t'])[^1];

    public SourcePlace Place(SyntaxNode node, RoutineName names) => new(body, node.Span, names, _conflict);

    public SourcePlace PlaceOfExpression(Expression expression, RoutineName names) => Place(expression, names) with { Kind = "SQL expression" };

    public EmbeddedExpression Expression(Expression expression, RoutineName names) => new(expression, PlaceOfExpression(expression, names));

    public EmbeddedExpression Expression(Expression expression, RoutineName names, SqlType type) => new(expression, PlaceOfExpression(expression, names), type);

    public EmbeddedExpression Condition(Expression expression, RoutineName names) => Expression(expression, names, DataType.Boolean);

    public EmbeddedStatement Statement(Statement statement, RoutineName names) => new(statement, Place(statement, names));

    /// <summary>A new slot for a variable.</summary>
    public RoutineVariable NewVariable(string name, SqlType type) => _declarations.NewVariable(name, type);

    /// <summary>A block with the names around it.</summary>
    public PlBlockNode Block(PlBlock block, RoutineName? outer)
    {
        RoutineName names = new(block.Label, null, outer);
        List<PlInitialization> variables = [];
        foreach (PlDeclaration declaration in block.Declarations)
        {
            if (RoutineName.IsDeclared(names, declaration.Name))
            {
                throw new SqlErrorException(SqlState.SyntaxError, $"duplicate declaration at or near \"{declaration.Name}\"", position: declaration.Span.Position);
            }

            RequireUnshadowed(declaration.Name, names, declaration.Span.Position);
            names = Declare(declaration, names, variables);
        }

        PlNode[] statements = _statements!.Compile(block.Body, names);
        if (block.Handlers.Count == 0)
        {
            return new PlBlockNode(LineOf(block.Span.Start), block.Label, [.. variables], statements, [], null, null);
        }

        RoutineVariable state = NewVariable("sqlstate", DataType.Text) with { IsConstant = true };
        RoutineVariable message = NewVariable("sqlerrm", DataType.Text) with { IsConstant = true };
        RoutineName handlerNames = new(message.Name, message, new RoutineName(state.Name, state, new RoutineName(null, null, names)));
        PlHandler[] handlers =
        [
            .. block.Handlers.Select(handler => new PlHandler([.. handler.Conditions.SelectMany(States)], _statements.Compile(handler.Body, handlerNames))),
        ];
        return new PlBlockNode(LineOf(block.Span.Start), block.Label, [.. variables], statements, handlers, state, message);
    }

    /// <summary>What plpgsql.extra_errors and extra_warnings say of a name that can be seen already, where a new function declares it.</summary>
    private void RequireUnshadowed(string name, RoutineName names, int position)
    {
        if (newIn is null || !host.Checks(PlExtraChecks.ShadowedVariables) || RoutineName.Find(names, name, null, out _) is null)
        {
            return;
        }

        SqlErrorException finding = new(SqlState.DuplicateAlias, $"variable \"{name}\" shadows a previously defined variable", position: position);
        if (!host.ExtraErrors.HasFlag(PlExtraChecks.ShadowedVariables))
        {
            finding.PlaceIn(body, 0);
            RoutineValidation.PlaceInStatement(finding, body, newIn);
        }

        host.Found(PlExtraChecks.ShadowedVariables, finding);
    }

    private static IEnumerable<string?> States(PlCondition condition) =>
        condition.SqlState is { } state ? [state] : condition.Name == "others" ? (IEnumerable<string?>)[null] : ErrorConditions.Find(condition.Name!);

    private RoutineName Declare(PlDeclaration declaration, RoutineName names, List<PlInitialization> variables)
    {
        switch (declaration)
        {
            case PlAlias alias:
                RoutineVariable aliased = RoutineName.Find(names, alias.Target, null, out _) ?? throw new SqlErrorException(
                    SqlState.UndefinedObject, $"variable \"{alias.Target}\" does not exist", position: alias.Span.Position);
                return new RoutineName(alias.Name, aliased, names);
            case PlCursor cursor:
                RoutineVariable bound = NewVariable(cursor.Name, DataType.RefCursor) with { Cursor = cursor };
                foreach (PlCursorParameter parameter in cursor.Parameters)
                {
                    RequireUnshadowed(parameter.Name, names, cursor.Span.Position);
                    _declarations.AddCursorParameter(bound, parameter, names);
                }

                variables.Add(new PlInitialization(bound, null, LineOf(cursor.Span.Start)));
                return new RoutineName(cursor.Name, bound, names);
            default:
                PlVariable line = (PlVariable)declaration;
                RoutineVariable variable = NewVariable(line.Name, _declarations.TypeOf(line, names)) with
                {
                    IsConstant = line.IsConstant,
                    IsNotNull = line.IsNotNull,
                };
                if (line.IsNotNull && line.Default is null)
                {
                    throw new SqlErrorException(
                        SqlState.NullValueNotAllowed, $"variable \"{line.Name}\" must have a default value, since it's declared NOT NULL", position: line.Span.Position);
                }

                variables.Add(new PlInitialization(variable, line.Default is null ? DomainDefault(line, variable, names) : Expression(line.Default, names, variable.Type), LineOf(line.Span.Start)));
                return new RoutineName(line.Name, variable, names);
        }
    }

    /// <summary>The NULL a variable of a domain starts with must pass the domain's constraints.</summary>
    private EmbeddedExpression? DomainDefault(PlVariable line, RoutineVariable variable, RoutineName names) =>
        variable.Type.Type.Kind == TypeKind.Domain ? Expression(new NullLiteral(line.Span), names, variable.Type) : null;

    /// <summary>The parameters of the cursor's query, for OPEN to set.</summary>
    public IReadOnlyList<RoutineVariable> CursorParameters(RoutineVariable cursor) => _declarations.CursorParameters(cursor);

    /// <summary>The names a bound cursor's query sees.</summary>
    public RoutineName CursorNames(RoutineVariable cursor, RoutineName names) =>
        CursorParameters(cursor).Aggregate(new RoutineName(null, null, names), static (inner, parameter) => new RoutineName(parameter.Name, parameter, inner));

    /// <summary>The parameters under their names and numbers, and FOUND.</summary>
    private RoutineName Parameters(out RoutineVariable found)
    {
        RoutineName names = new(function?.Name, null, null);
        int inputs = 0;
        int outputs = 0;
        int number = 0;
        bool isRow = function is not null && RoutineColumns.IsRow(function, types.Result);
        foreach (RoutineParameter parameter in function?.Parameters ?? [])
        {
            SqlType type = parameter.IsInput ? types.Arguments[inputs++] : isRow ? types.Result : types.Columns.Count > outputs ? types.Columns[outputs].Type : parameter.Type;
            RoutineVariable variable = NewVariable(parameter.Name, type);
            if (parameter.IsInput)
            {
                _inputs.Add(variable);
            }

            if (parameter.IsOutput)
            {
                outputs++;
                _outputs.Add(variable);
            }

            names = new RoutineName(FormattableString.Invariant($"${++number}"), variable, names);
            if (parameter.Name.Length > 0)
            {
                names = new RoutineName(parameter.Name, variable, names);
            }
        }

        if (function?.ReturnType.Type == DataType.Trigger)
        {
            foreach ((string name, SqlType type) in TriggerVariables.Names)
            {
                // The row that isn't there has the table's structure all the same: its fields are NULL.
                bool isOfTable = type.Type == DataType.Record && table is not null;
                RoutineVariable variable = NewVariable(name, isOfTable ? TriggerRow.TypeOf(table!) : type) with { RowOf = isOfTable ? table : null };
                _inputs.Add(variable);
                names = new RoutineName(name, variable, names);
            }
        }

        foreach ((string name, SqlType type) in function?.ReturnType.Type == DataType.EventTrigger ? EventTriggerVariables.Names : [])
        {
            RoutineVariable variable = NewVariable(name, type);
            _inputs.Add(variable);
            names = new RoutineName(name, variable, names);
        }

        found = NewVariable("found", DataType.Boolean);
        return new RoutineName("found", found, names);
    }

    private string Signature()
    {
        if (function is null)
        {
            return "inline_code_block";
        }

        string schema = host.Reader().EffectivePath().Any(entry => entry.Id == function.SchemaId) || !host.Catalog.TryGet(function.SchemaId, out SchemaDefinition? own) ? "" : Identifier.Quote(own.Name) + ".";
        return FunctionObject.Signature(function, schema + Identifier.Quote(function.Name));
    }
}
