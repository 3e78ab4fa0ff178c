using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>CREATE: finds the kind of object and hands over.</summary>
internal sealed class CreateParser(Grammar grammar) : GrammarPart(grammar)
{
    public Statement Parse()
    {
        int start = Start;
        Expect(Keyword.Create);
        bool orReplace = Accept(Keyword.Or, Keyword.Replace);
        switch (Current.Keyword)
        {
            case Keyword.Unique or Keyword.Index when !orReplace:
                return Grammar.Indexes.Create(start);
            case Keyword.Function or Keyword.Procedure:
                return Grammar.FunctionDefinitions.Create(orReplace, start);
            case Keyword.Trigger:
            case Keyword.Constraint when Tokens.Peek().Keyword == Keyword.Trigger:
                return Grammar.Triggers.Create(orReplace, start);
            case Keyword.Aggregate:
                return Grammar.Aggregates.Create(orReplace, start);
            case Keyword.Rule:
                return Grammar.Rules.Create(orReplace, start);
            case Keyword.Language or Keyword.Trusted or Keyword.Procedural:
                return Language(orReplace, start);
            case Keyword.Transform:
                return Unsupported(start);
        }

        TablePersistence persistence = Grammar.Queries.Persistence();
        if (At(Keyword.View) || At(Keyword.Recursive, Keyword.View))
        {
            return Grammar.Views.Create(orReplace, persistence, start);
        }

        if (orReplace)
        {
            throw Unexpected();
        }

        return Current.Keyword switch
        {
            Keyword.Table => Grammar.CreateTables.Create(persistence, start),
            Keyword.Sequence => Grammar.Sequences.Create(persistence, start),
            _ when persistence != TablePersistence.Permanent => throw Unexpected(),
            Keyword.Materialized => Grammar.Views.CreateMaterialized(start),
            Keyword.Schema => Schema(start),
            Keyword.Type => Grammar.TypeDefinitions.CreateType(start),
            Keyword.Domain => Grammar.TypeDefinitions.CreateDomain(start),
            Keyword.User when Tokens.Peek().Keyword == Keyword.Mapping => Unsupported(start),
            Keyword.Role or Keyword.User or Keyword.Group => Grammar.Roles.Create(start),
            Keyword.Database => Database(start),
            Keyword.Extension => Extension(start),
            Keyword.Collation => Collation(start),
            Keyword.Policy => Grammar.Policies.Create(start),
            Keyword.Operator => Grammar.Operators.Create(start),
            Keyword.Statistics => Statistics(start),
            Keyword.Text => Grammar.TextSearches.Create(start),
            Keyword.Cast => Grammar.Operators.CreateCast(start),
            Keyword.Event => Grammar.EventTriggers.Create(start),
            Keyword.Publication => Grammar.Publications.Create(start),
            _ => Unsupported(start),
        };
    }

    /// <summary>CREATE of a kind PostgreSQL knows, by its name.</summary>
    private UnsupportedStatement Unsupported(int start)
    {
        Accept(Keyword.Trusted);
        Accept(Keyword.Default);
        int nameStart = Start;
        ObjectKind kind = Grammar.Objects.TryKind() ?? throw Unexpected();

        SourceSpan name = Since(nameStart);
        string words = Tokens.Sql.Substring(name.Start, name.Length).ToUpperInvariant();
        RequireHead(kind);
        return Grammar.Statements.Unsupported($"CREATE {words}", start);
    }

    /// <summary>Statements of other products begin with the same words: what they are not is told as PostgreSQL tells it.</summary>
    private void RequireHead(ObjectKind kind)
    {
        switch (kind)
        {
            case ObjectKind.Subscription:
                Names.ColumnName();
                Expect(Keyword.Connection);
                break;
        }
    }

    private CreateSchemaStatement Schema(int start)
    {
        Expect(Keyword.Schema);
        bool ifNotExists = AcceptIfNotExists();
        string? name = At(Keyword.Authorization) ? null : Names.ColumnName();
        RoleName? authorization = Accept(Keyword.Authorization) ? Names.Role() : null;
        List<Statement> elements = [];
        while (Current.Keyword is Keyword.Create or Keyword.Grant)
        {
            if (ifNotExists)
            {
                throw new SqlErrorException(SqlState.FeatureNotSupported, "CREATE SCHEMA IF NOT EXISTS cannot include schema elements", position: new SourceSpan(Start, 0).Position);
            }

            elements.Add(Grammar.Statements.Parse());
        }

        return new CreateSchemaStatement(name, authorization, ifNotExists, [.. elements], Since(start));
    }

    private CreateStatisticsStatement Statistics(int start)
    {
        Expect(Keyword.Statistics);
        bool ifNotExists = AcceptIfNotExists();
        QualifiedName name = Names.AnyName();
        SyntaxList<string> kinds = At(TokenKind.LeftParenthesis) ? ParenthesizedList(Names.ColumnName) : [];
        Expect(Keyword.On);
        SyntaxList<Expression> items = List(Grammar.Indexes.Value);
        Expect(Keyword.From);
        return new CreateStatisticsStatement(name, ifNotExists, kinds, items, List(Names.Qualified), Since(start));
    }

    private CreateDatabaseStatement Database(int start)
    {
        Expect(Keyword.Database);
        string name = Names.ColumnName();
        string? source = Accept(Keyword.From) ? Names.ColumnName() : null;
        AsOfClause? asOf = source is not null && Grammar.Tables.AtAsOf() ? Grammar.Selects.AsOf() : null;
        Accept(Keyword.With);
        return new CreateDatabaseStatement(name, source, asOf, Grammar.Options.DatabaseOptions(), Since(start));
    }

    /// <summary>CREATE LANGUAGE. Without a handler it is the extension of that name.</summary>
    private Statement Language(bool orReplace, int start)
    {
        Accept(Keyword.Trusted);
        Accept(Keyword.Procedural);
        Expect(Keyword.Language);
        string name = Names.ColumnName();
        return At(Keyword.Handler) ? Grammar.Statements.Unsupported("CREATE LANGUAGE", start) : new CreateExtensionStatement(name, IfNotExists: orReplace, [], Since(start));
    }

    private CreateExtensionStatement Extension(int start)
    {
        Expect(Keyword.Extension);
        bool ifNotExists = AcceptIfNotExists();
        string name = Names.ColumnName();
        Accept(Keyword.With);
        List<Option> options = [];
        while (Current.Keyword is Keyword.Schema or Keyword.Version or Keyword.Cascade)
        {
            int optionStart = Start;
            string option = Tokens.Advance().Text!;
            int valueStart = Start;
            OptionValue? value = option == "cascade" ? null : new TextOptionValue(Names.WordOrString(), IsQuoted: true, Since(valueStart));
            options.Add(new Option(null, option, value, Since(optionStart)));
        }

        return new CreateExtensionStatement(name, ifNotExists, [.. options], Since(start));
    }

    private CreateCollationStatement Collation(int start)
    {
        Expect(Keyword.Collation);
        bool ifNotExists = AcceptIfNotExists();
        QualifiedName name = Names.AnyName();
        QualifiedName? from = Accept(Keyword.From) ? Names.AnyName() : null;
        SyntaxList<Option> options = from is null ? Grammar.Options.Assignments() : [];
        return new CreateCollationStatement(name, ifNotExists, options, from, Since(start));
    }
}
