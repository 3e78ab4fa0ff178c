using System.Collections.Frozen;

namespace Cambium.Sql.TextSearch;

/// <summary>Words too frequent to be looked for: PostgreSQL's list for English.</summary>
internal static class EnglishStopWords
{
    private const string Text = """
        i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself they them their
        theirs themselves what which who whom this that these those am is are was were be been being have has had having do does did doing a an the
        and but if or because as until while of at by for with about against between into through during before after above below to from up down in
        out on off over under again further then once here there when where why how all any both each few more most other some such no nor not only
        own same so than too very s t can will just don should now
        """;

    private static readonly FrozenSet<string> s_words = Text.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries).ToFrozenSet(StringComparer.Ordinal);

    public static IReadOnlySet<string> All => s_words;
}
