using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>CREATE FUNCTION and PROCEDURE, their parameters and properties, DO and CALL.</summary>
internal sealed class FunctionDefinitionParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>FUNCTION | PROCEDURE …, after CREATE [OR REPLACE].</summary>
    public CreateFunctionStatement Create(bool orReplace, int start)
    {
        bool isProcedure = Tokens.Advance().Keyword == Keyword.Procedure;
        QualifiedName name = Names.Function();
        List<FunctionParameter> parameters = [];
        Expect(TokenKind.LeftParenthesis);
        if (!At(TokenKind.RightParenthesis))
        {
            parameters.AddRange(List(() => Parameter(allowsDefault: true)));
        }

        Expect(TokenKind.RightParenthesis);
        TypeName? returns = isProcedure || !Accept(Keyword.Returns) ? null : Returns(parameters);
        List<FunctionOption> options = [];
        string? body = null;
        string? linkSymbol = null;
        while (true)
        {
            int asStart = Start;
            if (Accept(Keyword.As))
            {
                body = body is null ? Names.String() : throw Tokens.Error(asStart, "conflicting or redundant options");
                linkSymbol = Accept(TokenKind.Comma) ? Names.String() : null;
            }
            else if (TryOption(isCreate: true) is FunctionOption option)
            {
                options.Add(option);
            }
            else
            {
                break;
            }
        }

        SqlFunctionBody? sqlBody = SqlBody();
        if (sqlBody is not null && body is not null)
        {
            throw new SqlErrorException(SqlState.InvalidFunctionDefinition, "duplicate function body specified");
        }

        return new CreateFunctionStatement(
            isProcedure, orReplace, name, [.. parameters], returns, [.. options], body, linkSymbol, sqlBody, Since(start));
    }

    /// <summary>[mode] [name] type [DEFAULT value].</summary>
    public FunctionParameter Parameter(bool allowsDefault)
    {
        int start = Start;
        ParameterMode? mode = TryMode();
        bool hasName = NameParser.IsTypeOrFunctionName(Current) && StartsType(Tokens.Peek())
            && !(At(Keyword.Double) && Tokens.Peek().Keyword == Keyword.Precision);
        string? name = hasName ? Names.TypeOrFunctionName() : null;
        mode ??= TryMode();
        TypeName type = Grammar.Types.ParseFunctionType();
        Expression? value = allowsDefault && (Accept(Keyword.Default) || Tokens.AcceptOperator("=")) ? Expression() : null;
        return new FunctionParameter(mode ?? ParameterMode.In, name, type, value, Since(start)) { HasMode = mode is not null };
    }

    /// <summary>One property, or null when none stands here.</summary>
    public FunctionOption? TryOption(bool isCreate)
    {
        int start = Start;
        switch (Current.Keyword)
        {
            case Keyword.Called:
                Tokens.Advance();
                NullInput();
                return Option("strict", "false", start);
            case Keyword.Returns when Tokens.Peek().Keyword == Keyword.Null:
                Expect(Keyword.Returns, Keyword.Null);
                NullInput();
                return Option("strict", "true", start);
            case Keyword.Strict:
                Tokens.Advance();
                return Option("strict", "true", start);
            case Keyword.Immutable or Keyword.Stable or Keyword.Volatile:
                string volatility = Tokens.Advance().Text!;
                return Option("volatility", volatility, start);
            case Keyword.External or Keyword.Security:
                Accept(Keyword.External);
                Expect(Keyword.Security);
                bool isDefiner = Accept(Keyword.Definer);
                if (!isDefiner)
                {
                    Expect(Keyword.Invoker);
                }

                return Option("security", isDefiner ? "definer" : "invoker", start);
            case Keyword.Leakproof:
                Tokens.Advance();
                return Option("leakproof", "true", start);
            case Keyword.Not when Tokens.Peek().Keyword == Keyword.Leakproof:
                Expect(Keyword.Not, Keyword.Leakproof);
                return Option("leakproof", "false", start);
            case Keyword.Cost or Keyword.Rows:
                string name = Tokens.Advance().Text!;
                return Option(name, Names.SignedNumber(), start);
            case Keyword.Support:
                Tokens.Advance();
                return Option("support", Names.AnyName().ToString(), start);
            case Keyword.Parallel:
                Tokens.Advance();
                return Option("parallel", Names.ColumnName(), start);
            case Keyword.Set or Keyword.Reset:
                SetStatement setting = Grammar.Settings.SetOrReset();
                return new FunctionOption("set", null, setting, Since(start));
            case Keyword.Language when isCreate:
                Tokens.Advance();
                return Option("language", Names.WordOrString(), start);
            case Keyword.Window when isCreate:
                Tokens.Advance();
                return Option("window", "true", start);
            case Keyword.Transform when isCreate:
                Tokens.Advance();
                SyntaxList<string> types = List(TransformType);
                return Option("transform", string.Join(", ", types), start);
            default:
                return null;
        }
    }

    /// <summary>FUNCTION | PROCEDURE | ROUTINE signature properties, after ALTER.</summary>
    public AlterFunctionStatement Alter(ObjectReference function, int start)
    {
        List<FunctionOption> options = [];
        while (TryOption(isCreate: false) is FunctionOption option)
        {
            options.Add(option);
        }

        if (options.Count == 0)
        {
            throw Unexpected();
        }

        Accept(Keyword.Restrict);
        return new AlterFunctionStatement(function, [.. options], Since(start));
    }

    public DoStatement Do()
    {
        int start = Start;
        Expect(Keyword.Do);
        string? language = null;
        string? body = null;
        while (At(TokenKind.String) || At(Keyword.Language))
        {
            int partStart = Start;
            if (Accept(Keyword.Language))
            {
                language = language is null ? Names.WordOrString() : throw Tokens.Error(partStart, "conflicting or redundant options");
            }
            else
            {
                body = body is null ? Names.String() : throw Tokens.Error(partStart, "conflicting or redundant options");
            }
        }

        return body is not null ? new DoStatement(language, body, Since(start))
            : language is not null ? throw Tokens.Error(start, "no inline code specified")
            : throw Unexpected();
    }

    public CallStatement Call()
    {
        int start = Start;
        Expect(Keyword.Call);
        int nameStart = Start;
        QualifiedName name = Names.Function();
        FunctionCall call = Grammar.Functions.Call(name, nameStart);
        return new CallStatement(call, Since(start));
    }

    private string TransformType()
    {
        Expect(Keyword.For, Keyword.Type);
        return Grammar.Types.Parse().Name.ToString();
    }

    private void NullInput()
    {
        Expect(Keyword.On, Keyword.Null);
        Expect(Keyword.Input);
    }

    private ParameterMode? TryMode()
    {
        switch (Current.Keyword)
        {
            case Keyword.In:
                Tokens.Advance();
                return Accept(Keyword.Out) ? ParameterMode.InOut : ParameterMode.In;
            case Keyword.Out:
                Tokens.Advance();
                return ParameterMode.Out;
            case Keyword.Inout:
                Tokens.Advance();
                return ParameterMode.InOut;
            case Keyword.Variadic:
                Tokens.Advance();
                return ParameterMode.Variadic;
            default:
                return null;
        }
    }

    /// <summary>True when a type (or a mode before it) starts at the token, so that the one before it is a name.</summary>
    private static bool StartsType(Token token) =>
        NameParser.IsTypeOrFunctionName(token)
        || token.Keyword is Keyword.In or Keyword.Out or Keyword.Inout or Keyword.Variadic or Keyword.Setof
        || (token.Kind == TokenKind.Keyword && KeywordTable.Class(token.Keyword) == KeywordClass.ColumnName);

    private TypeName Returns(List<FunctionParameter> parameters)
    {
        if (!At(Keyword.Table) || Tokens.Peek().Kind != TokenKind.LeftParenthesis)
        {
            return Grammar.Types.ParseFunctionType();
        }

        int start = Start;
        Tokens.Advance();
        SyntaxList<FunctionParameter> columns = ParenthesizedList(() =>
        {
            int columnStart = Start;
            string name = Names.TypeOrFunctionName();
            TypeName type = Grammar.Types.ParseFunctionType();
            return new FunctionParameter(ParameterMode.Table, name, type, null, Since(columnStart));
        });
        parameters.AddRange(columns);
        return columns.Count == 1
            ? columns[0].Type with { IsSetOf = true }
            : new TypeName(new QualifiedName(["pg_catalog", "record"], Since(start)), [], [], IntervalFields.All, true, false, Since(start));
    }

    private SqlFunctionBody? SqlBody()
    {
        int start = Start;
        if (Accept(Keyword.Return))
        {
            Expression value = Expression();
            return new SqlFunctionBody(value, [], Since(start));
        }

        if (!At(Keyword.Begin, Keyword.Atomic))
        {
            return null;
        }

        Expect(Keyword.Begin, Keyword.Atomic);
        List<Statement> statements = [];
        while (!At(Keyword.End))
        {
            if (Accept(TokenKind.Semicolon))
            {
                continue;
            }

            statements.Add(BodyStatement());
            Expect(TokenKind.Semicolon);
        }

        Expect(Keyword.End);
        return new SqlFunctionBody(null, [.. statements], Since(start));
    }

    /// <summary>A statement of BEGIN ATOMIC … END.</summary>
    public Statement BodyStatement()
    {
        int start = Start;
        return Accept(Keyword.Return) ? new ReturnStatement(Expression(), Since(start)) : Grammar.Statements.Parse();
    }

    private FunctionOption Option(string name, string value, int start) => new(name, value, null, Since(start));
}
