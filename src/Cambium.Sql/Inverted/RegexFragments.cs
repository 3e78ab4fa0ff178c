using System.Runtime.CompilerServices;
using System.Text;
using Cambium.Engine.Inverted;
using Cambium.Sql.Functions.Library.RegularExpressions;

namespace Cambium.Sql.Inverted;

/// <summary>What stands in every text that matches a regular expression: runs of known characters, of alternatives those of one of them.</summary>
/// <param name="query">What is known of texts with some fragments.</param>
internal sealed class RegexFragments(Func<IEnumerable<TextFragment>, ElementQuery> query)
{
    /// <summary>Of larger sets of characters nothing is known.</summary>
    private const int MembersMax = 8;

    private readonly List<ElementQuery> _parts = [];
    private readonly List<TextFragment> _fragments = [];
    private readonly StringBuilder _literal = new();
    private bool _begins;

    internal ElementQuery Query(RegexNode node)
    {
        Visit(node);
        Cut();
        return ElementQuery.All([.. _parts, query(_fragments)]);
    }

    private void Visit(RegexNode node)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        switch (node)
        {
            case RegexCharacter character when KnownOf(character.Set) is { } known:
                _literal.Append(known);
                break;
            case RegexLook:
                // It takes no character: its neighbours are each other's.
                break;
            case RegexAssertion { Kind: RegexAssertionKind.TextStart or RegexAssertionKind.LineStart }:
                Cut();
                _begins = true;
                break;
            case RegexAssertion { Kind: RegexAssertionKind.TextEnd or RegexAssertionKind.LineEnd }:
                Cut(ends: true);
                break;
            case RegexSequence sequence:
                foreach (RegexNode part in sequence.Parts)
                {
                    Visit(part);
                }

                break;
            case RegexGroup group:
                Visit(group.Operand);
                break;
            case RegexAlternation alternation:
                Cut();
                _parts.Add(ElementQuery.Any([.. alternation.Branches.Select(branch => new RegexFragments(query).Query(branch))]));
                break;
            case RegexRepetition { Min: > 0 } repetition:
                // The first time stands beside what is before, and only the last beside what follows.
                Visit(repetition.Operand);
                if (repetition.Max > 1)
                {
                    Cut();
                }

                break;
            default:
                Cut();
                break;
        }
    }

    private void Cut(bool ends = false)
    {
        _fragments.Add(new TextFragment(_literal.ToString(), _begins, ends));
        _literal.Clear();
        _begins = false;
    }

    /// <summary>The character that all of a set are in lower case; a blank for what is in no word.</summary>
    private static string? KnownOf(CodePointSet set)
    {
        if (set.Ranges.Count is 0 or > MembersMax || set.Ranges.Sum(static range => (long)range.Last - range.First + 1) > MembersMax)
        {
            return null;
        }

        HashSet<string> lower = [];
        foreach ((int first, int last) in set.Ranges)
        {
            for (int codePoint = first; codePoint <= last; codePoint++)
            {
                if (!Rune.TryCreate(codePoint, out Rune rune) || !rune.IsBmp)
                {
                    return null;
                }

                Rune small = Rune.ToLowerInvariant(rune);
                lower.Add(Rune.IsLetterOrDigit(small) ? small.ToString() : " ");
            }
        }

        return lower.Count == 1 ? lower.First() : null;
    }
}
