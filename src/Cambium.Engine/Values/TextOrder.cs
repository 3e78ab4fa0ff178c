using System.Collections.Concurrent;
using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using ICU4N;
using ICU4N.Globalization;
using ICU4N.Text;

namespace Cambium.Engine.Values;

/// <summary>
/// The order that ICU has for texts of a locale. Keys are ICU's sort keys, made by a library that comes with the server: they are the same on every machine, as the log wants them.
/// </summary>
public sealed class TextOrder : IEquatable<TextOrder>
{
    /// <summary>The ending of the names of those collations that every database has.</summary>
    public const string Suffix = "-x-icu";

    /// <summary>Version of the rules for texts of any language that come with the server; those of a locale have more in theirs.</summary>
    public const string RulesVersion = "153.80";

    private static readonly ConcurrentDictionary<string, TextOrder?> s_known = new();

    // A collator is no thread's but one's: sessions run on threads of their own.
    private readonly ThreadLocal<Collator> _collator;
    private readonly Lazy<UCultureInfo> _culture;

    private TextOrder(string collation, string locale, bool isDeterministic)
    {
        Collation = collation;
        Locale = locale;
        IsDeterministic = isDeterministic;
        _culture = new(() => new UCultureInfo(locale));
        _collator = new(() => Collator.GetInstance(_culture.Value));
    }

    /// <summary>Name or reference of the collation.</summary>
    public string Collation { get; }

    /// <summary>As it was written: de-AT, und-u-ks-level2, en@colStrength=secondary.</summary>
    public string Locale { get; }

    /// <summary>Whether only texts of the same bytes are equal; others that ICU finds equal are ordered by bytes.</summary>
    public bool IsDeterministic { get; }

    /// <summary>Version of ICU's rules for the locale.</summary>
    public string Version
    {
        get
        {
            string version = _collator.Value!.GetVersion().ToString();
            while (version.EndsWith(".0", StringComparison.Ordinal) && version.Count(static letter => letter == '.') > 1)
            {
                version = version[..^2];
            }

            return version;
        }
    }

    /// <summary>The order behind the name or reference of a collation; null for those that order by bytes.</summary>
    public static TextOrder? Of(string? collation) => collation is null ? null : s_known.GetOrAdd(collation, static known =>
        CollationDefinition.LocaleOf(known) is var (locale, isDeterministic) ? new TextOrder(known, locale, isDeterministic)
        : known.EndsWith(Suffix, StringComparison.Ordinal) ? new TextOrder(known, known[..^Suffix.Length], isDeterministic: true)
        : null);

    /// <summary>The order of a locale.</summary>
    /// <exception cref="SqlErrorException">22023: nothing that ICU could read.</exception>
    public static TextOrder Open(string locale, bool isDeterministic)
    {
        TextOrder order = new("", locale, isDeterministic);
        try
        {
            _ = order._collator.Value;
        }
        catch (Exception error) when (error is not OutOfMemoryException)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"could not open collator for locale \"{locale}\": U_ILLEGAL_ARGUMENT_ERROR", error.Message);
        }

        return order;
    }

    /// <summary>
    /// Beyond ASCII by the keys that trees have: the library's comparison has a way of its own through texts in Latin letters, on which it finds <c>öss</c> before <c>oß</c> and
    /// its keys don't.
    /// </summary>
    public int Compare(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right)
    {
        int order = left.SequenceEqual(right) ? 0
            : Ascii.IsValid(left) && Ascii.IsValid(right) ? _collator.Value!.Compare(Encoding.ASCII.GetString(left), Encoding.ASCII.GetString(right))
            : Key(left).AsSpan().SequenceCompareTo(Key(right));
        return order == 0 && IsDeterministic ? left.SequenceCompareTo(right) : order;
    }

    /// <summary>Bytes that sort as texts do, with a zero at their end and nowhere else.</summary>
    public byte[] Key(ReadOnlySpan<byte> text) => _collator.Value!.GetCollationKey(Encoding.UTF8.GetString(text)).ToByteArray();

    /// <summary>Bytes that are the same for equal texts.</summary>
    public ReadOnlySpan<byte> Identity(ReadOnlySpan<byte> text) => IsDeterministic ? text : Key(text);

    public string ToUpper(string text) => UChar.ToUpper(_culture.Value, text);

    public string ToLower(string text) => UChar.ToLower(_culture.Value, text);

    /// <summary>The first letter of each word is large, the others small.</summary>
    public string ToTitle(string text) => UChar.ToTitleCase(_culture.Value, text, null);

    public bool Equals(TextOrder? other) => ReferenceEquals(this, other) || (other is not null && other.Collation == Collation);

    public override bool Equals(object? obj) => Equals(obj as TextOrder);

    public override int GetHashCode() => Collation.GetHashCode(StringComparison.Ordinal);
}
