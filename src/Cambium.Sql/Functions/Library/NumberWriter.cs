using System.Text;

namespace Cambium.Sql.Functions.Library;

/// <summary>Writes the digits of one number into the places of a template.</summary>
/// <param name="template">Where they go.</param>
/// <param name="digits">Without sign, rounded to the template's digits; # where it has too few places.</param>
/// <param name="isNegative">The number's sign.</param>
/// <param name="places">Before the point, those behind V too.</param>
internal sealed class NumberWriter(NumberTemplate template, string digits, bool isNegative, int places)
{
    private readonly StringBuilder _text = new();
    private readonly int _zeroStart = template.ZeroStart - 1;
    private readonly bool _hasBrackets = template.HasBrackets && (isNegative || !template.IsTight);

    /// <summary>Places before the first digit.</summary>
    private readonly int _leading = Math.Max(0, places - IntegerLength(digits));

    /// <summary>Index of the last digit that FM keeps, the point when it keeps none; -1: all are kept.</summary>
    private int _lastKept = -1;

    private bool _signWritten;
    private bool _digitWritten;
    private int _place;
    private int _next;

    private bool IsSignLast => template.HasSign && (template.IsSignLast || places == template.DigitsBeforeSign);

    internal string Write()
    {
        _signWritten = template.HasPlus || template.HasMinus
            ? template.HasMinus
            : !isNegative && template.IsTight && !template.HasSign;
        if (template.IsTight && template.HasPoint)
        {
            _lastKept = LastKept();
        }

        int count = template.FractionDigits + places - 1 + (!_signWritten && _leading == 0 ? 1 : 0);
        foreach ((NumberMark mark, string text) in template.Marks)
        {
            switch (mark)
            {
                case NumberMark.Literal:
                    _text.Append(text);
                    break;
                case NumberMark.Nine or NumberMark.Zero or NumberMark.Point or NumberMark.LocalePoint:
                    WritePlace(mark, count);
                    break;
                case NumberMark.Comma or NumberMark.GroupSeparator:
                    _text.Append(_digitWritten ? "," : template.IsTight ? "" : " ");
                    break;
                case NumberMark.CurrencySymbol:
                    _text.Append(' ');
                    break;
                case NumberMark.Ordinal or NumberMark.LowerOrdinal when digits[0] != '#' && !isNegative && !template.HasPoint:
                    _text.Append(mark == NumberMark.Ordinal ? Ordinal().ToUpperInvariant() : Ordinal());
                    break;
                case NumberMark.Minus:
                    _text.Append(isNegative ? "-" : template.IsTight ? "" : " ");
                    break;
                case NumberMark.Plus:
                    _text.Append(!isNegative ? "+" : template.IsTight ? "" : " ");
                    break;
                case NumberMark.PlusOrMinus:
                    _text.Append(isNegative ? '-' : '+');
                    break;
            }
        }

        return _text.ToString();
    }

    private static int IntegerLength(string digits) => digits.IndexOf('.', StringComparison.Ordinal) is >= 0 and int point ? point : digits.Length;

    private int LastKept()
    {
        int point = digits.IndexOf('.', StringComparison.Ordinal);
        if (point < 0)
        {
            return -1;
        }

        int last = Math.Max(point, digits.AsSpan().LastIndexOfAnyExcept('0'));
        return template.ZeroEnd > _leading ? Math.Max(last, Math.Min(digits.Length - 1, template.ZeroEnd - _leading)) : last;
    }

    /// <summary>"9.9" writes .1 for 0.1, with a blank in the zero's place.</summary>
    private bool IsZeroBeforePoint => !template.HasZero && _next == 0 && digits[0] == '0' && template.FractionDigits != 0;

    private bool EndsWithPoint => _lastKept >= 0 && digits[_lastKept] == '.';

    private void WritePlace(NumberMark mark, int count)
    {
        _digitWritten = false;
        if (!_signWritten && (_place >= _leading || (template.HasZero && _zeroStart == _place)) && (!IsZeroBeforePoint || EndsWithPoint))
        {
            WriteSign();
        }

        if (_place < _leading && (_zeroStart > _place || !template.HasZero))
        {
            _text.Append(template.IsTight ? "" : " ");
        }
        else if (_place < _leading)
        {
            _text.Append('0');
            _digitWritten = true;
        }
        else
        {
            WriteDigit(mark);
            _next = Math.Min(_next + 1, digits.Length);
        }

        int end = _lastKept >= 0 && _lastKept == _next ? _place : count + (_leading > 0 ? 1 : 0) + (template.HasPoint ? 1 : 0);
        if (_place + 1 == end)
        {
            if (_signWritten && _hasBrackets)
            {
                _text.Append(isNegative ? '>' : ' ');
            }
            else if (IsSignLast)
            {
                _text.Append(isNegative ? '-' : '+');
            }
        }

        _place++;
    }

    private void WriteSign()
    {
        if (template.HasSign)
        {
            if (!IsSignLast)
            {
                _text.Append(isNegative ? '-' : '+');
                _signWritten = true;
            }

            return;
        }

        if (_hasBrackets)
        {
            _text.Append(isNegative ? '<' : ' ');
        }
        else if (isNegative)
        {
            _text.Append('-');
        }
        else if (!template.IsTight)
        {
            _text.Append(' ');
        }

        _signWritten = true;
    }

    private void WriteDigit(NumberMark mark)
    {
        char digit = _next < digits.Length ? digits[_next] : '\0';
        if (digit == '.')
        {
            _text.Append('.');
        }
        else if (_lastKept >= 0 && _next > _lastKept && mark != NumberMark.Zero)
        {
            // A zero that FM leaves out.
        }
        else if (IsZeroBeforePoint)
        {
            _text.Append(!template.IsTight ? " " : EndsWithPoint ? "0" : "");
        }
        else
        {
            if (digit != '\0')
            {
                _text.Append(digit);
            }

            _digitWritten = true;
        }
    }

    private string Ordinal() => digits.Length > 1 && digits[^2] == '1' ? "th" : digits[^1] switch
    {
        '1' => "st",
        '2' => "nd",
        '3' => "rd",
        _ => "th",
    };
}
