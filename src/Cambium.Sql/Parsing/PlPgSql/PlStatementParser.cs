using Cambium.Sql.Syntax;
using Cambium.Sql.Syntax.PlPgSql;

namespace Cambium.Sql.Parsing.PlPgSql;

/// <summary>Blocks, control flow and the choice among statements.</summary>
internal sealed class PlStatementParser : PlGrammarPart
{
    private readonly PlDeclarationParser _declarations;
    private readonly PlActionParser _actions;
    private readonly PlLoopParser _loops;

    public PlStatementParser(Grammar grammar)
        : base(grammar)
    {
        _declarations = new PlDeclarationParser(grammar);
        _actions = new PlActionParser(grammar);
        _loops = new PlLoopParser(grammar, this);
    }

    /// <summary>The block a function consists of.</summary>
    public PlBlock TopBlock()
    {
        int start = Start;
        string? label = OptionalLabel();
        return Block(label, start);
    }

    /// <summary>Statements up to a word that ends or divides the surrounding one.</summary>
    public SyntaxList<PlStatement> Body()
    {
        Tokens.Enter();
        List<PlStatement> statements = [];
        while (!AtWord("end") && !AtWord("elsif") && !AtWord("elseif") && !AtWord("else") && !AtWord("exception") && !AtWord("when"))
        {
            statements.Add(Statement());
        }

        Tokens.Leave();
        return [.. statements];
    }

    private PlStatement Statement()
    {
        int start = Start;
        string? label = OptionalLabel();
        if (AtWord("declare") || AtWord("begin"))
        {
            PlBlock block = Block(label, start);
            EndOfStatement();
            return block;
        }

        if (_loops.TryParse(label, start) is PlStatement loop)
        {
            return loop;
        }

        if (label is not null)
        {
            throw Unexpected();
        }

        PlStatement statement =
            AtWord("if") ? If()
            : AtWord("case") ? Case()
            : _actions.AtAssignment() ? _actions.Parse()
            : AtWord("exit") || AtWord("continue") ? Exit()
            : AtWord("return") ? Return()
            : _actions.Parse();
        EndOfStatement();
        return statement;
    }

    private string? OptionalLabel()
    {
        if (!Tokens.AcceptOperator("<<"))
        {
            return null;
        }

        string label = VariableName();
        Tokens.ExpectOperator(">>");
        return label;
    }

    private PlBlock Block(string? label, int start)
    {
        SyntaxList<PlDeclaration> declarations = AcceptWord("declare") ? _declarations.Parse() : [];
        ExpectWord("begin");
        SyntaxList<PlStatement> body = Body();
        List<PlExceptionHandler> handlers = [];
        if (AcceptWord("exception"))
        {
            do
            {
                handlers.Add(Handler());
            }
            while (AtWord("when"));
        }

        ExpectWord("end");
        EndLabel(label);
        return new PlBlock(label, declarations, body, [.. handlers], Since(start));
    }

    /// <summary>[label] after END, the same as before.</summary>
    public void EndLabel(string? label)
    {
        if (At(TokenKind.Semicolon) || At(TokenKind.End))
        {
            return;
        }

        int start = Start;
        string name = VariableName();
        if (label is null)
        {
            throw Tokens.Error(start, $"end label \"{name}\" specified for unlabeled block");
        }

        if (name != label)
        {
            throw Tokens.Error(start, $"end label \"{name}\" differs from block's label \"{label}\"");
        }
    }

    private PlExceptionHandler Handler()
    {
        int start = Start;
        ExpectWord("when");
        List<PlCondition> conditions = [];
        do
        {
            conditions.Add(_actions.Condition());
        }
        while (AcceptWord("or"));
        ExpectWord("then");
        SyntaxList<PlStatement> body = Body();
        return new PlExceptionHandler([.. conditions], body, Since(start));
    }

    private PlIf If()
    {
        int start = Start;
        List<PlBranch> branches = [];
        do
        {
            int branchStart = Start;
            Tokens.Advance();
            Expression condition = Value("then");
            ExpectWord("then");
            SyntaxList<PlStatement> body = Body();
            branches.Add(new PlBranch([condition], body, Since(branchStart)));
        }
        while (AtWord("elsif") || AtWord("elseif"));
        SyntaxList<PlStatement>? otherwise = AcceptWord("else") ? Body() : null;
        ExpectWord("end");
        ExpectWord("if");
        return new PlIf([.. branches], otherwise, Since(start));
    }

    private PlCase Case()
    {
        int start = Start;
        ExpectWord("case");
        Expression? operand = AtWord("when") ? null : Value("when");
        List<PlBranch> branches = [];
        do
        {
            int branchStart = Start;
            ExpectWord("when");
            SyntaxList<Expression> conditions = operand is null ? [Value("then")] : List(Expression);
            ExpectWord("then");
            SyntaxList<PlStatement> body = Body();
            branches.Add(new PlBranch(conditions, body, Since(branchStart)));
        }
        while (AtWord("when"));
        SyntaxList<PlStatement>? otherwise = AcceptWord("else") ? Body() : null;
        ExpectWord("end");
        ExpectWord("case");
        return new PlCase(operand, [.. branches], otherwise, Since(start));
    }

    private PlExit Exit()
    {
        int start = Start;
        bool isContinue = Tokens.Advance().Text == "continue";
        string? label = At(TokenKind.Semicolon) || AtWord("when") ? null : VariableName();
        Expression? when = AcceptWord("when") ? Value() : null;
        return new PlExit(isContinue, label, when, Since(start));
    }

    private PlStatement Return()
    {
        int start = Start;
        ExpectWord("return");
        if (At(TokenKind.Semicolon))
        {
            return new PlReturn(null, Since(start));
        }

        if (AcceptWord("next"))
        {
            Expression? row = At(TokenKind.Semicolon) ? null : Value();
            return new PlReturnNext(row, Since(start));
        }

        if (!AcceptWord("query"))
        {
            return new PlReturn(Value(), Since(start));
        }

        if (AcceptWord("execute"))
        {
            Expression command = Value("using");
            return new PlReturnExecute(command, UsingValues(), Since(start));
        }

        return new PlReturnQuery(Rows(), Since(start));
    }
}
