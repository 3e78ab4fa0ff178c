namespace Cambium.Sql.Parsing;

/// <summary>Where a key word may stand as a name, PostgreSQL's four classes.</summary>
internal enum KeywordClass : byte
{
    Unreserved,

    /// <summary>May name columns and tables, not functions and types.</summary>
    ColumnName,

    /// <summary>May name functions and types, not columns and tables.</summary>
    TypeOrFunctionName,
    Reserved,
}

/// <summary>Key words by text, with their classes, as pg_get_keywords() lists them.</summary>
internal static class KeywordTable
{
    /// <summary>All words in the order of <see cref="Keyword"/>.</summary>
    private const string Words = """
        abort absolute access action add admin after aggregate all also alter always analyse analyze and any array as asc asensitive
        assertion assignment asymmetric at atomic attach attribute authorization backward before begin between bigint binary bit boolean
        both breadth by cache call called cascade cascaded case cast catalog chain char character characteristics check checkpoint class
        close cluster coalesce collate collation column columns comment comments commit committed compression concurrently configuration
        conflict connection constraint constraints content continue conversion copy cost create cross csv cube current current_catalog
        current_date current_role current_schema current_time current_timestamp current_user cursor cycle data database day deallocate
        dec decimal declare default defaults deferrable deferred definer delete delimiter delimiters depends depth desc detach dictionary
        disable discard distinct do document domain double drop each else enable encoding encrypted end enum escape event except exclude
        excluding exclusive execute exists explain expression extension external extract false family fetch filter finalize first float
        following for force foreign forward freeze from full function functions generated global grant granted greatest group grouping
        groups handler having header hold hour identity if ilike immediate immutable implicit import in include including increment index
        indexes inherit inherits initially inline inner inout input insensitive insert instead int integer intersect interval into
        invoker is isnull isolation join key label language large last lateral leading leakproof least left level like limit listen load
        local localtime localtimestamp location lock locked logged mapping match matched materialized maxvalue merge method minute
        minvalue mode month move name names national natural nchar new next nfc nfd nfkc nfkd no none normalize normalized not nothing
        notify notnull nowait null nullif nulls numeric object of off offset oids old on only operator option options or order ordinality
        others out outer over overlaps overlay overriding owned owner parallel parameter parser partial partition passing password
        placing plans policy position preceding precision prepare prepared preserve primary prior privileges procedural procedure
        procedures program publication quote range read real reassign recheck recursive ref references referencing refresh reindex
        relative release rename repeatable replace replica reset restart restrict return returning returns revoke right role rollback
        rollup routine routines row rows rule savepoint schema schemas scroll search second security select sequence sequences
        serializable server session session_user set setof sets share show similar simple skip smallint snapshot some sql stable
        standalone start statement statistics stdin stdout storage stored strict strip subscription substring support symmetric sysid
        system table tables tablesample tablespace temp template temporary text then ties time timestamp to trailing transaction
        transform treat trigger trim true truncate trusted type types uescape unbounded uncommitted unencrypted union unique unknown
        unlisten unlogged until update user using vacuum valid validate validator value values varchar variadic varying verbose version
        view views volatile when where whitespace window with within without work wrapper write xml xmlattributes xmlconcat xmlelement
        xmlexists xmlforest xmlnamespaces xmlparse xmlpi xmlroot xmlserialize xmltable year yes zone
        """;

    private const string ColumnNameWords = """
        between bigint bit boolean char character coalesce dec decimal exists extract float greatest grouping inout int integer interval
        least national nchar none normalize nullif numeric out overlay position precision real row setof smallint substring time
        timestamp treat trim values varchar xmlattributes xmlconcat xmlelement xmlexists xmlforest xmlnamespaces xmlparse xmlpi xmlroot
        xmlserialize xmltable
        """;

    private const string TypeOrFunctionNameWords = """
        authorization binary collation concurrently cross current_schema freeze full ilike inner is isnull join left like natural notnull
        outer overlaps right similar tablesample verbose
        """;

    private const string ReservedWords = """
        all analyse analyze and any array as asc asymmetric both case cast check collate column constraint create current_catalog
        current_date current_role current_time current_timestamp current_user default deferrable desc distinct do else end except false
        fetch for foreign from grant group having in initially intersect into lateral leading limit localtime localtimestamp not null
        offset on only or order placing primary references returning select session_user some symmetric table then to trailing true union
        unique user using variadic when where window with
        """;

    /// <summary>Words that name an output column only after AS.</summary>
    private const string WordsThatNeedAs = """
        array as char character create day except fetch filter for from grant group having hour intersect into isnull limit minute month
        notnull offset on order over overlaps precision returning second to union varying where window with within without year
        """;

    private static readonly string[] Texts = Split(Words);
    private static readonly KeywordClass[] Classes = BuildClasses();
    private static readonly bool[] NeedsAs = BuildNeedsAs();

    /// <summary>Open addressing over a power of two, at most a quarter full; 0 is empty.</summary>
    private static readonly short[] Slots = BuildSlots();

    /// <summary>The key word spelled by <paramref name="lowerCase"/>, or NotAKeyword.</summary>
    public static Keyword Find(ReadOnlySpan<char> lowerCase)
    {
        for (int slot = Hash(lowerCase); ; slot = (slot + 1) & (Slots.Length - 1))
        {
            short keyword = Slots[slot];
            if (keyword == 0 || lowerCase.SequenceEqual(Texts[keyword - 1]))
            {
                return (Keyword)keyword;
            }
        }
    }

    /// <summary>Every key word with its class, and whether it can be an output name without AS.</summary>
    public static IEnumerable<(string Word, KeywordClass Class, bool IsBareLabel)> All => Texts.Select((text, index) => (text, Classes[index], !NeedsAs[index]));

    public static string Text(Keyword keyword) => Texts[(int)keyword - 1];

    public static KeywordClass Class(Keyword keyword) => Classes[(int)keyword - 1];

    /// <summary>True when the word can follow an expression as an output name without AS.</summary>
    public static bool IsBareLabel(Keyword keyword) => !NeedsAs[(int)keyword - 1];

    private static int Hash(ReadOnlySpan<char> text)
    {
        uint hash = 2166136261;
        foreach (char character in text)
        {
            hash = (hash ^ character) * 16777619;
        }

        return (int)((hash ^ (hash >> 15)) & 2047);
    }

    private static short[] BuildSlots()
    {
        short[] slots = new short[2048];
        for (int i = 0; i < Texts.Length; i++)
        {
            int slot = Hash(Texts[i]);
            while (slots[slot] != 0)
            {
                slot = (slot + 1) & (slots.Length - 1);
            }

            slots[slot] = (short)(i + 1);
        }

        return slots;
    }

    private static KeywordClass[] BuildClasses()
    {
        KeywordClass[] classes = new KeywordClass[Texts.Length];
        Mark(ColumnNameWords, classes, KeywordClass.ColumnName);
        Mark(TypeOrFunctionNameWords, classes, KeywordClass.TypeOrFunctionName);
        Mark(ReservedWords, classes, KeywordClass.Reserved);
        return classes;
    }

    private static bool[] BuildNeedsAs()
    {
        bool[] needsAs = new bool[Texts.Length];
        Mark(WordsThatNeedAs, needsAs, true);
        return needsAs;
    }

    private static void Mark<T>(string words, T[] table, T mark)
    {
        foreach (string word in Split(words))
        {
            table[Array.BinarySearch(Texts, word, StringComparer.Ordinal)] = mark;
        }
    }

    private static string[] Split(string words) => words.Split((char[])[' ', '\n'], StringSplitOptions.RemoveEmptyEntries);
}
