using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>CREATE PUBLICATION and ALTER PUBLICATION.</summary>
internal sealed class PublicationParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>PUBLICATION …, after CREATE.</summary>
    public CreatePublicationStatement Create(int start)
    {
        Expect(Keyword.Publication);
        string name = Names.ColumnName();
        bool isForAllTables = false;
        SyntaxList<PublishedObject> objects = [];
        if (Accept(Keyword.For))
        {
            isForAllTables = Accept(Keyword.All, Keyword.Tables);
            objects = isForAllTables ? [] : Objects();
        }

        return new CreatePublicationStatement(name, isForAllTables, objects, Options(), Since(start));
    }

    /// <summary>PUBLICATION …, after ALTER.</summary>
    public Statement Alter(int start)
    {
        Expect(Keyword.Publication);
        ObjectReference publication = Grammar.Objects.Reference(ObjectKind.Publication);
        if (Accept(Keyword.Add))
        {
            return new AlterPublicationStatement(publication, PublicationChange.Add, Objects(), [], Since(start));
        }

        if (Accept(Keyword.Drop))
        {
            return new AlterPublicationStatement(publication, PublicationChange.Drop, Objects(), [], Since(start));
        }

        if (Accept(Keyword.Set))
        {
            return At(TokenKind.LeftParenthesis)
                ? new AlterPublicationStatement(publication, PublicationChange.Options, [], Grammar.Options.Assignments(), Since(start))
                : new AlterPublicationStatement(publication, PublicationChange.Set, Objects(), [], Since(start));
        }

        return At(Keyword.Rename) || At(Keyword.Owner) ? Grammar.Alters.TryCommon(publication, ifExists: false, start)! : throw Unexpected();
    }

    private SyntaxList<Option> Options() => Accept(Keyword.With) ? Grammar.Options.Assignments() : [];

    /// <summary>What has no words of its own before it is of the kind of the object before.</summary>
    private SyntaxList<PublishedObject> Objects()
    {
        bool? isSchema = null;
        return List(() =>
        {
            int start = Start;
            if (Accept(Keyword.Table))
            {
                isSchema = false;
            }
            else if (Accept(Keyword.Tables, Keyword.In))
            {
                Expect(Keyword.Schema);
                isSchema = true;
            }

            return isSchema switch
            {
                true => new PublishedObject(null, [], null, Accept(Keyword.CurrentSchema) ? null : Names.ColumnName(), Since(start)),
                false => Table(start),
                null => throw new SqlErrorException(
                    SqlState.SyntaxError, "invalid publication object list", "One of TABLE or TABLES IN SCHEMA must be specified before a standalone table or schema name.", position: start + 1),
            };
        });
    }

    private PublishedObject Table(int start)
    {
        NamedTable table = Grammar.Tables.Relation();
        SyntaxList<string> columns = Names.OptionalColumnNames();
        Expression? where = null;
        if (Accept(Keyword.Where))
        {
            Expect(TokenKind.LeftParenthesis);
            where = Expression();
            Expect(TokenKind.RightParenthesis);
        }

        return new PublishedObject(table, columns, where, null, Since(start));
    }
}
