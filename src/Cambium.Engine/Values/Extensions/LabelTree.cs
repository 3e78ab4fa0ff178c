using System.Buffers;
using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values.Extensions;

/// <summary>ltree: a path of labels, <c>top.science.astronomy</c>. Its text orders as its labels do: the dot comes before every letter.</summary>
public static class LabelTree
{
    internal const int LevelsMax = 0xFFFF;

    private const int LabelMax = 255;

    internal static BaseTypeCode Code { get; } = Text("ltree_in", "ltree", isComparable: true, static text =>
    {
        Require(text);
        return text;
    });

    internal static BaseTypeCode QueryCode { get; } = Text("lquery_in", "lquery", isComparable: false, static text => LabelQuery.Parse(text).ToString());

    internal static BaseTypeCode TextQueryCode { get; } = Text("ltxtq_in", "ltxtquery", isComparable: false, static text => LabelTextQuery.Parse(text).ToString());

    /// <summary>The labels; none of the empty path.</summary>
    public static string[] Labels(string path) => path.Length == 0 ? [] : path.Split('.');

    /// <exception cref="SqlErrorException">42601, 42622, 54000.</exception>
    public static string Require(string text)
    {
        RequireLevels(text, "ltree labels");
        int start = 0;
        for (int at = 0; at <= text.Length && text.Length > 0; at++)
        {
            if (at < text.Length && IsLetter(text[at]))
            {
                continue;
            }

            if (at == start || (at < text.Length && text[at] != '.'))
            {
                throw at == text.Length ? EndOfInput("ltree") : SyntaxError("ltree", at);
            }

            RequireLength(at - start, at);
            start = at + 1;
        }

        return text;
    }

    internal static bool IsLetter(char c) => char.IsLetterOrDigit(c) || c == '_';

    /// <exception cref="SqlErrorException">54000: more labels than PostgreSQL has place for.</exception>
    /// <param name="what">What the message calls them.</param>
    public static void RequireLevels(string text, string what)
    {
        int count = text.AsSpan().Count('.') + 1;
        if (count > LevelsMax)
        {
            throw new SqlErrorException(SqlState.ProgramLimitExceeded, FormattableString.Invariant($"number of {what} ({count}) exceeds the maximum allowed ({LevelsMax})"));
        }
    }

    internal static void RequireLength(int length, int at)
    {
        if (length > LabelMax)
        {
            throw new SqlErrorException(
                SqlState.NameTooLong, "label string is too long",
                FormattableString.Invariant($"Label length is {length}, must be at most {LabelMax}, at character {at + 1}."));
        }
    }

    internal static SqlErrorException SyntaxError(string type, int at) => new(SqlState.SyntaxError, FormattableString.Invariant($"{type} syntax error at character {at + 1}"));

    internal static SqlErrorException EndOfInput(string type) => new(SqlState.SyntaxError, $"{type} syntax error", "Unexpected end of input.");

    /// <summary>In binary a version and the text.</summary>
    private static BaseTypeCode Text(string input, string type, bool isComparable, Func<string, string> read) => new(input, ValueForm.Text)
    {
        IsComparable = isComparable,
        Parse = text => Value.FromText(read(Encoding.UTF8.GetString(text))),
        Receive = bytes => !bytes.IsEmpty && bytes[0] == 1
            ? Value.FromText(read(Encoding.UTF8.GetString(bytes[1..])))
            : throw new SqlErrorException(SqlState.InternalError, $"unsupported {type} version number {(bytes.IsEmpty ? 0 : bytes[0])}"),
        Send = static (in Value value, IBufferWriter<byte> output) =>
        {
            output.Write("\u0001"u8);
            output.Write(value.Utf8);
        },
    };
}
