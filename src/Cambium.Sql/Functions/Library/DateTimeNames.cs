namespace Cambium.Sql.Functions.Library;

/// <summary>Names of months and days in a text read by a template.</summary>
internal static class DateTimeNames
{
    private static readonly string[] s_months =
        ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

    /// <summary>1 to 12, moving past the name; 0 when there is none.</summary>
    internal static int FindMonth(string text, ref int position, bool isShort)
    {
        for (int i = 0; i < s_months.Length; i++)
        {
            string name = isShort ? s_months[i][..3] : s_months[i];
            if (string.Compare(text, position, name, 0, name.Length, StringComparison.OrdinalIgnoreCase) == 0)
            {
                position += name.Length;
                return i + 1;
            }
        }

        return 0;
    }

    internal static void SkipWord(string text, ref int position)
    {
        while (position < text.Length && char.IsLetter(text[position]))
        {
            position++;
        }
    }
}
