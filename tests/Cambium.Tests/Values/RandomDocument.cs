using System.Globalization;
using System.Text;

namespace Cambium.Tests.Values;

/// <summary>
/// JSON texts made by chance: names that repeat, are empty, differ in length or need escapes, brackets and backslashes within strings, strings that are longer
/// than what is looked at in one step, numbers in all forms, blanks wherever there can be some.
/// </summary>
internal sealed class RandomDocument(Random random)
{
    private static readonly string[] s_names = ["", "a", "b", "c", "ab", "ba", "\\u0061", "é", "\\u00e9", "k\\\"", "\\\\", "{x", "]", "\\n", "long name", "another long name, longer", "\\ud83d\\ude00"];
    private static readonly string[] s_pieces = ["x", "y z", "{", "}", "[", "]", ", ", ": ", "\\\"", "\\\\", "\\\\\\\"", "\\n", "\\u0001", "\\u00df", "ß", "€", "\\ud83d\\ude00", "/", "\\/", "1.0", "null"];
    private static readonly string[] s_numbers =
    [
        "0", "1", "-1", "1.0", "1.00", "1.5", "1.50", "-0.5", "-0", "-0.0", "10", "100", "1e2", "1E-2", "12.3e+1", "2", "3", "123456789012345678901234567890", "0.1000000000000000000000000000001",
    ];

    /// <summary>Names as texts, which documents may have or not.</summary>
    internal static readonly string[] Names = ["", "a", "b", "ab", "é", "k\"", "\\", "{x", "]", "\n", "long name", "another long name, longer", "😀", "missing", "x\\y"];

    internal string Next(int depth)
    {
        StringBuilder text = new();
        Append(text, depth);
        return text.ToString();
    }

    /// <summary>An array or object.</summary>
    internal string NextContainer(int depth)
    {
        StringBuilder text = new();
        AppendContainer(text, depth, random.Next(2) == 0);
        return text.ToString();
    }

    internal string NextName() => Names[random.Next(Names.Length)];

    private void Append(StringBuilder text, int depth)
    {
        AppendBlanks(text);
        switch (random.Next(depth > 0 ? 10 : 5))
        {
            case 0:
                text.Append("null");
                break;
            case 1:
                text.Append(random.Next(2) == 0 ? "true" : "false");
                break;
            case 2:
                text.Append(s_numbers[random.Next(s_numbers.Length)]);
                break;
            case 3:
                text.Append(random.Next(1000).ToString(CultureInfo.InvariantCulture));
                break;
            case 4:
                AppendString(text);
                break;
            case <= 7:
                AppendContainer(text, depth, isObject: true);
                break;
            default:
                AppendContainer(text, depth, isObject: false);
                break;
        }

        AppendBlanks(text);
    }

    private void AppendContainer(StringBuilder text, int depth, bool isObject)
    {
        text.Append(isObject ? '{' : '[');
        int count = random.Next(6);
        for (int i = 0; i < count; i++)
        {
            text.Append(i > 0 ? "," : "");
            if (isObject)
            {
                AppendBlanks(text);
                text.Append('"').Append(s_names[random.Next(s_names.Length)]).Append('"');
                AppendBlanks(text);
                text.Append(':');
            }

            Append(text, depth - 1);
        }

        if (count == 0)
        {
            AppendBlanks(text);
        }

        text.Append(isObject ? '}' : ']');
    }

    private void AppendString(StringBuilder text)
    {
        text.Append('"');
        for (int pieces = random.Next(5); pieces > 0; pieces--)
        {
            text.Append(random.Next(6) == 0 ? new string('s', random.Next(100)) : s_pieces[random.Next(s_pieces.Length)]);
        }

        text.Append('"');
    }

    private void AppendBlanks(StringBuilder text)
    {
        if (random.Next(4) == 0)
        {
            text.Append(random.Next(3) switch { 0 => "\n", 1 => "\t ", _ => " " });
        }
    }
}
