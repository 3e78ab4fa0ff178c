using System.Text;
using Cambium.Sql.Functions.Library;

namespace Cambium.Sql.Access;

/// <summary>SASLprep (RFC 4013): what of a password counts. Clients prepare what they are given in the same way, so that it doesn't matter how it was typed.</summary>
public static class SaslPreparation
{
    /// <summary>The prepared password; one that can't be prepared is taken as it is, by PostgreSQL's clients, too.</summary>
    public static string Prepare(string password)
    {
        if (Ascii.IsValid(password))
        {
            return password;
        }

        StringBuilder mapped = new(password.Length);
        foreach (Rune rune in password.EnumerateRunes())
        {
            if (IsIn(SaslTables.Spaces, rune))
            {
                mapped.Append(' ');
            }
            else if (!IsIn(SaslTables.MappedToNothing, rune))
            {
                mapped.Append(rune);
            }
        }

        string text = mapped.ToString();
        // As in PostgreSQL, it is the characters before normalization that are tested.
        return IsAllowed(text) ? UnicodeNormalizer.Normalize(text, NormalizationForm.FormKC) : password;
    }

    private static bool IsAllowed(string text)
    {
        bool hasRightToLeft = false, hasLeftToRight = false;
        foreach (Rune rune in text.EnumerateRunes())
        {
            if (IsIn(SaslTables.Prohibited, rune) || IsIn(SaslTables.Unassigned, rune))
            {
                return false;
            }

            hasRightToLeft |= IsIn(SaslTables.RightToLeft, rune);
            hasLeftToRight |= IsIn(SaslTables.LeftToRight, rune);
        }

        return text.Length > 0 && (!hasRightToLeft || (!hasLeftToRight && IsIn(SaslTables.RightToLeft, text.EnumerateRunes().First()) && IsIn(SaslTables.RightToLeft, text.EnumerateRunes().Last())));
    }

    private static bool IsIn(ReadOnlySpan<int> ranges, Rune rune)
    {
        // At an odd place, or at the first of a range: inside.
        int place = ranges.BinarySearch(rune.Value);
        return place >= 0 || (~place & 1) != 0;
    }
}
