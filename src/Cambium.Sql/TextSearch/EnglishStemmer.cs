namespace Cambium.Sql.TextSearch;

/// <summary>
/// The English (Porter2) stemmer of M. F. Porter, as described at snowballstem.org: takes endings off a word in lower case, so that its forms
/// become one lexeme.
/// </summary>
internal static class EnglishStemmer
{
    private const string Doubles = "bdfgmnprt";
    private const string LiEndings = "cdeghkmnrt";

    private static readonly Dictionary<string, string> s_exceptions = new(StringComparer.Ordinal)
    {
        ["skis"] = "ski", ["skies"] = "sky", ["dying"] = "die", ["lying"] = "lie", ["tying"] = "tie", ["idly"] = "idl", ["gently"] = "gentl",
        ["ugly"] = "ugli", ["early"] = "earli", ["only"] = "onli", ["singly"] = "singl", ["sky"] = "sky", ["news"] = "news", ["howe"] = "howe",
        ["atlas"] = "atlas", ["cosmos"] = "cosmos", ["bias"] = "bias", ["andes"] = "andes",
    };

    /// <summary>Words that stay so after the plural's s is gone.</summary>
    private static readonly HashSet<string> s_kept = new(StringComparer.Ordinal) { "inning", "outing", "canning", "herring", "earring", "proceed", "exceed", "succeed" };

    // The longest ending that fits decides, so longer ones stand first.
    private static readonly (string Ending, string Replacement)[] s_step2 =
    [
        ("ization", "ize"), ("ational", "ate"), ("fulness", "ful"), ("ousness", "ous"), ("iveness", "ive"), ("tional", "tion"), ("biliti", "ble"),
        ("lessli", "less"), ("entli", "ent"), ("ation", "ate"), ("alism", "al"), ("aliti", "al"), ("ousli", "ous"), ("iviti", "ive"), ("fulli", "ful"),
        ("enci", "ence"), ("anci", "ance"), ("abli", "able"), ("izer", "ize"), ("ator", "ate"), ("alli", "al"), ("bli", "ble"), ("ogi", "og"), ("li", ""),
    ];

    private static readonly (string Ending, string Replacement)[] s_step3 =
    [
        ("ational", "ate"), ("tional", "tion"), ("alize", "al"), ("icate", "ic"), ("iciti", "ic"), ("ative", ""), ("ical", "ic"), ("ness", ""), ("ful", ""),
    ];

    private static readonly string[] s_step4 =
    [
        "ement", "ance", "ence", "able", "ible", "ment", "ant", "ent", "ism", "ate", "iti", "ous", "ive", "ize", "ion", "al", "er", "ic",
    ];

    public static string Stem(string word)
    {
        if (word.Length <= 2)
        {
            return word;
        }

        if (s_exceptions.TryGetValue(word, out string? exception))
        {
            return exception;
        }

        string stem = MarkConsonants(word.TrimStart('\''));
        (int first, int second) = Regions(stem);
        stem = Step0(stem);
        stem = Step1A(stem);
        if (s_kept.Contains(stem))
        {
            return stem;
        }

        stem = Step1B(stem, first);
        stem = Step1C(stem);
        stem = Step2(stem, first);
        stem = Step3(stem, first, second);
        stem = Step4(stem, second);
        return Step5(stem, first, second).Replace('Y', 'y');
    }

    /// <summary>A y at the beginning or after a vowel is a consonant, written Y.</summary>
    private static string MarkConsonants(string word)
    {
        char[] letters = word.ToCharArray();
        for (int i = 0; i < letters.Length; i++)
        {
            if (letters[i] == 'y' && (i == 0 || IsVowel(letters[i - 1])))
            {
                letters[i] = 'Y';
            }
        }

        return new string(letters);
    }

    private static (int First, int Second) Regions(string word)
    {
        string? prefix = Array.Find(["gener", "commun", "arsen"], start => word.StartsWith(start, StringComparison.Ordinal));
        int first = prefix?.Length ?? RegionAfter(word, 0);
        return (first, RegionAfter(word, first));
    }

    /// <summary>The place behind the first consonant that follows a vowel.</summary>
    private static int RegionAfter(string word, int start)
    {
        for (int i = start + 1; i < word.Length; i++)
        {
            if (!IsVowel(word[i]) && IsVowel(word[i - 1]))
            {
                return i + 1;
            }
        }

        return word.Length;
    }

    private static string Step0(string word) =>
        Cut(word, "'s'") ?? Cut(word, "'s") ?? Cut(word, "'") ?? word;

    private static string Step1A(string word)
    {
        if (Cut(word, "sses") is { } sses)
        {
            return sses + "ss";
        }

        if ((Cut(word, "ied") ?? Cut(word, "ies")) is { } ie)
        {
            return ie + (ie.Length > 1 ? "i" : "ie");
        }

        if (Ends(word, "us") || Ends(word, "ss"))
        {
            return word;
        }

        return Cut(word, "s") is { } s && HasVowel(s, s.Length - 1) ? s : word;
    }

    private static string Step1B(string word, int first)
    {
        if ((Cut(word, "eedly") ?? Cut(word, "eed")) is { } ee)
        {
            return ee.Length >= first ? ee + "ee" : word;
        }

        string? stem = Cut(word, "ingly") ?? Cut(word, "edly") ?? Cut(word, "ing") ?? Cut(word, "ed");
        if (stem is null || !HasVowel(stem, stem.Length))
        {
            return word;
        }

        if (Ends(stem, "at") || Ends(stem, "bl") || Ends(stem, "iz"))
        {
            return stem + "e";
        }

        if (stem.Length > 1 && stem[^1] == stem[^2] && Doubles.Contains(stem[^1], StringComparison.Ordinal))
        {
            return stem[..^1];
        }

        return stem.Length <= first && EndsInShortSyllable(stem) ? stem + "e" : stem;
    }

    private static string Step1C(string word) =>
        word.Length > 2 && word[^1] is 'y' or 'Y' && !IsVowel(word[^2]) ? word[..^1] + "i" : word;

    private static string Step2(string word, int first)
    {
        foreach ((string ending, string replacement) in s_step2)
        {
            if (Cut(word, ending) is { } stem)
            {
                bool fits = stem.Length >= first
                    && (ending != "ogi" || Ends(stem, "l")) && (ending != "li" || (stem.Length > 0 && LiEndings.Contains(stem[^1], StringComparison.Ordinal)));
                return fits ? stem + replacement : word;
            }
        }

        return word;
    }

    private static string Step3(string word, int first, int second)
    {
        foreach ((string ending, string replacement) in s_step3)
        {
            if (Cut(word, ending) is { } stem)
            {
                return stem.Length >= (ending == "ative" ? Math.Max(first, second) : first) ? stem + replacement : word;
            }
        }

        return word;
    }

    private static string Step4(string word, int second)
    {
        foreach (string ending in s_step4)
        {
            if (Cut(word, ending) is { } stem)
            {
                return stem.Length >= second && (ending != "ion" || Ends(stem, "s") || Ends(stem, "t")) ? stem : word;
            }
        }

        return word;
    }

    private static string Step5(string word, int first, int second)
    {
        if (Cut(word, "e") is { } e)
        {
            return e.Length >= second || (e.Length >= first && !EndsInShortSyllable(e)) ? e : word;
        }

        return Cut(word, "l") is { } l && l.Length >= second && Ends(l, "l") ? l : word;
    }

    /// <summary>Consonant, vowel, consonant other than w, x and Y; or vowel and consonant alone.</summary>
    private static bool EndsInShortSyllable(string word)
    {
        int last = word.Length - 1;
        if (last < 1 || IsVowel(word[last]) || !IsVowel(word[last - 1]))
        {
            return false;
        }

        return last == 1 || (!IsVowel(word[last - 2]) && word[last] is not ('w' or 'x' or 'Y'));
    }

    private static bool HasVowel(string word, int length) => word.Take(length).Any(IsVowel);

    private static bool IsVowel(char letter) => letter is 'a' or 'e' or 'i' or 'o' or 'u' or 'y';

    private static bool Ends(string word, string ending) => word.EndsWith(ending, StringComparison.Ordinal);

    private static string? Cut(string word, string ending) => Ends(word, ending) ? word[..^ending.Length] : null;
}
