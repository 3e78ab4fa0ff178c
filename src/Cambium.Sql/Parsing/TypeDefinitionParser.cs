using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>CREATE and ALTER of types and domains.</summary>
internal sealed class TypeDefinitionParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>TYPE name AS …, after CREATE.</summary>
    public Statement CreateType(int start)
    {
        Expect(Keyword.Type);
        QualifiedName name = Names.AnyName();
        if (!Accept(Keyword.As))
        {
            return At(TokenKind.LeftParenthesis)
                ? new CreateBaseTypeStatement(name, Grammar.Options.Assignments(), Since(start))
                : new CreateShellTypeStatement(name, Since(start));
        }

        if (Accept(Keyword.Enum))
        {
            Expect(TokenKind.LeftParenthesis);
            SyntaxList<string> labels = At(TokenKind.RightParenthesis) ? [] : List(Names.String);
            Expect(TokenKind.RightParenthesis);
            return new CreateEnumStatement(name, labels, Since(start));
        }

        if (Accept(Keyword.Range))
        {
            Expect(TokenKind.LeftParenthesis);
            SyntaxList<RangeTypeOption> options = List(RangeOption);
            Expect(TokenKind.RightParenthesis);
            return new CreateRangeTypeStatement(name, options, Since(start));
        }

        Expect(TokenKind.LeftParenthesis);
        SyntaxList<ColumnDefinition> attributes = At(TokenKind.RightParenthesis) ? [] : List(Attribute);
        Expect(TokenKind.RightParenthesis);
        return new CreateCompositeTypeStatement(name, attributes, Since(start));
    }

    /// <summary>DOMAIN name [AS] type …, after CREATE.</summary>
    public CreateDomainStatement CreateDomain(int start)
    {
        Expect(Keyword.Domain);
        QualifiedName name = Names.AnyName();
        Accept(Keyword.As);
        TypeName type = Grammar.Types.Parse();
        QualifiedName? collation = null;
        SyntaxList<ColumnConstraint> constraints = Grammar.Constraints.ColumnConstraints(ref collation);
        return new CreateDomainStatement(name, type, collation, constraints, Since(start));
    }

    /// <summary>ADD VALUE, RENAME VALUE and attribute changes of ALTER TYPE; null when another action stands here.</summary>
    public Statement? TryAlterType(QualifiedName name, int start)
    {
        if (At(Keyword.Add, Keyword.Value))
        {
            return AddValue(name, start);
        }

        if (Accept(Keyword.Rename, Keyword.Value))
        {
            string from = Names.String();
            Expect(Keyword.To);
            string to = Names.String();
            return new AlterEnumRenameValueStatement(name, from, to, Since(start));
        }

        return Current.Keyword is Keyword.Add or Keyword.Drop or Keyword.Alter && Tokens.Peek().Keyword == Keyword.Attribute
            ? new AlterCompositeTypeStatement(name, List(AttributeChange), Since(start))
            : null;
    }

    private AttributeChange AttributeChange()
    {
        int start = Start;
        Keyword action = Tokens.Advance().Keyword;
        Expect(Keyword.Attribute);
        bool ifExists = action == Keyword.Drop && AcceptIfExists();
        string attribute = Names.ColumnName();
        TypeName? type = null;
        QualifiedName? collation = null;
        if (action != Keyword.Drop)
        {
            if (action == Keyword.Alter)
            {
                Accept(Keyword.Set, Keyword.Data);
                Expect(Keyword.Type);
            }

            type = Grammar.Types.Parse();
            collation = Accept(Keyword.Collate) ? Names.AnyName() : null;
        }

        return new AttributeChange(attribute, type, collation, action == Keyword.Add, ifExists, DropBehavior(), Since(start));
    }

    /// <summary>The actions of ALTER DOMAIN that no other object has; null when another stands here.</summary>
    public AlterDomainStatement? TryAlterDomain(QualifiedName name, int start)
    {
        AlterDomainAction? action = DomainAction();
        return action is null ? null : new AlterDomainStatement(name, action, Since(start));
    }

    private RangeTypeOption RangeOption()
    {
        int start = Start;
        string name = Names.Label();
        if (!Tokens.AcceptOperator("="))
        {
            throw Unexpected();
        }

        return new RangeTypeOption(name, Grammar.Types.ParseItem(), Since(start));
    }

    private ColumnDefinition Attribute()
    {
        int start = Start;
        string name = Names.ColumnName();
        TypeName type = Grammar.Types.Parse();
        QualifiedName? collation = Accept(Keyword.Collate) ? Names.AnyName() : null;
        return new ColumnDefinition(name, type, collation, null, [], Since(start));
    }

    private AlterEnumAddValueStatement AddValue(QualifiedName name, int start)
    {
        Expect(Keyword.Add, Keyword.Value);
        bool ifNotExists = AcceptIfNotExists();
        string label = Names.String();
        bool isBefore = Accept(Keyword.Before);
        string? neighbour = isBefore || Accept(Keyword.After) ? Names.String() : null;
        return new AlterEnumAddValueStatement(name, label, ifNotExists, neighbour, isBefore, Since(start));
    }

    private AlterDomainAction? DomainAction()
    {
        int start = Start;
        if (Accept(Keyword.Set, Keyword.Default))
        {
            return new AlterDomainDefault(Expression(), Since(start));
        }

        if (Accept(Keyword.Drop, Keyword.Default))
        {
            return new AlterDomainDefault(null, Since(start));
        }

        if (Current.Keyword is Keyword.Set or Keyword.Drop && Tokens.Peek().Keyword == Keyword.Not)
        {
            bool isSet = Tokens.Advance().Keyword == Keyword.Set;
            Expect(Keyword.Not, Keyword.Null);
            return new AlterDomainNotNull(isSet, Since(start));
        }

        if (Accept(Keyword.Add))
        {
            TableConstraint constraint = Grammar.Constraints.TableConstraint();
            return new AlterDomainAddConstraint(constraint, Since(start));
        }

        if (Accept(Keyword.Drop, Keyword.Constraint))
        {
            bool ifExists = AcceptIfExists();
            string name = Names.ColumnName();
            return new AlterDomainDropConstraint(name, ifExists, DropBehavior(), Since(start));
        }

        return Accept(Keyword.Validate, Keyword.Constraint) ? new AlterDomainValidateConstraint(Names.ColumnName(), Since(start)) : null;
    }
}
