using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>CREATE TABLE in all its forms, and column definitions.</summary>
internal sealed class CreateTableParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>TABLE …, after CREATE and its persistence.</summary>
    public Statement Create(TablePersistence persistence, int start)
    {
        Expect(Keyword.Table);
        bool ifNotExists = AcceptIfNotExists();
        QualifiedName name = Names.Qualified();
        if (Accept(Keyword.Of))
        {
            QualifiedName type = Names.AnyName();
            SyntaxList<TableElement> typedElements = OptionalParenthesizedList(TypedElement);
            return Finish(new TableHead(name, persistence, ifNotExists, typedElements, [], type, null, null), start);
        }

        if (Accept(Keyword.Partition))
        {
            Expect(Keyword.Of);
            QualifiedName parent = Names.Qualified();
            SyntaxList<TableElement> partitionElements = OptionalParenthesizedList(TypedElement);
            PartitionBound bound = Bound();
            return Finish(new TableHead(name, persistence, ifNotExists, partitionElements, [], null, parent, bound), start);
        }

        if (IsCreateTableAs())
        {
            return CreateAs(name, persistence, ifNotExists, start);
        }

        Expect(TokenKind.LeftParenthesis);
        SyntaxList<TableElement> elements = At(TokenKind.RightParenthesis) ? [] : List(Element);
        Expect(TokenKind.RightParenthesis);
        SyntaxList<QualifiedName> inherits = Accept(Keyword.Inherits) ? ParenthesizedList(Names.Qualified) : [];
        return Finish(new TableHead(name, persistence, ifNotExists, elements, inherits, null, null, null), start);
    }

    /// <summary>name type [COMPRESSION m] [COLLATE c] constraints.</summary>
    public ColumnDefinition Column()
    {
        int start = Start;
        string name = Names.ColumnName();
        TypeName type = Grammar.Types.Parse();
        string? compression = Accept(Keyword.Compression) ? (Accept(Keyword.Default) ? "default" : Names.ColumnName()) : null;
        if (Current.Keyword == Keyword.Options)
        {
            throw Unexpected();
        }

        QualifiedName? collation = null;
        SyntaxList<ColumnConstraint> constraints = Grammar.Constraints.ColumnConstraints(ref collation);
        return new ColumnDefinition(name, type, collation, compression, constraints, Since(start));
    }

    /// <summary>FOR VALUES … or DEFAULT.</summary>
    public PartitionBound Bound()
    {
        int start = Start;
        if (Accept(Keyword.Default))
        {
            return new DefaultPartitionBound(Since(start));
        }

        Expect(Keyword.For, Keyword.Values);
        if (Accept(Keyword.In))
        {
            SyntaxList<Expression> values = ParenthesizedList(Expression);
            return new ListPartitionBound(values, Since(start));
        }

        if (Accept(Keyword.From))
        {
            SyntaxList<Expression> from = ParenthesizedList(Expression);
            Expect(Keyword.To);
            SyntaxList<Expression> to = ParenthesizedList(Expression);
            return new RangePartitionBound(from, to, Since(start));
        }

        Expect(Keyword.With);
        return HashBound(start);
    }

    /// <summary>[WITH DATA | WITH NO DATA]</summary>
    public bool WithData()
    {
        if (At(Keyword.With, Keyword.No) && Tokens.Peek(2).Keyword == Keyword.Data)
        {
            Tokens.Advance();
            Tokens.Advance();
            Tokens.Advance();
            return false;
        }

        Accept(Keyword.With, Keyword.Data);
        return true;
    }

    private HashPartitionBound HashBound(int start)
    {
        int? modulus = null;
        int? remainder = null;
        ParenthesizedList(() =>
        {
            int nameStart = Start;
            string name = Names.NonReservedWord();
            int number = Names.Integer();
            switch (name)
            {
                case "modulus":
                    modulus = modulus is null ? number : throw Tokens.Error(nameStart, "modulus for hash partition provided more than once", SqlState.DuplicateObject);
                    break;
                case "remainder":
                    remainder = remainder is null ? number : throw Tokens.Error(nameStart, "remainder for hash partition provided more than once", SqlState.DuplicateObject);
                    break;
                default:
                    throw Tokens.Error(nameStart, $"unrecognized hash partition bound specification \"{name}\"");
            }

            return name;
        });
        return new HashPartitionBound(
            modulus ?? throw Tokens.Error(start, "modulus for hash partition must be specified"),
            remainder ?? throw Tokens.Error(start, "remainder for hash partition must be specified"),
            Since(start));
    }

    /// <summary>True when the query form follows the name: (names) and options, then AS. Looks at tokens up to the AS only.</summary>
    private bool IsCreateTableAs()
    {
        if (!At(TokenKind.LeftParenthesis))
        {
            return true;
        }

        int distance = 1;
        while (NameParser.IsColumnName(Tokens.Peek(distance)))
        {
            TokenKind next = Tokens.Peek(distance + 1).Kind;
            if (next == TokenKind.RightParenthesis)
            {
                return true;
            }

            if (next != TokenKind.Comma)
            {
                return false;
            }

            distance += 2;
        }

        return false;
    }

    private CreateTableAsStatement CreateAs(QualifiedName name, TablePersistence persistence, bool ifNotExists, int start)
    {
        SyntaxList<string> columns = Names.OptionalColumnNames();
        string? method = Accept(Keyword.Using) ? Names.ColumnName() : null;
        SyntaxList<Option> options = Grammar.Options.OptionalWith();
        OnCommitAction onCommit = OnCommit();
        string? tablespace = Accept(Keyword.Tablespace) ? Names.ColumnName() : null;
        Expect(Keyword.As);
        Statement query = At(Keyword.Execute) ? Grammar.Sessions.Execute() : Grammar.Queries.Parse();
        bool withData = WithData();
        return new CreateTableAsStatement(
            name, persistence, ifNotExists, columns, method, options, onCommit, tablespace, query, withData, Since(start));
    }

    private CreateTableStatement Finish(TableHead head, int start)
    {
        PartitionBy? partitionBy = At(Keyword.Partition) ? PartitionBy() : null;
        string? method = Accept(Keyword.Using) ? Names.ColumnName() : null;
        SyntaxList<Option> options = Grammar.Options.OptionalWith();
        OnCommitAction onCommit = OnCommit();
        string? tablespace = Accept(Keyword.Tablespace) ? Names.ColumnName() : null;
        return new CreateTableStatement(
            head.Name, head.Persistence, head.IfNotExists, head.Elements, head.Inherits, head.OfType, head.PartitionOf, head.Bound,
            partitionBy, method, options, onCommit, tablespace, Since(start));
    }

    private TableElement Element() =>
        At(Keyword.Like) ? Like() : Grammar.Constraints.AtTableConstraint() ? Grammar.Constraints.TableConstraint() : Column();

    /// <summary>column [WITH OPTIONS] constraints, or a table constraint.</summary>
    private TableElement TypedElement()
    {
        if (Grammar.Constraints.AtTableConstraint())
        {
            return Grammar.Constraints.TableConstraint();
        }

        int start = Start;
        string name = Names.ColumnName();
        Accept(Keyword.With, Keyword.Options);
        QualifiedName? collation = null;
        SyntaxList<ColumnConstraint> constraints = Grammar.Constraints.ColumnConstraints(ref collation);
        return new ColumnDefinition(name, null, collation, null, constraints, Since(start));
    }

    private LikeElement Like()
    {
        int start = Start;
        Expect(Keyword.Like);
        QualifiedName table = Names.Qualified();
        LikeOptions included = LikeOptions.None;
        while (Current.Keyword is Keyword.Including or Keyword.Excluding)
        {
            bool isIncluding = Tokens.Advance().Keyword == Keyword.Including;
            LikeOptions option = Current.Keyword switch
            {
                Keyword.Comments => LikeOptions.Comments,
                Keyword.Compression => LikeOptions.Compression,
                Keyword.Constraints => LikeOptions.Constraints,
                Keyword.Defaults => LikeOptions.Defaults,
                Keyword.Identity => LikeOptions.Identity,
                Keyword.Generated => LikeOptions.Generated,
                Keyword.Indexes => LikeOptions.Indexes,
                Keyword.Statistics => LikeOptions.Statistics,
                Keyword.Storage => LikeOptions.Storage,
                Keyword.All => LikeOptions.All,
                _ => throw Unexpected(),
            };
            Tokens.Advance();
            included = isIncluding ? included | option : included & ~option;
        }

        return new LikeElement(table, included, Since(start));
    }

    private PartitionBy PartitionBy()
    {
        int start = Start;
        Expect(Keyword.Partition, Keyword.By);
        string strategy = Names.ColumnName();
        SyntaxList<IndexElement> keys = ParenthesizedList(Grammar.Indexes.KeyPart);
        return new PartitionBy(strategy, keys, Since(start));
    }

    private OnCommitAction OnCommit()
    {
        if (!Accept(Keyword.On, Keyword.Commit))
        {
            return OnCommitAction.None;
        }

        if (Accept(Keyword.Drop))
        {
            return OnCommitAction.Drop;
        }

        if (Accept(Keyword.Delete))
        {
            Expect(Keyword.Rows);
            return OnCommitAction.DeleteRows;
        }

        Expect(Keyword.Preserve);
        Expect(Keyword.Rows);
        return OnCommitAction.PreserveRows;
    }

    /// <summary>What differs between the forms of CREATE TABLE, before the clauses all share.</summary>
    private sealed record TableHead(
        QualifiedName Name,
        TablePersistence Persistence,
        bool IfNotExists,
        SyntaxList<TableElement> Elements,
        SyntaxList<QualifiedName> Inherits,
        QualifiedName? OfType,
        QualifiedName? PartitionOf,
        PartitionBound? Bound);
}
