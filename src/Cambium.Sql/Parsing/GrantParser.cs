using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>GRANT, REVOKE and ALTER DEFAULT PRIVILEGES.</summary>
internal sealed class GrantParser(Grammar grammar) : GrammarPart(grammar)
{
    public Statement Parse()
    {
        int start = Start;
        bool isGrant = Tokens.Advance().Keyword == Keyword.Grant;
        bool optionOnly = false;
        bool adminOnly = false;
        if (!isGrant)
        {
            optionOnly = AcceptOptionFor(Keyword.Grant);
            adminOnly = !optionOnly && AcceptOptionFor(Keyword.Admin);
        }

        SyntaxList<Privilege> privileges = Privileges();
        return Accept(Keyword.On)
            ? OnObjects(isGrant, privileges, optionOnly, start)
            : Roles(isGrant, privileges, adminOnly, start);
    }

    /// <summary>DEFAULT PRIVILEGES …, after ALTER.</summary>
    public AlterDefaultPrivilegesStatement AlterDefaultPrivileges(int start)
    {
        Expect(Keyword.Default, Keyword.Privileges);
        List<RoleName> roles = [];
        List<string> schemas = [];
        while (Current.Keyword is Keyword.For or Keyword.In)
        {
            if (Accept(Keyword.In))
            {
                Expect(Keyword.Schema);
                schemas.AddRange(Names.ColumnNames());
                continue;
            }

            Expect(Keyword.For);
            if (!Accept(Keyword.Role))
            {
                Expect(Keyword.User);
            }

            roles.AddRange(Names.Roles());
        }

        int grantStart = Start;
        bool isGrant = At(Keyword.Grant);
        if (!isGrant && !At(Keyword.Revoke))
        {
            throw Unexpected();
        }

        Tokens.Advance();
        bool optionOnly = !isGrant && AcceptOptionFor(Keyword.Grant);
        SyntaxList<Privilege> privileges = Privileges();
        Expect(Keyword.On);
        ObjectKind kind = DefaultKind();
        GrantStatement grant = Finish(isGrant, privileges, kind, [], inSchema: false, optionOnly, grantStart);
        return new AlterDefaultPrivilegesStatement([.. roles], [.. schemas], grant, Since(start));
    }

    private bool AcceptOptionFor(Keyword word)
    {
        if (!At(word, Keyword.Option))
        {
            return false;
        }

        Expect(word, Keyword.Option);
        Expect(Keyword.For);
        return true;
    }

    private SyntaxList<Privilege> Privileges()
    {
        int start = Start;
        if (!Accept(Keyword.All))
        {
            return List(Privilege);
        }

        Accept(Keyword.Privileges);
        SyntaxList<string> columns = Names.OptionalColumnNames();
        return [new Privilege("all", columns, Since(start))];
    }

    private Privilege Privilege()
    {
        int start = Start;
        string name =
            Accept(Keyword.Alter, Keyword.System) ? "alter system"
            : Current.Keyword is Keyword.Select or Keyword.References or Keyword.Create ? Tokens.Advance().Text!
            : Names.ColumnName();
        SyntaxList<string> columns = Names.OptionalColumnNames();
        return new Privilege(name, columns, Since(start));
    }

    private ObjectKind DefaultKind()
    {
        ObjectKind kind = Current.Keyword switch
        {
            Keyword.Tables => ObjectKind.Table,
            Keyword.Functions or Keyword.Routines => ObjectKind.Function,
            Keyword.Sequences => ObjectKind.Sequence,
            Keyword.Types => ObjectKind.Type,
            Keyword.Schemas => ObjectKind.Schema,
            _ => throw Unexpected(),
        };
        Tokens.Advance();
        return kind;
    }

    private GrantStatement OnObjects(bool isGrant, SyntaxList<Privilege> privileges, bool optionOnly, int start)
    {
        if (Accept(Keyword.All))
        {
            ObjectKind all = Current.Keyword switch
            {
                Keyword.Tables => ObjectKind.Table,
                Keyword.Sequences => ObjectKind.Sequence,
                Keyword.Functions => ObjectKind.Function,
                Keyword.Procedures => ObjectKind.Procedure,
                Keyword.Routines => ObjectKind.Routine,
                _ => throw Unexpected(),
            };
            Tokens.Advance();
            Expect(Keyword.In, Keyword.Schema);
            SyntaxList<ObjectReference> schemas = List(() => Grammar.Objects.Reference(ObjectKind.Schema));
            return Finish(isGrant, privileges, all, schemas, inSchema: true, optionOnly, start);
        }

        ObjectKind kind = Kind();
        SyntaxList<ObjectReference> targets = List(() => Target(kind));
        return Finish(isGrant, privileges, kind, targets, inSchema: false, optionOnly, start);
    }

    /// <summary>The kind of object; a bare name is a table.</summary>
    private ObjectKind Kind()
    {
        if (At(Keyword.Parameter) && Tokens.Peek().Keyword != Keyword.To)
        {
            Tokens.Advance();
            return ObjectKind.Parameter;
        }

        if (At(Keyword.Foreign, Keyword.Server))
        {
            Tokens.Advance();
            Tokens.Advance();
            return ObjectKind.ForeignServer;
        }

        // Views of both kinds are granted as tables.
        if (At(Keyword.Materialized, Keyword.View) || (At(Keyword.View) && NameParser.IsLabel(Tokens.Peek()) && Tokens.Peek().Keyword is not (Keyword.To or Keyword.From)))
        {
            Tokens.Advance();
            throw Unexpected();
        }

        bool isWord = Current.Keyword is Keyword.Table || (NameParser.IsLabel(Tokens.Peek())
            && Tokens.Peek().Keyword is not (Keyword.To or Keyword.From));
        bool isLargeObject = At(Keyword.Large, Keyword.Object);
        return isWord || isLargeObject ? Grammar.Objects.TryKind() ?? throw Unexpected() : ObjectKind.Table;
    }

    private ObjectReference Target(ObjectKind kind)
    {
        int start = Start;
        if (kind is not (ObjectKind.Type or ObjectKind.Domain or ObjectKind.Parameter))
        {
            return Grammar.Objects.Reference(kind);
        }

        QualifiedName name = Names.AnyName();
        return new ObjectReference(kind, name, null, null, null, null, Since(start));
    }

    private GrantStatement Finish(
        bool isGrant, SyntaxList<Privilege> privileges, ObjectKind kind, SyntaxList<ObjectReference> targets, bool inSchema, bool optionOnly, int start)
    {
        Expect(isGrant ? Keyword.To : Keyword.From);
        SyntaxList<RoleName> grantees = List(Grantee);
        bool withOption = optionOnly;
        if (isGrant && Accept(Keyword.With))
        {
            Expect(Keyword.Grant, Keyword.Option);
            withOption = true;
        }

        RoleName? grantedBy = GrantedBy();
        DropBehavior behavior = isGrant ? Syntax.DropBehavior.Restrict : DropBehavior();
        return new GrantStatement(isGrant, privileges, kind, targets, inSchema, grantees, withOption, grantedBy, behavior, Since(start));
    }

    private GrantRoleStatement Roles(bool isGrant, SyntaxList<Privilege> roles, bool adminOnly, int start)
    {
        Expect(isGrant ? Keyword.To : Keyword.From);
        SyntaxList<RoleName> grantees = Names.Roles();
        bool withAdmin = adminOnly;
        if (isGrant && Accept(Keyword.With))
        {
            Expect(Keyword.Admin, Keyword.Option);
            withAdmin = true;
        }

        RoleName? grantedBy = GrantedBy();
        DropBehavior behavior = isGrant ? Syntax.DropBehavior.Restrict : DropBehavior();
        SyntaxList<string> names = [.. roles.Select(role => role.Name)];
        return new GrantRoleStatement(isGrant, names, grantees, withAdmin, grantedBy, behavior, Since(start));
    }

    private RoleName Grantee()
    {
        Accept(Keyword.Group);
        return Names.Role();
    }

    private RoleName? GrantedBy() => Accept(Keyword.Granted, Keyword.By) ? Names.Role() : null;
}
