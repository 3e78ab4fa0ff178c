using System.Text;

namespace Cambium.Sql.Functions.Library;

/// <summary>Reads a number written by a template, place by place; what doesn't belong is skipped.</summary>
internal sealed class NumberReader(NumberTemplate template, string text)
{
    private readonly StringBuilder _digits = new();
    private char _sign = ' ';
    private int _place;
    private int _integerRead;
    private int _fractionRead;
    private bool _pointRead;

    private bool IsAtEnd => _place >= text.Length;

    private char Current => text[_place];

    /// <returns>Sign (or a blank), digits and point, as far as they were there.</returns>
    internal string Read()
    {
        foreach ((NumberMark mark, string _) in template.Marks)
        {
            if (IsAtEnd)
            {
                break;
            }

            switch (mark)
            {
                case NumberMark.Literal:
                    Skip();
                    break;
                case NumberMark.Nine or NumberMark.Zero or NumberMark.Point or NumberMark.LocalePoint:
                    ReadPlace(mark);
                    _place++;
                    break;
                case NumberMark.Comma or NumberMark.GroupSeparator:
                    // No digit is remembered as written here: without FM a separator may come first.
                    _place += !template.IsTight && Current == ',' ? 1 : 0;
                    break;
                case NumberMark.CurrencySymbol:
                    SkipOther(1);
                    break;
                case NumberMark.Ordinal or NumberMark.LowerOrdinal when !template.HasPoint && _sign != '-':
                    SkipOther(2);
                    break;
                case NumberMark.Minus or NumberMark.Plus or NumberMark.PlusOrMinus:
                    if ((Current == '-' && mark != NumberMark.Plus) || (Current == '+' && mark != NumberMark.Minus))
                    {
                        _sign = Current;
                        _place++;
                    }
                    else
                    {
                        SkipOther(1);
                    }

                    break;
            }
        }

        if (_digits.Length > 0 && _digits[^1] == '.')
        {
            _digits.Length--;
        }

        return _sign + _digits.ToString();
    }

    private void ReadPlace(NumberMark mark)
    {
        if (Current == ' ' && ++_place == text.Length)
        {
            return;
        }

        if (_sign == ' ' && mark is NumberMark.Zero or NumberMark.Nine && _integerRead + _fractionRead == 0)
        {
            ReadLeadingSign();
        }

        if (IsAtEnd)
        {
            return;
        }

        bool isRead = false;
        if (char.IsAsciiDigit(Current))
        {
            if (_pointRead && _fractionRead == template.FractionDigits)
            {
                return;
            }

            _digits.Append(Current);
            _fractionRead += _pointRead ? 1 : 0;
            _integerRead += _pointRead ? 0 : 1;
            isRead = true;
        }
        else if (template.HasPoint && !_pointRead && Current == '.')
        {
            _digits.Append('.');
            _pointRead = isRead = true;
        }

        if (_sign == ' ' && _integerRead + _fractionRead > 0)
        {
            ReadTrailingSign(isRead);
        }
    }

    private void ReadLeadingSign()
    {
        bool isSignHere = !template.HasSign || !template.IsSignLast;
        if (isSignHere && Current is ('-' or '+'))
        {
            _sign = Current;
            _place++;
        }
        else if (template.HasBrackets && Current == '<')
        {
            _sign = '-';
            _place++;
        }
    }

    private void ReadTrailingSign(bool isRead)
    {
        if (template.HasSign && isRead)
        {
            if (_place + 1 < text.Length && text[_place + 1] is '-' or '+')
            {
                _sign = text[++_place];
            }
        }
        else if (!isRead && !template.HasSign && (template.HasPlus || template.HasMinus) && Current is '-' or '+')
        {
            _sign = Current;
        }
    }

    private void SkipOther(int count)
    {
        while (count-- > 0 && !IsAtEnd && !char.IsAsciiDigit(Current) && Current is not ('.' or ',' or '+' or '-'))
        {
            Skip();
        }
    }

    private void Skip()
    {
        Rune.DecodeFromUtf16(text.AsSpan(_place), out Rune _, out int length);
        _place += length;
    }
}
