using System.Text;

namespace Cambium.Sql.Inverted;

/// <summary>What stands between the wildcards of a LIKE pattern.</summary>
internal static class LikeFragments
{
    internal static IEnumerable<TextFragment> Of(string pattern)
    {
        StringBuilder literal = new();
        bool begins = true;
        for (int index = 0; index < pattern.Length; index++)
        {
            if (pattern[index] is '%' or '_')
            {
                yield return new TextFragment(literal.ToString(), begins, EndsText: false);
                literal.Clear();
                begins = false;
                continue;
            }

            index += pattern[index] == '\\' && index + 1 < pattern.Length ? 1 : 0;
            literal.Append(pattern[index]);
        }

        yield return new TextFragment(literal.ToString(), begins, EndsText: true);
    }
}
