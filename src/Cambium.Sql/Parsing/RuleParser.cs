using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>CREATE RULE.</summary>
internal sealed class RuleParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>RULE …, after CREATE [OR REPLACE].</summary>
    public CreateRuleStatement Create(bool orReplace, int start)
    {
        Expect(Keyword.Rule);
        string name = Names.ColumnName();
        Expect(Keyword.As, Keyword.On);
        RuleEvent change = Event();
        Expect(Keyword.To);
        QualifiedName table = Names.Qualified();
        return new CreateRuleStatement(name, orReplace, change, table, Body(), Since(start));
    }

    /// <summary>What stands behind the table's name, which is what definitions keep.</summary>
    public RuleBody Body()
    {
        int start = Start;
        Expression? condition = Accept(Keyword.Where) ? Expression() : null;
        Expect(Keyword.Do);
        bool isInstead = Accept(Keyword.Instead);
        if (!isInstead)
        {
            Accept(Keyword.Also);
        }

        SyntaxList<Statement> actions = Accept(Keyword.Nothing) ? [] : Actions();
        return new RuleBody(condition, isInstead, actions, Since(start));
    }

    private RuleEvent Event()
    {
        RuleEvent change = Current.Keyword switch
        {
            Keyword.Select => RuleEvent.Select,
            Keyword.Insert => RuleEvent.Insert,
            Keyword.Update => RuleEvent.Update,
            Keyword.Delete => RuleEvent.Delete,
            _ => throw Unexpected(),
        };
        Tokens.Advance();
        return change;
    }

    /// <summary>One command, or several in parentheses with semicolons between.</summary>
    private SyntaxList<Statement> Actions()
    {
        if (!Accept(TokenKind.LeftParenthesis))
        {
            return [Action()];
        }

        List<Statement> actions = [];
        while (!At(TokenKind.RightParenthesis))
        {
            if (!Accept(TokenKind.Semicolon))
            {
                actions.Add(Action());
                if (!At(TokenKind.RightParenthesis))
                {
                    Expect(TokenKind.Semicolon);
                }
            }
        }

        Expect(TokenKind.RightParenthesis);
        return [.. actions];
    }

    private Statement Action() =>
        Current.Keyword is Keyword.Notify ? Grammar.Statements.Parse()
        : Grammar.DataModification.AtPreparable() && !At(Keyword.Merge) ? Grammar.DataModification.PreparableStatement()
        : throw Unexpected();
}
