using Cambium.Engine.Errors;
using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;
using Cambium.Sql.Extensions.Code;
using Cambium.Sql.Functions;

namespace Cambium.Sql.TextSearch;

/// <summary>ts_stat: in how many documents of a query each lexeme is, and how often.</summary>
internal static class LexemeStatistics
{
    private const int AllWeights = 0xF;

    public static void Register(LibraryBuilder library)
    {
        library.Set("ts_stat(text)", static (args, ctx) => Count(args[0].Text, AllWeights, ctx));
        library.Set("ts_stat(text,text)", static (args, ctx) => Count(args[0].Text, Weights(args[1].Text), ctx));
    }

    /// <summary>Letters that are no weights count for nothing.</summary>
    private static int Weights(string letters) => letters.Select(LexemePlace.WeightOf).Where(static weight => weight >= 0).Aggregate(0, static (set, weight) => set | (1 << weight));

    private static IEnumerable<Value[]> Count(string sql, int weights, CallContext context)
    {
        InnerQuery query = InnerQuery.Run(sql, context);
        if (query.Columns is not [{ Type: var type }] || type.Underlying().Name != "tsvector")
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "ts_stat query must return one tsvector column");
        }

        Dictionary<string, (int Documents, int Entries)> counts = [];
        foreach (Lexeme lexeme in query.Rows.Where(static row => !row[0].IsNull).SelectMany(static row => TextVector.Parse(row[0]).Lexemes))
        {
            CancellationPoint.Tick();

            // A lexeme whose places nobody knows is there once, whatever its weight would be.
            int entries = lexeme.Places.Count == 0 ? (weights == AllWeights ? 1 : 0) : lexeme.Places.Count(place => (weights & (1 << place.Weight)) != 0);
            if (entries > 0)
            {
                (int documents, int before) = counts.GetValueOrDefault(lexeme.Text);
                counts[lexeme.Text] = (documents + 1, before + entries);
            }
        }

        return counts.OrderByDescending(static entry => entry.Key, TextVector.Order)
            .Select(static entry => new[] { Value.FromText(entry.Key), Value.FromInt32(entry.Value.Documents), Value.FromInt32(entry.Value.Entries) });
    }
}
