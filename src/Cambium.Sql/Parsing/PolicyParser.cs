using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>CREATE POLICY and ALTER POLICY.</summary>
internal sealed class PolicyParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>POLICY …, after CREATE.</summary>
    public CreatePolicyStatement Create(int start)
    {
        Expect(Keyword.Policy);
        string name = Names.ColumnName();
        Expect(Keyword.On);
        QualifiedName table = Names.Qualified();
        bool isRestrictive = Accept(Keyword.As) && Kind();
        PolicyCommand command = Accept(Keyword.For) ? Command() : PolicyCommand.All;
        SyntaxList<RoleName> roles = Accept(Keyword.To) ? Names.Roles() : [];
        return new CreatePolicyStatement(name, table, isRestrictive, command, roles, Using(), Check(), Since(start));
    }

    /// <summary>POLICY …, after ALTER.</summary>
    public Statement Alter(int start)
    {
        Expect(Keyword.Policy);
        bool ifExists = AcceptIfExists();
        ObjectReference policy = Grammar.Objects.Reference(ObjectKind.Policy);
        if (Accept(Keyword.Rename, Keyword.To))
        {
            string newName = Names.ColumnName();
            return new RenameStatement(policy, ifExists, IsOnly: false, null, null, newName, default, Since(start));
        }

        if (ifExists)
        {
            throw Unexpected();
        }

        SyntaxList<RoleName> roles = Accept(Keyword.To) ? Names.Roles() : [];
        return new AlterPolicyStatement(policy.Name.Name, policy.Table!, roles, Using(), Check(), Since(start));
    }

    private bool Kind()
    {
        int start = Start;
        string word = Names.ColumnName();
        return word switch
        {
            "permissive" => false,
            "restrictive" => true,
            _ => throw new SqlErrorException(
                SqlState.SyntaxError, $"unrecognized row security option \"{word}\"", hint: "Only PERMISSIVE or RESTRICTIVE policies are supported currently.", position: Since(start).Position),
        };
    }

    private PolicyCommand Command()
    {
        PolicyCommand command = Current.Keyword switch
        {
            Keyword.All => PolicyCommand.All,
            Keyword.Select => PolicyCommand.Select,
            Keyword.Insert => PolicyCommand.Insert,
            Keyword.Update => PolicyCommand.Update,
            Keyword.Delete => PolicyCommand.Delete,
            _ => throw Unexpected(),
        };
        Tokens.Advance();
        return command;
    }

    private Expression? Using() => Accept(Keyword.Using) ? Parenthesized() : null;

    private Expression? Check()
    {
        if (!Accept(Keyword.With))
        {
            return null;
        }

        Expect(Keyword.Check);
        return Parenthesized();
    }

    private Expression Parenthesized()
    {
        Expect(TokenKind.LeftParenthesis);
        Expression expression = Expression();
        Expect(TokenKind.RightParenthesis);
        return expression;
    }
}
