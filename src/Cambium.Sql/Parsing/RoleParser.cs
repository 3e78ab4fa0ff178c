using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>CREATE and ALTER of roles.</summary>
internal sealed class RoleParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>ROLE | USER | GROUP name [WITH] options, after CREATE.</summary>
    public CreateRoleStatement Create(int start)
    {
        RoleKeyword keyword = Tokens.Advance().Keyword switch
        {
            Keyword.Role => RoleKeyword.Role,
            Keyword.User => RoleKeyword.User,
            _ => RoleKeyword.Group,
        };
        string name = Names.RoleIdentifier();
        Accept(Keyword.With);
        SyntaxList<RoleOption> options = Options(isCreate: true);
        return new CreateRoleStatement(keyword, name, options, Since(start));
    }

    /// <summary>ROLE | USER | GROUP …, after ALTER.</summary>
    public Statement Alter(int start)
    {
        Keyword keyword = Tokens.Advance().Keyword;
        RoleName? role = keyword != Keyword.Group && Accept(Keyword.All) ? null : Names.Role();
        string? database = null;
        if (Accept(Keyword.In))
        {
            Expect(Keyword.Database);
            database = Names.ColumnName();
        }

        if (Current.Keyword is Keyword.Set or Keyword.Reset || database is not null || role is null)
        {
            SetStatement setting = Grammar.Settings.SetOrReset();
            return new AlterRoleSetStatement(role, database, setting, Since(start));
        }

        if (At(Keyword.Rename))
        {
            string from = role.Name ?? throw Unexpected();
            Expect(Keyword.Rename, Keyword.To);
            string to = Names.RoleIdentifier();
            ObjectReference target = ObjectParser.Simple(ObjectKind.Role, new QualifiedName(from, role.Span));
            return new RenameStatement(target, false, false, null, null, to, Syntax.DropBehavior.Restrict, Since(start));
        }

        if (keyword == Keyword.Group)
        {
            bool isAdd = Accept(Keyword.Add);
            if (!isAdd)
            {
                Expect(Keyword.Drop);
            }

            Expect(Keyword.User);
            SyntaxList<RoleName> members = Names.Roles();
            return new AlterGroupStatement(role, isAdd, members, Since(start));
        }

        Accept(Keyword.With);
        SyntaxList<RoleOption> options = Options(isCreate: false);
        return new AlterRoleStatement(role, options, Since(start));
    }

    private SyntaxList<RoleOption> Options(bool isCreate)
    {
        List<RoleOption> options = [];
        while (TryOption(isCreate) is RoleOption option)
        {
            options.Add(option);
        }

        return [.. options];
    }

    private RoleOption? TryOption(bool isCreate)
    {
        int start = Start;
        switch (Current.Keyword)
        {
            case Keyword.Password or Keyword.Encrypted:
                Accept(Keyword.Encrypted);
                Expect(Keyword.Password);
                string? password = Accept(Keyword.Null) ? null : Names.String();
                return Option(RoleOptionKind.Password, password, [], start);
            case Keyword.Unencrypted:
                throw new SqlErrorException(
                    SqlState.FeatureNotSupported, "UNENCRYPTED PASSWORD is no longer supported",
                    hint: "Remove UNENCRYPTED to store the password in encrypted form instead.", position: Since(start).Position);
            case Keyword.Inherit:
                Tokens.Advance();
                return Option(RoleOptionKind.Inherit, null, [], start);
            case Keyword.Connection:
                Expect(Keyword.Connection, Keyword.Limit);
                string limit = Names.SignedNumber();
                return Option(RoleOptionKind.ConnectionLimit, limit, [], start);
            case Keyword.Valid:
                Expect(Keyword.Valid, Keyword.Until);
                string time = Names.String();
                return Option(RoleOptionKind.ValidUntil, time, [], start);
            case Keyword.User when !isCreate || Tokens.Peek().Kind != TokenKind.End:
                Tokens.Advance();
                return Option(RoleOptionKind.Members, null, Names.Roles(), start);
            case Keyword.Role when isCreate:
                Tokens.Advance();
                return Option(RoleOptionKind.Members, null, Names.Roles(), start);
            case Keyword.Admin when isCreate:
                Tokens.Advance();
                return Option(RoleOptionKind.AdminMembers, null, Names.Roles(), start);
            case Keyword.Sysid when isCreate:
                Tokens.Advance();
                string id = Names.SignedNumber();
                return Option(RoleOptionKind.SystemId, id, [], start);
            case Keyword.In when isCreate:
                Tokens.Advance();
                if (!Accept(Keyword.Role))
                {
                    Expect(Keyword.Group);
                }

                return Option(RoleOptionKind.InRole, null, Names.Roles(), start);
            default:
                return At(TokenKind.Identifier) ? YesOrNo(start) : null;
        }
    }

    /// <summary>SUPERUSER, NOLOGIN and so on: no key words, but names known here.</summary>
    private RoleOption YesOrNo(int start)
    {
        string word = Current.Text!;
        bool isOn = !word.StartsWith("no", StringComparison.Ordinal);
        RoleOptionKind kind = (isOn ? word : word[2..]) switch
        {
            "superuser" => RoleOptionKind.SuperUser,
            "createdb" => RoleOptionKind.CreateDatabase,
            "createrole" => RoleOptionKind.CreateRole,
            "inherit" => RoleOptionKind.Inherit,
            "login" => RoleOptionKind.Login,
            "replication" => RoleOptionKind.Replication,
            "bypassrls" => RoleOptionKind.BypassRowSecurity,
            _ => throw Tokens.Error(start, $"unrecognized role option \"{word}\""),
        };
        Tokens.Advance();
        return new RoleOption(kind, isOn, null, [], Since(start));
    }

    private RoleOption Option(RoleOptionKind kind, string? text, SyntaxList<RoleName> roles, int start) =>
        new(kind, IsOn: true, text, roles, Since(start));
}
