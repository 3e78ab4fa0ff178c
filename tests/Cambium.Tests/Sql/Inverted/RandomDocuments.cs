using System.Globalization;

namespace Cambium.Tests.Sql.Inverted;

/// <summary>Random rows with arrays, documents and texts of few words, and conditions on them of every kind that inverted indexes answer.</summary>
internal sealed class RandomDocuments(Random random)
{
    private static readonly string[] s_words =
        ["ash", "birch", "cedar", "elm", "fir", "hazel", "larch", "maple", "oak", "pine", "rowan", "spruce", "willow", "yew", "Elder", "box-tree", "plum_tree", "été", "x", "ab"];

    /// <summary>Values of tags, nums, body, words and name.</summary>
    internal string Row() => Join(
        Maybe($"{Array(s => $"'{s}'")}::text[]"),
        Maybe($"'{{{string.Join(',', Enumerable.Range(0, random.Next(4)).Select(_ => random.Next(10) == 0 ? "NULL" : Number()))}}}'::int[]"),
        Maybe($"'{Document(0)}'::jsonb"),
        Maybe($"to_tsvector('simple', '{Text()}')"),
        Maybe($"'{Text()}'"));

    /// <summary>SET clauses for one or two columns.</summary>
    internal string Assignment() => random.Next(5) switch
    {
        0 => $"tags = array_append(tags, '{Word()}')",
        1 => $"nums = '{{{Number()},{Number()}}}'",
        2 => $"body = jsonb_build_object('{Word()}', {Number()})",
        3 => $"words = to_tsvector('simple', '{Text()}'), name = '{Text()}'",
        _ => $"name = name || ' {Word()}'",
    };

    internal string Condition()
    {
        string one = Simple();
        return random.Next(6) switch
        {
            0 => $"{one} AND {Simple()}",
            1 => $"({one} OR {Simple()})",
            2 => $"{one} AND id % 3 = 1",
            _ => one,
        };
    }

    private string Simple() => random.Next(20) switch
    {
        0 => $"tags @> {Array(s => $"'{s}'")}::text[]",
        1 => $"tags && {Array(s => $"'{s}'")}::text[]",
        2 => $"tags <@ {Array(s => $"'{s}'")}::text[]",
        3 => $"tags = {Array(s => $"'{s}'")}::text[]",
        4 => $"nums @> '{{{Number()}}}'",
        5 => $"'{{{Number()},{Number()}}}' && nums",
        6 or 7 => $"body @> '{Document(1)}'",
        8 => $"body ? '{Word()}'",
        9 => $"body {(random.Next(2) == 0 ? "?|" : "?&")} '{{{Word()},{Word()}}}'",
        10 => $"body @? '{Path()} ? (@ {Comparison()})'",
        11 => $"body @@ '{Path()} {Comparison()} {(random.Next(3) == 0 ? $"|| $.{Key()} == {Number()}" : "")}'",
        12 => $"words @@ '{Query()}'",
        13 => $"words @@ '{Query()} {(random.Next(2) == 0 ? "&" : "|")} {Query()}'",
        14 => $"name LIKE '{Pattern("%", "_")}'",
        15 => $"name ILIKE '{Pattern("%", "_").ToUpperInvariant()}'",
        16 => $"name ~ '{Pattern(".*", "[a-z]")}'",
        17 => $"name ~* '{(random.Next(2) == 0 ? "^" : "")}({Word()}|{Word()}+)( |$)'",
        18 => $"name % '{Text()}'",
        _ => random.Next(2) == 0 ? $"name = '{Text()}'" : $"'{Word()}' <% name",
    };

    private string Word() => s_words[random.Next(s_words.Length)] + (random.Next(4) == 0 ? "" : random.Next(6).ToString(CultureInfo.InvariantCulture));

    private string Key() => $"\"{Word()}\"";

    private string Number() => random.Next(60).ToString(CultureInfo.InvariantCulture);

    private string Text() => string.Join(' ', Enumerable.Range(0, random.Next(1, 5)).Select(_ => Word()));

    private string Array(Func<string, string> quote) => $"ARRAY[{string.Join(',', Enumerable.Range(0, random.Next(4)).Select(_ => random.Next(12) == 0 ? "NULL" : quote(Word())))}]";

    private string Maybe(string value) => random.Next(15) == 0 ? "NULL" : value;

    private string Document(int depth) => random.Next(depth == 0 ? 4 : 7) switch
    {
        0 => $"[{string.Join(',', Enumerable.Range(0, random.Next(3)).Select(_ => Document(depth + 1)))}]",
        4 => $"\"{Word()}\"",
        5 => random.Next(2) == 0 ? $"{Number()}.0" : Number(),
        6 => random.Next(3) switch { 0 => "null", 1 => "true", _ => "false" },
        _ => $"{{{string.Join(',', Enumerable.Range(0, random.Next(1, 3)).Select(_ => $"{Key()}:{(depth > 2 ? Number() : Document(depth + 1))}"))}}}",
    };

    private string Path() => (random.Next(4) == 0 ? "strict $" : "$") + string.Concat(Enumerable.Range(0, random.Next(1, 3)).Select(_ => random.Next(6) switch
    {
        0 => "[*]",
        1 => ".*",
        2 => ".**",
        _ => "." + Key(),
    }));

    private string Comparison() => random.Next(5) switch
    {
        0 => $"== \"{Word()}\"",
        1 => $"> {Number()}",
        2 => "== null",
        _ => $"== {Number()}",
    };

    private string Query() => random.Next(6) switch
    {
        0 => "!" + Quoted(Word()),
        1 => $"{Quoted(Word()[..1])}:*",
        2 => $"({Quoted(Word())} <-> {Quoted(Word())})",
        _ => Quoted(Word()),
    };

    private static string Quoted(string word) => $"''{word}''";

    private string Pattern(string any, string one)
    {
        string word = Word();
        return random.Next(5) switch
        {
            0 => word + any,
            1 => any + word + " " + any,
            2 => any + word[..1] + one + (word.Length > 2 ? word[2..] : "") + any,
            3 => any + word,
            _ => any + word + any + Word() + any,
        };
    }

    private static string Join(params string[] values) => string.Join(", ", values);
}
