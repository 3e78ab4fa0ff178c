using System.Collections.Concurrent;
using System.Globalization;

namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>The named classes of bracket expressions, as the C.UTF-8 locale has them.</summary>
internal static class CharacterClasses
{
    private static readonly ConcurrentDictionary<string, CodePointSet> s_sets = new();

    internal static CodePointSet Word => Get("word")!;

    internal static CodePointSet Space => Get("space")!;

    internal static CodePointSet Digit => Get("digit")!;

    /// <returns>null: there is no such class.</returns>
    internal static CodePointSet? Get(string name) => MembersOf(name) is { } isMember ? s_sets.GetOrAdd(name, static (_, isMember) => CodePointSet.Where(isMember), isMember) : null;

    private static Func<int, bool>? MembersOf(string name) => name switch
    {
        "alpha" => IsAlpha,
        "digit" => static c => c is >= '0' and <= '9',
        "alnum" => static c => IsAlpha(c) || c is >= '0' and <= '9',
        "upper" => static c => CategoryOf(c) is UnicodeCategory.UppercaseLetter or UnicodeCategory.TitlecaseLetter,
        "lower" => static c => CategoryOf(c) is UnicodeCategory.LowercaseLetter,
        "space" => IsSpace,
        "blank" => static c => c == '\t' || (CategoryOf(c) == UnicodeCategory.SpaceSeparator && IsSpace(c)),
        "punct" => static c => IsGraph(c) && !IsAlpha(c) && c is not (>= '0' and <= '9'),
        "cntrl" => static c => CategoryOf(c) is UnicodeCategory.Control or UnicodeCategory.LineSeparator or UnicodeCategory.ParagraphSeparator,
        "graph" => IsGraph,
        "print" => static c => IsGraph(c) || CategoryOf(c) == UnicodeCategory.SpaceSeparator,
        "xdigit" => static c => c is >= '0' and <= '9' or >= 'A' and <= 'F' or >= 'a' and <= 'f',
        "word" => static c => IsAlpha(c) || c is >= '0' and <= '9' or '_',
        "ascii" => static c => c <= 0x7F,
        _ => null,
    };

    private static UnicodeCategory CategoryOf(int codePoint) => CharUnicodeInfo.GetUnicodeCategory(codePoint);

    private static bool IsAlpha(int c) => CategoryOf(c) switch
    {
        UnicodeCategory.UppercaseLetter or UnicodeCategory.LowercaseLetter or UnicodeCategory.TitlecaseLetter or UnicodeCategory.ModifierLetter
            or UnicodeCategory.OtherLetter or UnicodeCategory.LetterNumber => true,
        UnicodeCategory.DecimalDigitNumber => c > '9',
        _ => false,
    };

    /// <summary>Blanks that don't break a line belong to no class of blanks.</summary>
    private static bool IsSpace(int c) => c is >= '\t' and <= '\r'
        || CategoryOf(c) is UnicodeCategory.LineSeparator or UnicodeCategory.ParagraphSeparator
        || (CategoryOf(c) == UnicodeCategory.SpaceSeparator && c is not (0xA0 or 0x2007 or 0x202F));

    private static bool IsGraph(int c) => CategoryOf(c) is not (UnicodeCategory.Control or UnicodeCategory.SpaceSeparator or UnicodeCategory.LineSeparator
        or UnicodeCategory.ParagraphSeparator or UnicodeCategory.Surrogate or UnicodeCategory.OtherNotAssigned);
}
