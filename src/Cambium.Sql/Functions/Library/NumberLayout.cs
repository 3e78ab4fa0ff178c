using System.Text;

namespace Cambium.Sql.Functions.Library;

/// <summary>Puts the digits of one number into the places of a template.</summary>
internal sealed class NumberLayout(NumberTemplate template, string integer, string fraction, bool isNegative)
{
    private readonly StringBuilder _text = new();
    private bool _started;

    internal string Write()
    {
        int place = 0;
        int fractionPlace = 0;
        int firstZero = template.Marks.TakeWhile(mark => mark is not ("." or "D")).Where(mark => mark is "9" or "0").ToList().IndexOf("0");
        int fractionKept = FractionKept();
        bool pointSeen = false;
        for (int i = 0; i < template.Marks.Count; i++)
        {
            string mark = template.Marks[i];
            switch (mark)
            {
                case "9" or "0" when !pointSeen:
                    WriteInteger(place++, firstZero);
                    break;
                case "9" or "0":
                    if (fractionPlace < fractionKept)
                    {
                        _text.Append(fraction[fractionPlace]);
                    }

                    fractionPlace++;
                    break;
                case "." or "D":
                    Start();
                    pointSeen = true;
                    _text.Append('.');
                    break;
                case "," or "G":
                    _text.Append(_started ? "," : template.Fills ? " " : "");
                    break;
                case "MI":
                    _text.Append(isNegative ? "-" : template.Fills ? " " : "");
                    break;
                case "PL":
                    _text.Append(isNegative ? template.Fills ? " " : "" : "+");
                    break;
                case "SG":
                    _text.Append(isNegative ? '-' : '+');
                    break;
                case "S" when _started:
                    _text.Append(isNegative ? '-' : '+');
                    break;
                case "PR":
                    _text.Append(isNegative ? ">" : template.Fills ? " " : "");
                    break;
                case "TH":
                    _text.Append(isNegative || template.FractionDigits > 0 ? "" : Ordinal());
                    break;
                case "L":
                    _text.Append(template.Fills ? " " : "");
                    break;
                case ['"', .. string literal]:
                    _text.Append(literal);
                    break;
            }
        }

        return _text.ToString();
    }

    private void WriteInteger(int place, int firstZero)
    {
        int digit = place - (template.IntegerDigits - integer.Length);
        if (digit >= 0 || (firstZero >= 0 && place >= firstZero))
        {
            Start();
            _text.Append(digit >= 0 ? integer[digit] : '0');
        }
        else if (template.Fills)
        {
            _text.Append(' ');
        }
    }

    /// <summary>The sign goes directly before the first digit.</summary>
    private void Start()
    {
        if (_started)
        {
            return;
        }

        _started = true;
        if (!template.HasSign)
        {
            _text.Append(isNegative ? "-" : template.Fills ? " " : "");
        }
        else if (template.Marks.IndexOf("S") is >= 0 and int at && at < template.Marks.FindIndex(mark => mark is "9" or "0" or "." or "D"))
        {
            _text.Append(isNegative ? '-' : '+');
        }
        else if (template.Marks.Contains("PR"))
        {
            _text.Append(isNegative ? "<" : template.Fills ? " " : "");
        }
    }

    /// <summary>With FM, zeros at the end are kept only where the template has 0.</summary>
    private int FractionKept()
    {
        if (template.Fills)
        {
            return fraction.Length;
        }

        int required = template.Marks.SkipWhile(mark => mark is not ("." or "D")).Where(mark => mark is "9" or "0").ToList().LastIndexOf("0") + 1;
        return Math.Max(required, fraction.TrimEnd('0').Length);
    }

    private string Ordinal()
    {
        int last = integer.Length > 0 ? integer[^1] - '0' : 0;
        bool isTeen = integer.Length > 1 && integer[^2] == '1';
        return isTeen ? "th" : last switch
        {
            1 => "st",
            2 => "nd",
            3 => "rd",
            _ => "th",
        };
    }
}
