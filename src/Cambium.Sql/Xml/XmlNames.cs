using System.Globalization;
using System.Text;
using System.Xml;

namespace Cambium.Sql.Xml;

/// <summary>Names of XML made of SQL identifiers (SQL/XML 9.1): what can't stand in one is written _xHHHH_.</summary>
internal static class XmlNames
{
    /// <param name="isFull">Colons anywhere and a leading "xml" are escaped as well: the name is one that nobody has chosen for XML.</param>
    /// <param name="escapesPeriods">For names put together of several with periods.</param>
    public static string Of(string identifier, bool isFull, bool escapesPeriods = false)
    {
        StringBuilder name = new();
        for (int index = 0; index < identifier.Length; index++)
        {
            char letter = identifier[index];
            bool isFirst = index == 0;
            if (char.IsHighSurrogate(letter) && index + 1 < identifier.Length)
            {
                name.Append(letter).Append(identifier[++index]);
                continue;
            }

            bool isEscaped = letter == ':' ? isFirst || isFull
                : letter == '_' ? index + 1 < identifier.Length && identifier[index + 1] == 'x'
                : isFirst && isFull && identifier.StartsWith("xml", StringComparison.OrdinalIgnoreCase) || letter == '.' && escapesPeriods
                || !(isFirst ? XmlConvert.IsStartNCNameChar(letter) : XmlConvert.IsNCNameChar(letter));
            if (isEscaped)
            {
                name.Append(CultureInfo.InvariantCulture, $"_x{(int)letter:X4}_");
            }
            else
            {
                name.Append(letter);
            }
        }

        return name.ToString();
    }
}
