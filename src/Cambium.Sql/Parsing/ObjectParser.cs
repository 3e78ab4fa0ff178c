using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>Names of objects by kind, and the statements that take any kind: DROP and COMMENT.</summary>
internal sealed class ObjectParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>The words of a kind of object, e.g. MATERIALIZED VIEW; null when none stands here.</summary>
    public ObjectKind? TryKind()
    {
        (ObjectKind? kind, int words) = (Current.Keyword, Tokens.Peek().Keyword) switch
        {
            (Keyword.Table, _) => (ObjectKind.Table, 1),
            (Keyword.Index, _) => (ObjectKind.Index, 1),
            (Keyword.View, _) => (ObjectKind.View, 1),
            (Keyword.Materialized, Keyword.View) => (ObjectKind.MaterializedView, 2),
            (Keyword.Sequence, _) => (ObjectKind.Sequence, 1),
            (Keyword.Foreign, Keyword.Table) => (ObjectKind.ForeignTable, 2),
            (Keyword.Foreign, Keyword.Data) => (ObjectKind.ForeignDataWrapper, 3),
            (Keyword.Schema, _) => (ObjectKind.Schema, 1),
            (Keyword.Type, _) => (ObjectKind.Type, 1),
            (Keyword.Domain, _) => (ObjectKind.Domain, 1),
            (Keyword.Function, _) => (ObjectKind.Function, 1),
            (Keyword.Procedure, _) => (ObjectKind.Procedure, 1),
            (Keyword.Routine, _) => (ObjectKind.Routine, 1),
            (Keyword.Aggregate, _) => (ObjectKind.Aggregate, 1),
            (Keyword.Operator, Keyword.Class) => (ObjectKind.OperatorClass, 2),
            (Keyword.Operator, Keyword.Family) => (ObjectKind.OperatorFamily, 2),
            (Keyword.Operator, _) => (ObjectKind.Operator, 1),
            (Keyword.Cast, _) => (ObjectKind.Cast, 1),
            (Keyword.Transform, _) => (ObjectKind.Transform, 1),
            (Keyword.Event, Keyword.Trigger) => (ObjectKind.EventTrigger, 2),
            (Keyword.Trigger, _) => (ObjectKind.Trigger, 1),
            (Keyword.Rule, _) => (ObjectKind.Rule, 1),
            (Keyword.Policy, _) => (ObjectKind.Policy, 1),
            (Keyword.Constraint, _) => (ObjectKind.Constraint, 1),
            (Keyword.Column, _) => (ObjectKind.Column, 1),
            (Keyword.Role or Keyword.Group, _) => (ObjectKind.Role, 1),
            (Keyword.User, Keyword.Mapping) => (ObjectKind.UserMapping, 2),
            (Keyword.User, _) => (ObjectKind.Role, 1),
            (Keyword.Database, _) => (ObjectKind.Database, 1),
            (Keyword.Tablespace, _) => (ObjectKind.Tablespace, 1),
            (Keyword.Extension, _) => (ObjectKind.Extension, 1),
            (Keyword.Collation, _) => (ObjectKind.Collation, 1),
            (Keyword.Conversion, _) => (ObjectKind.Conversion, 1),
            (Keyword.Procedural, Keyword.Language) => (ObjectKind.Language, 2),
            (Keyword.Language, _) => (ObjectKind.Language, 1),
            (Keyword.Large, Keyword.Object) => (ObjectKind.LargeObject, 2),
            (Keyword.Publication, _) => (ObjectKind.Publication, 1),
            (Keyword.Subscription, _) => (ObjectKind.Subscription, 1),
            (Keyword.Statistics, _) => (ObjectKind.Statistics, 1),
            (Keyword.Access, Keyword.Method) => (ObjectKind.AccessMethod, 2),
            (Keyword.Server, _) => (ObjectKind.ForeignServer, 1),
            (Keyword.Text, Keyword.Search) => (TextSearchKind(), 3),
            _ => ((ObjectKind?)null, 0),
        };
        for (int i = 0; i < words; i++)
        {
            Tokens.Advance();
        }

        return kind;
    }

    /// <summary>One object of the kind, with its table or signature where the kind has one.</summary>
    public ObjectReference Reference(ObjectKind kind)
    {
        int start = Start;
        switch (kind)
        {
            case ObjectKind.Function or ObjectKind.Procedure or ObjectKind.Routine or ObjectKind.Aggregate:
                return Routine(kind);
            case ObjectKind.Type or ObjectKind.Domain:
                TypeName type = Grammar.Types.Parse();
                return new ObjectReference(kind, type.Name, null, null, type, null, Since(start));
            case ObjectKind.Trigger or ObjectKind.Rule or ObjectKind.Policy or ObjectKind.Constraint:
                return OnTable(kind);
            case ObjectKind.Cast:
                return Cast();
            case ObjectKind.Operator:
                return Operator();
            case ObjectKind.Transform:
                return Transform();
            case ObjectKind.UserMapping:
                return UserMapping();
            case ObjectKind.OperatorClass or ObjectKind.OperatorFamily:
                QualifiedName name = Names.AnyName();
                Expect(Keyword.Using);
                string method = Names.ColumnName();
                return new ObjectReference(kind, name, null, new QualifiedName(method, Since(start)), null, null, Since(start));
            case ObjectKind.LargeObject:
                string id = Names.SignedNumber();
                return Simple(kind, new QualifiedName(id, Since(start)));
            case ObjectKind.Role or ObjectKind.Schema or ObjectKind.Database or ObjectKind.Tablespace or ObjectKind.Extension or ObjectKind.Language
                or ObjectKind.Publication or ObjectKind.Subscription or ObjectKind.EventTrigger or ObjectKind.AccessMethod
                or ObjectKind.ForeignDataWrapper or ObjectKind.ForeignServer:
                string simple = Names.ColumnName();
                return Simple(kind, new QualifiedName(simple, Since(start)));
            default:
                return Simple(kind, Names.AnyName());
        }
    }

    /// <summary>A function with its signature, or without when the name is unique.</summary>
    public ObjectReference Routine(ObjectKind kind)
    {
        int start = Start;
        QualifiedName name = Names.Function();
        SyntaxList<FunctionParameter>? parameters = null;
        if (kind == ObjectKind.Aggregate && !At(TokenKind.LeftParenthesis))
        {
            throw Unexpected();
        }

        if (Accept(TokenKind.LeftParenthesis))
        {
            bool isStar = kind == ObjectKind.Aggregate && Tokens.AcceptOperator("*");
            parameters = isStar || At(TokenKind.RightParenthesis) ? [] : Signature(kind);
            Expect(TokenKind.RightParenthesis);
        }

        return new ObjectReference(kind, name, parameters, null, null, null, Since(start));
    }

    public static ObjectReference Simple(ObjectKind kind, QualifiedName name) => new(kind, name, null, null, null, null, name.Span);

    /// <summary>DROP …</summary>
    public Statement Drop()
    {
        int start = Start;
        Expect(Keyword.Drop);
        if (Accept(Keyword.Owned, Keyword.By))
        {
            SyntaxList<RoleName> owners = Names.Roles();
            return new DropOwnedStatement(owners, DropBehavior(), Since(start));
        }

        ObjectKind kind = TryKind() ?? throw Unexpected();
        bool isConcurrent = kind == ObjectKind.Index && Accept(Keyword.Concurrently);
        bool ifExists = AcceptIfExists();
        switch (kind)
        {
            case ObjectKind.Role:
                SyntaxList<RoleName> roles = Names.Roles();
                return new DropRoleStatement(roles, ifExists, Since(start));
            case ObjectKind.Database:
                return DropDatabase(ifExists, start);
            case ObjectKind.Column or ObjectKind.Constraint or ObjectKind.LargeObject:
                throw Unexpected();
            default:
                SyntaxList<ObjectReference> objects = kind is ObjectKind.Transform or ObjectKind.UserMapping or ObjectKind.Tablespace ? [Reference(kind)] : List(() => Reference(kind));
                return new DropStatement(kind, objects, ifExists, isConcurrent, DropBehavior(), Since(start));
        }
    }

    /// <summary>COMMENT ON … IS text | NULL.</summary>
    public CommentStatement Comment()
    {
        int start = Start;
        Expect(Keyword.Comment, Keyword.On);
        ObjectKind kind = TryKind() ?? throw Unexpected();
        ObjectReference target = Reference(kind);
        Expect(Keyword.Is);
        string? text = Accept(Keyword.Null) ? null : Names.String();
        return new CommentStatement(target, text, Since(start));
    }

    private ObjectKind TextSearchKind() => Tokens.Peek(2).Keyword switch
    {
        Keyword.Configuration => ObjectKind.TextSearchConfiguration,
        Keyword.Dictionary => ObjectKind.TextSearchDictionary,
        Keyword.Parser => ObjectKind.TextSearchParser,
        Keyword.Template => ObjectKind.TextSearchTemplate,
        _ => throw SyntaxErrors.AtOrNear(Tokens.Sql, Tokens.Peek(2).Start, Tokens.Peek(2).End),
    };

    private SyntaxList<FunctionParameter> Signature(ObjectKind kind)
    {
        SyntaxList<FunctionParameter> parameters = At(Keyword.Order) ? [] : List(() => Grammar.FunctionDefinitions.Parameter(allowsDefault: false));
        if (kind != ObjectKind.Aggregate || !Accept(Keyword.Order, Keyword.By))
        {
            return parameters;
        }

        // A VARIADIC among the direct arguments stands for the ordered ones as well.
        SyntaxList<FunctionParameter> ordered = List(() => Grammar.FunctionDefinitions.Parameter(allowsDefault: false));
        return parameters is [.., { Mode: ParameterMode.Variadic }] ? parameters : [.. parameters, .. ordered];
    }

    private ObjectReference OnTable(ObjectKind kind)
    {
        int start = Start;
        QualifiedName name = new(Names.ColumnName(), Since(start));
        Expect(Keyword.On);
        bool isDomain = kind == ObjectKind.Constraint && Accept(Keyword.Domain);
        QualifiedName table = Names.AnyName();
        return new ObjectReference(isDomain ? ObjectKind.DomainConstraint : kind, name, null, table, null, null, Since(start));
    }

    private ObjectReference Cast()
    {
        int start = Start;
        Expect(TokenKind.LeftParenthesis);
        TypeName source = Grammar.Types.Parse();
        Expect(Keyword.As);
        TypeName target = Grammar.Types.Parse();
        Expect(TokenKind.RightParenthesis);
        return new ObjectReference(ObjectKind.Cast, new QualifiedName(string.Empty, Since(start)), null, null, source, target, Since(start));
    }

    private ObjectReference Transform()
    {
        int start = Start;
        Expect(Keyword.For);
        TypeName type = Grammar.Types.Parse();
        Expect(Keyword.Language);
        string language = Names.ColumnName();
        return new ObjectReference(ObjectKind.Transform, new QualifiedName(language, Since(start)), null, null, type, null, Since(start));
    }

    private ObjectReference UserMapping()
    {
        int start = Start;
        Expect(Keyword.For);
        string? role = Accept(Keyword.User) ? null : Names.Role().Name;
        Expect(Keyword.Server);
        string server = Names.ColumnName();
        return new ObjectReference(ObjectKind.UserMapping, new QualifiedName(server, Since(start)), null, role is null ? null : new QualifiedName(role, Since(start)), null, null, Since(start));
    }

    private ObjectReference Operator()
    {
        int start = Start;
        OperatorName symbol = Names.AnyOperator();
        SyntaxList<string> parts = symbol.Schema is null ? [symbol.Symbol] : [symbol.Schema, symbol.Symbol];
        Expect(TokenKind.LeftParenthesis);
        TypeName? left = Accept(Keyword.None) ? null : Grammar.Types.Parse();
        Expect(TokenKind.Comma);
        TypeName? right = Accept(Keyword.None) ? null : Grammar.Types.Parse();
        Expect(TokenKind.RightParenthesis);
        return new ObjectReference(ObjectKind.Operator, new QualifiedName(parts, symbol.Span), null, null, left, right, Since(start));
    }

    private DropDatabaseStatement DropDatabase(bool ifExists, int start)
    {
        string name = Names.ColumnName();
        bool hasWith = Accept(Keyword.With);
        bool isForced = hasWith || At(TokenKind.LeftParenthesis);
        if (isForced)
        {
            ParenthesizedList(() =>
            {
                Expect(Keyword.Force);
                return true;
            });
        }

        return new DropDatabaseStatement(name, ifExists, isForced, Since(start));
    }
}
