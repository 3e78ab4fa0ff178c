using System.Runtime.CompilerServices;
using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;

namespace Cambium.Sql.TextSearch;

/// <summary>Whether a document is found by a query: @@.</summary>
internal static class TextQueryMatcher
{
    public static bool Matches(TextVector vector, TextQueryNode? node)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        CancellationPoint.Tick();
        return node switch
        {
            null => false,
            LexemeNode lexeme => Found(vector, lexeme).Any(),
            NotNode not => !Matches(vector, not.Operand),
            AndNode and => Matches(vector, and.Left) && Matches(vector, and.Right),
            OrNode or => Matches(vector, or.Left) || Matches(vector, or.Right),
            PhraseNode phrase => Places(vector, phrase) is { IsNegated: true } or { Positions.Count: > 0 },
            _ => throw new InvalidOperationException("No node."),
        };
    }

    /// <summary>The lexemes that a node of the query stands for, as far as the weights let them: one without places may have any.</summary>
    public static IEnumerable<Lexeme> Found(TextVector vector, LexemeNode node)
    {
        IEnumerable<Lexeme> lexemes = node.IsPrefix ? vector.FindPrefix(node.Text) : vector.Find(node.Text) is { } lexeme ? [lexeme] : [];
        return node.Weights == 0 ? lexemes : lexemes.Where(lexeme => !lexeme.Places.Any() || lexeme.Places.Any(place => (node.Weights & (1 << place.Weight)) != 0));
    }

    /// <summary>
    /// Where a part of a phrase ends, and how many positions before that it begins. Negated: everywhere but there. An OR, AND or NOT inside of a
    /// phrase stands for the positions at which it is true.
    /// </summary>
    private static PhrasePlaces Places(TextVector vector, TextQueryNode node)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        CancellationPoint.Tick();
        switch (node)
        {
            case LexemeNode lexeme:
                return new PhrasePlaces([.. Found(vector, lexeme).SelectMany(found => found.Places)
                    .Where(place => lexeme.Weights == 0 || (lexeme.Weights & (1 << place.Weight)) != 0).Select(place => place.Position)], false, 0);
            case NotNode not:
                PhrasePlaces places = Places(vector, not.Operand);
                return places with { IsNegated = !places.IsNegated };
            case PhraseNode phrase:
                PhrasePlaces left = Places(vector, phrase.Left);
                PhrasePlaces right = Places(vector, phrase.Right);
                return Both(left, phrase.Distance + right.Width, right, 0, phrase.Distance + left.Width + right.Width);
            case AndNode and:
                (PhrasePlaces one, PhrasePlaces other, int width) = Widened(vector, and);
                return Both(one, width - one.Width, other, width - other.Width, width);
            default:
                (PhrasePlaces first, PhrasePlaces second, int common) = Widened(vector, node);

                // Either is true where not both are false.
                PhrasePlaces neither = Both(
                    first with { IsNegated = !first.IsNegated }, common - first.Width, second with { IsNegated = !second.IsNegated }, common - second.Width, common);
                return neither with { IsNegated = !neither.IsNegated };
        }
    }

    private static (PhrasePlaces Left, PhrasePlaces Right, int Width) Widened(TextVector vector, TextQueryNode node)
    {
        PhrasePlaces left = Places(vector, node.Children[0]);
        PhrasePlaces right = Places(vector, node.Children[1]);
        return (left, right, Math.Max(left.Width, right.Width));
    }

    private static PhrasePlaces Both(PhrasePlaces left, int leftOffset, PhrasePlaces right, int rightOffset, int width)
    {
        HashSet<int> first = [.. left.Positions.Select(position => position + leftOffset)];
        HashSet<int> second = [.. right.Positions.Select(position => position + rightOffset)];
        switch (left.IsNegated, right.IsNegated)
        {
            case (false, false):
                first.IntersectWith(second);
                return new PhrasePlaces(first, false, width);
            case (false, true):
                first.ExceptWith(second);
                return new PhrasePlaces(first, false, width);
            case (true, false):
                second.ExceptWith(first);
                return new PhrasePlaces(second, false, width);
            default:
                first.UnionWith(second);
                return new PhrasePlaces(first, true, width);
        }
    }

    private sealed record PhrasePlaces(HashSet<int> Positions, bool IsNegated, int Width);
}
