using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>CREATE and ALTER TEXT SEARCH CONFIGURATION and DICTIONARY.</summary>
internal sealed class TextSearchParser(Grammar grammar) : GrammarPart(grammar)
{
    public Statement Create(int start)
    {
        ObjectKind kind = Grammar.Objects.TryKind() ?? throw Unexpected();
        if (kind is not (ObjectKind.TextSearchConfiguration or ObjectKind.TextSearchDictionary))
        {
            return Grammar.Statements.Unsupported($"CREATE {(kind == ObjectKind.TextSearchParser ? "TEXT SEARCH PARSER" : "TEXT SEARCH TEMPLATE")}", start);
        }

        QualifiedName name = Names.AnyName();
        SyntaxList<Option> options = Grammar.Options.Assignments();
        return kind == ObjectKind.TextSearchConfiguration
            ? new CreateTextConfigurationStatement(name, options, Since(start))
            : new CreateTextDictionaryStatement(name, options, Since(start));
    }

    public Statement Alter(int start)
    {
        ObjectKind kind = Grammar.Objects.TryKind() ?? throw Unexpected();
        ObjectReference target = Grammar.Objects.Reference(kind);
        if (Grammar.Alters.TryCommon(target, false, start) is { } common)
        {
            return common;
        }

        return kind switch
        {
            ObjectKind.TextSearchConfiguration => Mapping(target.Name, start),
            ObjectKind.TextSearchDictionary => new AlterTextDictionaryStatement(target.Name, Grammar.Options.Assignments(), Since(start)),
            _ => throw Unexpected(),
        };
    }

    private AlterTextConfigurationStatement Mapping(QualifiedName name, int start)
    {
        if (Accept(Keyword.Drop))
        {
            Expect(Keyword.Mapping);
            bool ifExists = AcceptIfExists();
            return new AlterTextConfigurationStatement(name, TextMappingAction.Drop, ifExists, ForTokens(), [], Since(start));
        }

        bool isNew = Accept(Keyword.Add);
        if (!isNew)
        {
            Expect(Keyword.Alter);
        }

        Expect(Keyword.Mapping);
        SyntaxList<string> tokens = isNew || At(Keyword.For) ? ForTokens() : [];
        if (!isNew && Accept(Keyword.Replace))
        {
            QualifiedName old = Names.AnyName();
            Expect(Keyword.With);
            return new AlterTextConfigurationStatement(name, TextMappingAction.Replace, false, tokens, [old, Names.AnyName()], Since(start));
        }

        if (tokens.Count == 0)
        {
            throw Unexpected();
        }

        Expect(Keyword.With);
        return new AlterTextConfigurationStatement(name, isNew ? TextMappingAction.Add : TextMappingAction.Set, false, tokens, List(Names.AnyName), Since(start));
    }

    private SyntaxList<string> ForTokens()
    {
        Expect(Keyword.For);
        return List(Names.ColumnName);
    }
}
