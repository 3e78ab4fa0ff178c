using Cambium.Engine.TextSearch;

namespace Cambium.Sql.TextSearch;

/// <summary>ts_rank: how often and how near to each other a document has the words of a query. After PostgreSQL's tsrank.c.</summary>
internal static class TextRank
{
    private const double SumOfInverseSquares = 1.64493406685;

    private static readonly LexemePlace[] s_nowhere = [new LexemePlace(LexemePlace.PositionMax, 0)];

    /// <param name="weights">Of D, C, B, A.</param>
    /// <param name="method">Bits: 1 divides by the logarithm of the length, 2 by the length, 8 by the unique words, 16 by their logarithm, 32 by itself and one.</param>
    public static float Rank(float[] weights, TextVector vector, TextQuery query, int method)
    {
        if (vector.Lexemes.Count == 0 || query.Root is not { } root)
        {
            return 0;
        }

        LexemeNode[] words = OperandOrder.Distinct(root);
        float rank = root is AndNode or PhraseNode && words.Length > 1 ? Together(weights, vector, words) : Alone(weights, vector, words);
        if (rank < 0)
        {
            rank = 1e-20f;
        }

        int length = vector.Lexemes.Sum(lexeme => Math.Max(1, lexeme.Places.Count));
        if ((method & 1) != 0)
        {
            rank = (float)(rank / (Math.Log(length + 1) / Math.Log(2)));
        }

        if ((method & 2) != 0)
        {
            rank /= length;
        }

        if ((method & 8) != 0)
        {
            rank /= vector.Lexemes.Count;
        }

        if ((method & 16) != 0)
        {
            rank = (float)(rank / (Math.Log(vector.Lexemes.Count + 1) / Math.Log(2)));
        }

        return (method & 32) != 0 ? rank / (rank + 1) : rank;
    }

    private static float Alone(float[] weights, TextVector vector, LexemeNode[] words)
    {
        float rank = 0;
        foreach (Lexeme lexeme in words.SelectMany(word => Find(vector, word)))
        {
            IReadOnlyList<LexemePlace> places = PlacesOf(lexeme);
            float sum = 0;
            float best = -1;
            int bestAt = 0;
            for (int i = 0; i < places.Count; i++)
            {
                float weight = weights[places[i].Weight];
                sum += weight / ((i + 1) * (i + 1));
                if (weight > best)
                {
                    best = weight;
                    bestAt = i;
                }
            }

            rank = (float)(rank + ((best + sum - (best / ((bestAt + 1) * (bestAt + 1)))) / SumOfInverseSquares));
        }

        return words.Length > 0 ? rank / words.Length : rank;
    }

    private static float Together(float[] weights, TextVector vector, LexemeNode[] words)
    {
        float rank = -1;
        List<Lexeme>?[] found = new List<Lexeme>?[words.Length];
        for (int i = 0; i < words.Length; i++)
        {
            found[i] = [.. Find(vector, words[i])];
            for (int k = 0; k < i; k++)
            {
                foreach (Lexeme lexeme in found[i]!)
                {
                    // Of a prefix, the last lexeme it stands for is compared with those after it.
                    if (found[k]!.Count > 0)
                    {
                        rank = Near(weights, lexeme, found[k]![^1], rank);
                    }
                }
            }
        }

        return rank;
    }

    private static float Near(float[] weights, Lexeme left, Lexeme right, float rank)
    {
        bool isNowhere = left.Places.Count == 0 || right.Places.Count == 0;
        foreach (LexemePlace one in PlacesOf(left))
        {
            foreach (LexemePlace other in PlacesOf(right))
            {
                int distance = Math.Abs(one.Position - other.Position);
                if (distance == 0 && !isNowhere)
                {
                    continue;
                }

                distance = distance == 0 ? PhraseNode.DistanceMax : distance;
                float nearness = (float)Math.Sqrt(weights[one.Weight] * weights[other.Weight] * Nearness(distance));
                rank = rank < 0 ? nearness : (float)(1.0 - ((1.0 - rank) * (1.0 - nearness)));
            }
        }

        return rank;
    }

    private static float Nearness(int distance) => distance > 100 ? 1e-30f : (float)(1.0 / (1.005 + (0.05 * Math.Exp(((float)distance / 1.5) - 2))));

    private static IEnumerable<Lexeme> Find(TextVector vector, LexemeNode word) =>
        word.IsPrefix ? vector.FindPrefix(word.Text) : vector.Find(word.Text) is { } lexeme ? [lexeme] : [];

    private static IReadOnlyList<LexemePlace> PlacesOf(Lexeme lexeme) => lexeme.Places.Count > 0 ? lexeme.Places : s_nowhere;
}
