namespace Cambium.Sql.TextSearch;

/// <summary>What PostgreSQL's default parser calls the pieces of a document; the number is ts_token_type's.</summary>
internal enum TokenKind
{
    AsciiWord = 1,
    Word = 2,
    NumberWord = 3,
    Email = 4,
    Url = 5,
    Host = 6,
    Scientific = 7,
    Version = 8,
    HyphenatedNumberPart = 9,
    HyphenatedPart = 10,
    HyphenatedAsciiPart = 11,
    Blank = 12,
    Tag = 13,
    Protocol = 14,
    HyphenatedNumber = 15,
    HyphenatedAscii = 16,
    Hyphenated = 17,
    UrlPath = 18,
    File = 19,
    Float = 20,
    Integer = 21,
    Unsigned = 22,
    Entity = 23,
}
