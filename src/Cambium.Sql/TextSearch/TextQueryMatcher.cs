using System.Runtime.CompilerServices;
using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;

namespace Cambium.Sql.TextSearch;

/// <summary>Whether a document is found by a query: @@.</summary>
internal static class TextQueryMatcher
{
    public static bool Matches(TextVector vector, TextQueryNode? node) => Matches(new VectorPlaces(vector), node);

    public static bool Matches(ILexemePlaces document, TextQueryNode? node)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        CancellationPoint.Tick();
        return node switch
        {
            null => false,
            LexemeNode lexeme => document.Has(lexeme),
            NotNode not => !Matches(document, not.Operand),
            AndNode and => Matches(document, and.Left) && Matches(document, and.Right),
            OrNode or => Matches(document, or.Left) || Matches(document, or.Right),
            PhraseNode phrase => Places(document, phrase) is { IsNegated: true } or { Positions.Count: > 0 },
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
    /// phrase stands for the positions at which it is true. Null: a lexeme has no places, so nobody knows.
    /// </summary>
    private static PhrasePlaces? Places(ILexemePlaces document, TextQueryNode node)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        CancellationPoint.Tick();
        return node switch
        {
            LexemeNode lexeme => document.Places(lexeme) is { } places ? new PhrasePlaces(places, false, 0) : null,
            NotNode not => Places(document, not.Operand)?.Negated,
            OrNode or => Either(Places(document, or.Left), Places(document, or.Right)),
            _ => Together(document, node),
        };
    }

    /// <summary>A phrase or an AND: what is missing on one side decides, whatever the other is.</summary>
    private static PhrasePlaces? Together(ILexemePlaces document, TextQueryNode node)
    {
        PhrasePlaces? left = Places(document, node.Children[0]);
        if (left is { IsNowhere: true })
        {
            return PhrasePlaces.Nowhere;
        }

        PhrasePlaces? right = Places(document, node.Children[1]);
        if (right is { IsNowhere: true })
        {
            return PhrasePlaces.Nowhere;
        }

        if (left is null || right is null)
        {
            return null;
        }

        if (node is PhraseNode phrase)
        {
            return Both(left, phrase.Distance + right.Width, right, 0, phrase.Distance + left.Width + right.Width);
        }

        int width = Math.Max(left.Width, right.Width);
        return Both(left, width - left.Width, right, width - right.Width, width);
    }

    /// <summary>Either is true where not both are false. What is nowhere has no width.</summary>
    private static PhrasePlaces? Either(PhrasePlaces? left, PhrasePlaces? right)
    {
        if (left is null || right is null)
        {
            return null;
        }

        (int leftWidth, int rightWidth) = (left.IsNowhere ? 0 : left.Width, right.IsNowhere ? 0 : right.Width);
        int width = Math.Max(leftWidth, rightWidth);
        return Both(left.Negated, width - leftWidth, right.Negated, width - rightWidth, width).Negated;
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

    private sealed class VectorPlaces(TextVector vector) : ILexemePlaces
    {
        public bool Has(LexemeNode node) => Found(vector, node).Any();

        public HashSet<int>? Places(LexemeNode node)
        {
            Lexeme[] found = [.. Found(vector, node)];
            return found.Any(static lexeme => lexeme.Places.Count == 0)
                ? null
                : [.. found.SelectMany(static lexeme => lexeme.Places).Where(place => node.Weights == 0 || (node.Weights & (1 << place.Weight)) != 0).Select(static place => place.Position)];
        }
    }

    private sealed record PhrasePlaces(HashSet<int> Positions, bool IsNegated, int Width)
    {
        public static PhrasePlaces Nowhere { get; } = new([], false, 0);

        public bool IsNowhere => !IsNegated && Positions.Count == 0;

        public PhrasePlaces Negated => this with { IsNegated = !IsNegated };
    }
}
