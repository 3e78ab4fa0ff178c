using System.Globalization;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values.Extensions;

/// <summary>query_int: numbers that an array has, joined by &amp;, | and !.</summary>
public sealed class IntegerQuery
{
    private const int NestingMax = 1000;

    /// <summary>Operators that may wait for their right side within one pair of parentheses, as in PostgreSQL.</summary>
    private const int WaitingMax = 16;

    private const int DigitsMax = 15;

    private readonly Node _root;

    private IntegerQuery(Node root) => _root = root;

    internal static BaseTypeCode Code { get; } = new("bqarr_in", ValueForm.Text)
    {
        IsComparable = false,
        Parse = static text => Value.FromText(Parse(System.Text.Encoding.UTF8.GetString(text)).ToString()),
    };

    /// <exception cref="SqlErrorException">42601, 54001.</exception>
    public static IntegerQuery Parse(string text)
    {
        int at = 0;
        Node root = ReadOr(text, ref at, 0);
        return at == text.Length ? new IntegerQuery(root) : throw Error();
    }

    public bool Matches(ReadOnlySpan<int> items) => _root.Matches(items);

    public override string ToString() => _root.Print(isInside: false);

    private static Node ReadOr(string text, ref int at, int nesting)
    {
        Node left = ReadAnd(text, ref at, nesting, 0);
        while (Skip(text, ref at, '|'))
        {
            left = new Node('|', left, ReadAnd(text, ref at, nesting, 1), 0);
        }

        return left;
    }

    /// <param name="waiting">Operators that wait for what is read.</param>
    private static Node ReadAnd(string text, ref int at, int nesting, int waiting)
    {
        Node left = ReadOperand(text, ref at, nesting, waiting);
        while (Skip(text, ref at, '&'))
        {
            left = new Node('&', left, ReadOperand(text, ref at, nesting, waiting + 1), 0);
        }

        return left;
    }

    private static Node ReadOperand(string text, ref int at, int nesting, int waiting)
    {
        if (waiting > WaitingMax)
        {
            throw new SqlErrorException(SqlState.StatementTooComplex, "statement too complex");
        }

        SkipBlanks(text, ref at);
        if (Skip(text, ref at, '!'))
        {
            return new Node('!', ReadOperand(text, ref at, nesting, waiting + 1), null, 0);
        }

        Node operand;
        if (Skip(text, ref at, '('))
        {
            operand = nesting < NestingMax ? ReadOr(text, ref at, nesting + 1) : throw new SqlErrorException(SqlState.StatementTooComplex, "stack depth limit exceeded");
            if (!Skip(text, ref at, ')'))
            {
                throw Error();
            }
        }
        else
        {
            operand = new Node(' ', null, null, ReadNumber(text, ref at));
        }

        SkipBlanks(text, ref at);
        return operand;
    }

    /// <summary>Octal behind a zero, up to the first digit that isn't; a sign alone is zero.</summary>
    private static int ReadNumber(string text, ref int at)
    {
        int start = at;
        at += at < text.Length && text[at] == '-' ? 1 : 0;
        int first = at;
        while (at < text.Length && char.IsAsciiDigit(text[at]))
        {
            at++;
        }

        if (at == start || at - start > DigitsMax)
        {
            throw Error();
        }

        int radix = first < at && text[first] == '0' ? 8 : 10;
        long number = 0;
        for (int digit = first; digit < at && text[digit] - '0' < radix; digit++)
        {
            number = (number * radix) + (text[digit] - '0');
        }

        number = first > start ? -number : number;
        return number is >= int.MinValue and <= int.MaxValue ? (int)number : throw Error();
    }

    private static bool Skip(string text, ref int at, char sign)
    {
        bool isThere = at < text.Length && text[at] == sign;
        at += isThere ? 1 : 0;
        return isThere;
    }

    private static void SkipBlanks(string text, ref int at)
    {
        while (Skip(text, ref at, ' '))
        {
        }
    }

    private static SqlErrorException Error() => new(SqlState.SyntaxError, "syntax error");

    private sealed record Node(char Kind, Node? Left, Node? Right, int Number)
    {
        public bool Matches(ReadOnlySpan<int> items) => Kind switch
        {
            '|' => Left!.Matches(items) || Right!.Matches(items),
            '&' => Left!.Matches(items) && Right!.Matches(items),
            '!' => !Left!.Matches(items),
            _ => items.Contains(Number),
        };

        /// <summary>OR in parentheses wherever it is inside of another operator.</summary>
        public string Print(bool isInside) => Kind switch
        {
            '!' => Left!.Kind == ' ' ? "!" + Left.Print(true) : $"!( {Left.Print(false)} )",
            '|' when isInside => $"( {Print(false)} )",
            '|' or '&' => $"{Left!.Print(true)} {Kind} {Right!.Print(true)}",
            _ => Number.ToString(CultureInfo.InvariantCulture),
        };
    }
}
