using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>A part of the grammar: short names for what every rule needs.</summary>
internal abstract class GrammarPart(Grammar grammar)
{
    protected Grammar Grammar { get; } = grammar;

    protected TokenReader Tokens { get; } = grammar.Tokens;

    protected NameParser Names => Grammar.Names;

    protected Token Current => Tokens.Current;

    protected int Start => Tokens.Start;

    protected bool At(Keyword keyword) => Tokens.At(keyword);

    protected bool At(Keyword keyword, Keyword next) => Tokens.At(keyword, next);

    protected bool At(TokenKind kind) => Tokens.At(kind);

    protected bool Accept(Keyword keyword) => Tokens.Accept(keyword);

    protected bool Accept(Keyword keyword, Keyword next) => Tokens.Accept(keyword, next);

    protected bool Accept(TokenKind kind) => Tokens.Accept(kind);

    protected void Expect(Keyword keyword) => Tokens.Expect(keyword);

    protected void Expect(Keyword keyword, Keyword next) => Tokens.Expect(keyword, next);

    protected Token Expect(TokenKind kind) => Tokens.Expect(kind);

    protected SourceSpan Since(int start) => Tokens.Since(start);

    protected SqlErrorException Unexpected() => Tokens.Unexpected();

    protected Expression Expression() => Grammar.Expressions.Parse();

    /// <summary>item {, item}</summary>
    protected SyntaxList<T> List<T>(Func<T> item)
    {
        T first = item();
        if (!At(TokenKind.Comma))
        {
            return [first];
        }

        List<T> items = [first];
        while (Accept(TokenKind.Comma))
        {
            items.Add(item());
        }

        return new SyntaxList<T>(items.ToArray());
    }

    /// <summary>( item {, item} )</summary>
    protected SyntaxList<T> ParenthesizedList<T>(Func<T> item)
    {
        Expect(TokenKind.LeftParenthesis);
        SyntaxList<T> items = List(item);
        Expect(TokenKind.RightParenthesis);
        return items;
    }

    /// <summary>( item {, item} ), or nothing.</summary>
    protected SyntaxList<T> OptionalParenthesizedList<T>(Func<T> item) =>
        At(TokenKind.LeftParenthesis) ? ParenthesizedList(item) : [];

    /// <summary>IF EXISTS, when it stands here.</summary>
    protected bool AcceptIfExists() => Accept(Keyword.If, Keyword.Exists);

    /// <summary>IF NOT EXISTS, when it stands here.</summary>
    protected bool AcceptIfNotExists()
    {
        if (!At(Keyword.If, Keyword.Not) || Tokens.Peek(2).Keyword != Keyword.Exists)
        {
            return false;
        }

        Tokens.Advance();
        Tokens.Advance();
        Tokens.Advance();
        return true;
    }

    /// <summary>[CASCADE | RESTRICT]</summary>
    protected DropBehavior DropBehavior()
    {
        if (Accept(Keyword.Cascade))
        {
            return Syntax.DropBehavior.Cascade;
        }

        Accept(Keyword.Restrict);
        return Syntax.DropBehavior.Restrict;
    }
}
