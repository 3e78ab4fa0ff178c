using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>ALTER: finds the kind of object, handles RENAME, OWNER and SET SCHEMA, and hands over the rest.</summary>
internal sealed class AlterParser(Grammar grammar) : GrammarPart(grammar)
{
    public Statement Parse()
    {
        int start = Start;
        Expect(Keyword.Alter);
        switch (Current.Keyword)
        {
            case Keyword.System:
                return Grammar.Settings.AlterSystem(start);
            case Keyword.Default:
                return Grammar.Grants.AlterDefaultPrivileges(start);
            case Keyword.User when Tokens.Peek().Keyword == Keyword.Mapping:
                return Unsupported(start);
            case Keyword.Role or Keyword.User or Keyword.Group:
                return Grammar.Roles.Alter(start);
            case Keyword.Database:
                return Database(start);
            case Keyword.Text when Tokens.Peek().Kind != TokenKind.End:
                return Grammar.TextSearches.Alter(start);
            case Keyword.Policy:
                return Grammar.Policies.Alter(start);
            case Keyword.Rule when Tokens.Peek().Kind != TokenKind.End:
                return Rule(start);
            case Keyword.Event:
                return Grammar.EventTriggers.Alter(start);
            case Keyword.Publication when Tokens.Peek().Kind != TokenKind.End:
                return Grammar.Publications.Alter(start);
            case Keyword.Subscription or Keyword.Statistics or Keyword.Operator
                or Keyword.Server or Keyword.Tablespace or Keyword.Language or Keyword.Procedural or Keyword.Conversion
                or Keyword.Collation or Keyword.Large or Keyword.Trigger
                when Tokens.Peek().Kind != TokenKind.End:
                return Known(start);
            default:
                return Object(Grammar.Objects.TryKind() ?? throw Unexpected(), start);
        }
    }

    private UnsupportedStatement Unsupported(int start)
    {
        int nameStart = Start;
        Grammar.Objects.TryKind();
        SourceSpan name = Since(nameStart);
        string words = Tokens.Sql.Substring(name.Start, name.Length).ToUpperInvariant();
        return Grammar.Statements.Unsupported($"ALTER {words}", start);
    }

    private RenameStatement Rule(int start)
    {
        Expect(Keyword.Rule);
        ObjectReference rule = Grammar.Objects.Reference(ObjectKind.Rule);
        Expect(Keyword.Rename, Keyword.To);
        return new RenameStatement(rule, false, false, null, null, Names.ColumnName(), default, Since(start));
    }

    /// <summary>Kinds of which only names, owners and schemas change here.</summary>
    private Statement Known(int start)
    {
        bool isSimple = Current.Keyword is Keyword.Collation or Keyword.Trigger or Keyword.Language or Keyword.Procedural or Keyword.Large or Keyword.Statistics or Keyword.Operator;
        if (!isSimple)
        {
            return Unsupported(start);
        }

        int nameStart = Start;
        ObjectKind kind = Grammar.Objects.TryKind()!.Value;
        SourceSpan name = Since(nameStart);
        string words = Tokens.Sql.Substring(name.Start, name.Length).ToUpperInvariant();
        bool ifExists = kind == ObjectKind.Statistics && AcceptIfExists();
        ObjectReference target = Grammar.Objects.Reference(kind);
        if (kind == ObjectKind.Collation && Accept(Keyword.Refresh))
        {
            Expect(Keyword.Version);
            return new RefreshCollationVersionStatement(target.Name, Since(start));
        }

        if (kind == ObjectKind.Statistics && At(Keyword.Set, Keyword.Statistics))
        {
            Expect(Keyword.Set, Keyword.Statistics);
            return new AlterStatisticsStatement(target, ifExists, Names.SignedInteger(), Since(start));
        }

        if (kind == ObjectKind.Operator && At(Keyword.Set) && Tokens.Peek().Kind == TokenKind.LeftParenthesis)
        {
            return Grammar.Operators.Alter(target, start);
        }

        return TryCommon(target, false, start) ?? Grammar.Statements.Unsupported($"ALTER {words}", start);
    }

    private Statement Object(ObjectKind kind, int start)
    {
        switch (kind)
        {
            case ObjectKind.Table or ObjectKind.Index or ObjectKind.View or ObjectKind.MaterializedView or ObjectKind.Sequence or ObjectKind.ForeignTable:
                return Grammar.AlterTables.Parse(kind, start);
            case ObjectKind.Function or ObjectKind.Procedure or ObjectKind.Routine:
                ObjectReference function = Grammar.Objects.Reference(kind);
                return TryCommon(function, false, start) ?? DependsOnExtension(start) ?? Grammar.FunctionDefinitions.Alter(function, start);
            case ObjectKind.Aggregate:
                ObjectReference aggregate = Grammar.Objects.Reference(kind);
                return TryCommon(aggregate, false, start) ?? throw Unexpected();
            case ObjectKind.Extension:
                return Extension(start);
            case ObjectKind.Schema:
                ObjectReference schema = Grammar.Objects.Reference(kind);
                return TryCommon(schema, false, start) ?? throw Unexpected();
            case ObjectKind.Type:
                QualifiedName type = Names.AnyName();
                return Grammar.TypeDefinitions.TryAlterType(type, start)
                    ?? TryCommon(ObjectParser.Simple(kind, type), false, start)
                    ?? (At(Keyword.Set) ? Grammar.Statements.Unsupported("ALTER TYPE SET", start) : throw Unexpected());
            case ObjectKind.Domain:
                QualifiedName domain = Names.AnyName();
                return TryCommon(ObjectParser.Simple(kind, domain), false, start)
                    ?? Grammar.TypeDefinitions.TryAlterDomain(domain, start)
                    ?? throw Unexpected();
            case ObjectKind.ForeignDataWrapper:
                return Grammar.Statements.Unsupported("ALTER FOREIGN DATA WRAPPER", start);
            default:
                throw Unexpected();
        }
    }

    /// <summary>RENAME …, OWNER TO and SET SCHEMA; null when another action stands here.</summary>
    public Statement? TryCommon(ObjectReference target, bool ifExists, int start, bool isOnly = false)
    {
        if (Accept(Keyword.Rename))
        {
            return Rename(target, ifExists, isOnly, start);
        }

        bool isTable = target.Kind is ObjectKind.Table or ObjectKind.Index or ObjectKind.View or ObjectKind.MaterializedView
            or ObjectKind.Sequence or ObjectKind.ForeignTable;
        if (!isTable && Accept(Keyword.Owner, Keyword.To))
        {
            RoleName owner = Names.Role();
            return new ChangeOwnerStatement(target, owner, Since(start));
        }

        if (Accept(Keyword.Set, Keyword.Schema))
        {
            string schema = Names.ColumnName();
            return new SetSchemaStatement(target, ifExists, schema, Since(start));
        }

        return null;
    }

    private Statement Extension(int start)
    {
        ObjectReference extension = Grammar.Objects.Reference(ObjectKind.Extension);
        if (Accept(Keyword.Update))
        {
            string? version = Accept(Keyword.To) ? Names.WordOrString() : null;
            return new UpdateExtensionStatement(extension.Name.Name, version, Since(start));
        }

        if (Current.Keyword is Keyword.Add or Keyword.Drop)
        {
            return Grammar.Statements.Unsupported($"ALTER EXTENSION {Current.Text!.ToUpperInvariant()}", start);
        }

        if (Accept(Keyword.Set, Keyword.Schema))
        {
            return new SetSchemaStatement(extension, IfExists: false, Names.ColumnName(), Since(start));
        }

        throw Unexpected();
    }

    /// <summary>[NO] DEPENDS ON EXTENSION; null when another action stands here.</summary>
    public Statement? DependsOnExtension(int start) =>
        Current.Keyword is Keyword.Depends || At(Keyword.No, Keyword.Depends)
            ? Grammar.Statements.Unsupported("DEPENDS ON EXTENSION", start)
            : null;

    private RenameStatement Rename(ObjectReference target, bool ifExists, bool isOnly, int start)
    {
        ObjectKind? partKind = null;
        string? part = null;
        if (Accept(Keyword.Constraint))
        {
            (partKind, part) = (ObjectKind.Constraint, Names.ColumnName());
        }
        else if (Accept(Keyword.Column) || Accept(Keyword.Attribute) || !At(Keyword.To))
        {
            (partKind, part) = (ObjectKind.Column, Names.ColumnName());
        }

        Expect(Keyword.To);
        string newName = Names.ColumnName();
        return new RenameStatement(target, ifExists, isOnly, partKind, part, newName, DropBehavior(), Since(start));
    }

    private Statement Database(int start)
    {
        Expect(Keyword.Database);
        int nameStart = Start;
        string name = Names.ColumnName();
        ObjectReference target = ObjectParser.Simple(ObjectKind.Database, new QualifiedName(name, Since(nameStart)));
        if (At(Keyword.Set, Keyword.Tablespace))
        {
            return Grammar.Statements.Unsupported("ALTER DATABASE SET TABLESPACE", start);
        }

        if (Current.Keyword is Keyword.Set or Keyword.Reset)
        {
            SetStatement setting = Grammar.Settings.SetOrReset();
            return new AlterDatabaseStatement(name, [], setting, Since(start));
        }

        if (Accept(Keyword.Refresh))
        {
            return Grammar.Statements.Unsupported("ALTER DATABASE REFRESH COLLATION VERSION", start);
        }

        if (TryCommon(target, false, start) is Statement common)
        {
            return common;
        }

        Accept(Keyword.With);
        SyntaxList<Option> options = Grammar.Options.DatabaseOptions();
        return new AlterDatabaseStatement(name, options, null, Since(start));
    }
}
