using System.Globalization;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values.Extensions;

/// <summary>Reads the texts of pgvector's types: <c>[1, 2, 3]</c>, and <c>{1:2, 5:3}/7</c> of sparse ones.</summary>
/// <param name="type">For messages.</param>
internal sealed class VectorReader(string text, string type)
{
    private int _at;

    /// <summary>The next character that isn't blank; null at the end.</summary>
    public char? Current
    {
        get
        {
            while (_at < text.Length && Blanks.IsBlank(text[_at]))
            {
                _at++;
            }

            return _at < text.Length ? text[_at] : null;
        }
    }

    public bool Accept(char c)
    {
        bool isThere = Current == c;
        _at += isThere ? 1 : 0;
        return isThere;
    }

    /// <exception cref="SqlErrorException">22P02.</exception>
    public void Expect(char c, string? detail = null)
    {
        if (!Accept(c))
        {
            throw Invalid(detail);
        }
    }

    /// <summary>A number as near as the type can have it.</summary>
    /// <param name="refuseZero">A number that is too small for one that isn't 0 is out of range, too.</param>
    /// <exception cref="SqlErrorException">22P02, 22003.</exception>
    public float Number(Func<float, float> round, bool refuseZero = false)
    {
        _ = Current;
        int start = _at;
        _at = NumberText.EndOf(text, start);
        ReadOnlySpan<char> written = text.AsSpan(start, _at - start);
        if (written.IsEmpty)
        {
            throw Invalid();
        }

        if (char.IsAsciiLetter(written[^1]))
        {
            return written.EndsWith("nan", StringComparison.OrdinalIgnoreCase) ? float.NaN : written[0] == '-' ? float.NegativeInfinity : float.PositiveInfinity;
        }

        float number = round(float.Parse(written, NumberStyles.Float, CultureInfo.InvariantCulture));
        return float.IsInfinity(number) || (refuseZero && number == 0 && IsAnyButZero(written))
            ? throw OutOfRange(written.ToString(), type)
            : number;
    }

    /// <summary>A whole number; one that is too large is the largest.</summary>
    /// <exception cref="SqlErrorException">22P02.</exception>
    public int WholeNumber()
    {
        bool isNegative = Current == '-';
        int start = Current is '+' or '-' ? _at + 1 : _at;
        _at = NumberText.SkipDigits(text, start);
        ReadOnlySpan<char> digits = text.AsSpan(start, _at - start);
        return digits.IsEmpty ? throw Invalid()
            : int.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out int number) ? isNegative ? -number : number
            : isNegative ? -int.MaxValue : int.MaxValue;
    }

    /// <exception cref="SqlErrorException">22P02.</exception>
    public void RequireEnd(string detail)
    {
        if (Current is not null)
        {
            throw Invalid(detail);
        }
    }

    public SqlErrorException Invalid(string? detail = null) => new(SqlState.InvalidTextRepresentation, $"invalid input syntax for type {type}: \"{text}\"", detail);

    public static SqlErrorException OutOfRange(string number, string type) => new(SqlState.NumericValueOutOfRange, $"\"{number}\" is out of range for type {type}");

    private static bool IsAnyButZero(ReadOnlySpan<char> written)
    {
        int exponent = written.IndexOfAny('e', 'E');
        return (exponent < 0 ? written : written[..exponent]).IndexOfAnyInRange('1', '9') >= 0;
    }
}
