using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Functions.Library;

/// <summary>A template for numbers like FM999,990.00MI, split into its marks, with what they ask for together.</summary>
internal sealed class NumberTemplate
{
    private static readonly (string Text, NumberMark Mark)[] s_marks =
    [
        ("EEEE", NumberMark.Scientific), ("FM", NumberMark.FillMode), ("MI", NumberMark.Minus), ("PL", NumberMark.Plus), ("PR", NumberMark.Brackets), ("RN", NumberMark.Roman),
        ("rn", NumberMark.LowerRoman), ("SG", NumberMark.PlusOrMinus), ("SP", NumberMark.Space), ("TH", NumberMark.Ordinal), ("th", NumberMark.LowerOrdinal),
        (",", NumberMark.Comma), (".", NumberMark.Point), ("0", NumberMark.Zero), ("9", NumberMark.Nine), ("B", NumberMark.Blank), ("C", NumberMark.Currency),
        ("D", NumberMark.LocalePoint), ("G", NumberMark.GroupSeparator), ("L", NumberMark.CurrencySymbol), ("S", NumberMark.Sign), ("V", NumberMark.Shift),
    ];

    private static readonly ParsedTexts<string, NumberTemplate> s_parsed = new(Parse);

    private bool _isBlank;

    /// <summary>Marks in their order; a literal with its character.</summary>
    internal List<(NumberMark Mark, string Text)> Marks { get; } = [];

    /// <summary>Digits before the point.</summary>
    internal int IntegerDigits { get; private set; }

    internal int FractionDigits { get; private set; }

    /// <summary>Digits after V.</summary>
    internal int ShiftDigits { get; private set; }

    /// <summary>Place of the first 0, from 1; 0 without.</summary>
    internal int ZeroStart { get; private set; }

    /// <summary>Digits up to the last 0.</summary>
    internal int ZeroEnd { get; private set; }

    internal bool HasZero { get; private set; }

    internal bool HasPoint { get; private set; }

    /// <summary>FM: without padding.</summary>
    internal bool IsTight { get; private set; }

    internal bool HasMinus { get; private set; }

    internal bool HasPlus { get; private set; }

    internal bool HasBrackets { get; private set; }

    internal bool HasShift { get; private set; }

    internal bool IsRoman { get; private set; }

    internal bool IsScientific { get; private set; }

    /// <summary>S: before the number (with this many digits before it), or behind.</summary>
    internal bool HasSign { get; private set; }

    internal bool IsSignLast { get; private set; }

    internal int DigitsBeforeSign { get; private set; }

    /// <exception cref="SqlErrorException">42601: marks that don't go together.</exception>
    internal static NumberTemplate Get(string template) => s_parsed.Get(template);

    private static NumberTemplate Parse(string template)
    {
        NumberTemplate parsed = new();
        for (int i = 0; i < template.Length;)
        {
            if (template[i] == '"')
            {
                i = parsed.AddQuoted(template, i + 1);
                continue;
            }

            (string text, NumberMark mark) = s_marks.FirstOrDefault(candidate => StartsWith(template, i, candidate));
            if (text is null)
            {
                i += template[i] == '\\' && i + 1 < template.Length && template[i + 1] == '"' ? 1 : 0;
                i += parsed.AddLiteral(template, i);
                continue;
            }

            i += text.Length;
            parsed.Add(mark);
            parsed.Marks.Add((mark, text));
        }

        return parsed;
    }

    /// <summary>Letters count in either case, but of RN and TH each case is a mark of its own.</summary>
    private static bool StartsWith(string template, int at, (string Text, NumberMark Mark) candidate) =>
        string.Compare(template, at, candidate.Text, 0, candidate.Text.Length,
            candidate.Mark is NumberMark.Roman or NumberMark.LowerRoman or NumberMark.Ordinal or NumberMark.LowerOrdinal ? StringComparison.Ordinal : StringComparison.OrdinalIgnoreCase) == 0
        && (candidate.Text.Length == 1 || template[at..(at + candidate.Text.Length)] is var found && (found == candidate.Text || found == candidate.Text.ToLowerInvariant()));

    private int AddQuoted(string template, int i)
    {
        while (i < template.Length && template[i] != '"')
        {
            i += template[i] == '\\' && i + 1 < template.Length ? 1 : 0;
            i += AddLiteral(template, i);
        }

        return i + 1;
    }

    private int AddLiteral(string template, int i)
    {
        Rune.DecodeFromUtf16(template.AsSpan(i), out Rune _, out int length);
        Marks.Add((NumberMark.Literal, template.Substring(i, length)));
        return length;
    }

    private void Add(NumberMark mark)
    {
        Refuse(IsScientific && mark != NumberMark.Scientific, "\"EEEE\" must be the last pattern used");
        switch (mark)
        {
            case NumberMark.Nine:
                Refuse(HasBrackets, "\"9\" must be ahead of \"PR\"");
                CountDigit();
                break;
            case NumberMark.Zero:
                Refuse(HasBrackets, "\"0\" must be ahead of \"PR\"");
                if (!HasZero && !HasPoint)
                {
                    HasZero = true;
                    ZeroStart = IntegerDigits + 1;
                }

                IntegerDigits += HasPoint ? 0 : 1;
                FractionDigits += HasPoint ? 1 : 0;
                ZeroEnd = IntegerDigits + FractionDigits;
                break;
            case NumberMark.Blank:
                _isBlank |= IntegerDigits + FractionDigits == 0 && !HasZero;
                break;
            case NumberMark.LocalePoint or NumberMark.Point:
                Refuse(HasPoint, "multiple decimal points");
                Refuse(HasShift, "cannot use \"V\" and decimal point together");
                HasPoint = true;
                break;
            case NumberMark.FillMode:
                IsTight = true;
                break;
            case NumberMark.Shift:
                Refuse(HasPoint, "cannot use \"V\" and decimal point together");
                HasShift = true;
                break;
            case NumberMark.Roman or NumberMark.LowerRoman:
                IsRoman = true;
                break;
            case NumberMark.Scientific:
                Refuse(IsScientific, "cannot use \"EEEE\" twice");
                if (_isBlank || IsTight || HasSign || HasBrackets || HasMinus || HasPlus || IsRoman || HasShift)
                {
                    throw new SqlErrorException(SqlState.SyntaxError, "\"EEEE\" is incompatible with other formats",
                        detail: "\"EEEE\" may only be used together with digit and decimal point patterns.");
                }

                IsScientific = true;
                break;
            default:
                AddSign(mark);
                break;
        }
    }

    private void CountDigit()
    {
        if (HasShift)
        {
            ShiftDigits++;
        }
        else if (HasPoint)
        {
            FractionDigits++;
        }
        else
        {
            IntegerDigits++;
        }
    }

    private void AddSign(NumberMark mark)
    {
        switch (mark)
        {
            case NumberMark.Sign:
                Refuse(HasSign, "cannot use \"S\" twice");
                Refuse(HasPlus || HasMinus || HasBrackets, "cannot use \"S\" and \"PL\"/\"MI\"/\"SG\"/\"PR\" together");
                HasSign = true;
                IsSignLast = HasPoint;
                DigitsBeforeSign = IntegerDigits;
                break;
            case NumberMark.Minus:
                Refuse(HasSign, "cannot use \"S\" and \"MI\" together");
                HasMinus = true;
                break;
            case NumberMark.Plus:
                Refuse(HasSign, "cannot use \"S\" and \"PL\" together");
                HasPlus = true;
                break;
            case NumberMark.PlusOrMinus:
                Refuse(HasSign, "cannot use \"S\" and \"SG\" together");
                HasPlus = HasMinus = true;
                break;
            case NumberMark.Brackets:
                Refuse(HasSign || HasPlus || HasMinus, "cannot use \"PR\" and \"S\"/\"PL\"/\"MI\"/\"SG\" together");
                HasBrackets = true;
                break;
        }
    }

    private static void Refuse(bool isWrong, string message)
    {
        if (isWrong)
        {
            throw new SqlErrorException(SqlState.SyntaxError, message);
        }
    }
}
