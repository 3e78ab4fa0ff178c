using Cambium.Engine.Errors;

namespace Cambium.Sql.Functions.Library;

/// <summary>A template for numbers, split into its marks.</summary>
internal sealed class NumberTemplate
{
    private static readonly string[] s_marks = ["EEEE", "FM", "MI", "PL", "SG", "PR", "RN", "TH", "9", "0", ".", ",", "D", "G", "S", "V", "L", "B"];

    /// <summary>Marks in upper case in their order; literal text in quotes.</summary>
    internal List<string> Marks { get; } = [];

    internal int IntegerDigits { get; private set; }

    internal int FractionDigits { get; private set; }

    /// <summary>Digits after V.</summary>
    internal int Shift { get; private set; }

    internal bool Fills { get; private set; } = true;

    internal bool IsRoman { get; private set; }

    internal bool IsScientific { get; private set; }

    /// <summary>Whether the template says where the sign goes; PL only adds a plus.</summary>
    internal bool HasSign { get; private set; }

    internal static NumberTemplate Parse(string template)
    {
        NumberTemplate parsed = new();
        bool pointSeen = false;
        bool shiftSeen = false;
        for (int i = 0; i < template.Length;)
        {
            if (template[i] == '"')
            {
                int end = template.IndexOf('"', i + 1);
                end = end < 0 ? template.Length : end;
                parsed.Marks.Add("\"" + template[(i + 1)..end]);
                i = end + 1;
                continue;
            }

            string? mark = s_marks.FirstOrDefault(candidate => string.Compare(template, i, candidate, 0, candidate.Length, StringComparison.OrdinalIgnoreCase) == 0);
            if (mark is null)
            {
                parsed.Marks.Add("\"" + template[i++]);
                continue;
            }

            i += mark.Length;
            switch (mark)
            {
                case "FM":
                    parsed.Fills = false;
                    continue;
                case "9" or "0" when pointSeen:
                    parsed.FractionDigits++;
                    break;
                case "9" or "0":
                    parsed.IntegerDigits++;
                    parsed.Shift += shiftSeen ? 1 : 0;
                    break;
                case "." or "D":
                    if (pointSeen)
                    {
                        throw new SqlErrorException(SqlState.SyntaxError, "multiple decimal points");
                    }

                    pointSeen = true;
                    break;
                case "V":
                    shiftSeen = true;
                    continue;
                case "RN":
                    parsed.IsRoman = true;
                    break;
                case "EEEE":
                    parsed.IsScientific = true;
                    break;
                case "S" or "MI" or "SG" or "PR":
                    parsed.HasSign = true;
                    break;
            }

            parsed.Marks.Add(mark);
        }

        return parsed;
    }
}
