using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.SystemCatalogs.Functions;

namespace Cambium.Sql.Extensions.Code;

/// <summary>pg_trgm: how alike texts are by the trigrams they share. Its operator classes are those of <see cref="Inverted.TrigramElements"/>.</summary>
internal static class TrigramFunctions
{
    private const string Similarity = "pg_trgm.similarity_threshold";
    private const string Word = "pg_trgm.word_similarity_threshold";
    private const string StrictWord = "pg_trgm.strict_word_similarity_threshold";

    internal static double SimilarityThreshold(CallContext context) => (float)Threshold(Similarity, context);

    internal static double WordThreshold(CallContext context) => (float)Threshold(Word, context);

    internal static double StrictWordThreshold(CallContext context) => (float)Threshold(StrictWord, context);

    internal static void Register(ExtensionLibrary library)
    {
        library.Scalar("show_limit", static (_, context) => Value.FromDouble((float)Threshold(Similarity, context)));
        library.Repeated("set_limit", static (arguments, context) => SetLimit(arguments[0].Double, context));
        library.Scalar("show_trgm", static (arguments, _) =>
            Value.FromArray(new ArrayValue(DataType.Text, [.. Trigrams.Of(arguments[0].Text).Distinct().Order(Comparer<int>.Create(Trigrams.Order)).Select(Trigrams.Show).Select(Value.FromText)])));
        library.Scalar("similarity", static (arguments, _) => Number(Trigrams.Similarity(arguments[0].Text, arguments[1].Text)));
        library.Scalar("similarity_dist", static (arguments, _) => Number(1 - Trigrams.Similarity(arguments[0].Text, arguments[1].Text)));
        library.Scalar("similarity_op", static (arguments, context) =>
            Value.FromBoolean(Trigrams.Similarity(arguments[0].Text, arguments[1].Text) >= (float)Threshold(Similarity, context)));
        RegisterWord(library, "word_similarity", Word, isStrict: false);
        RegisterWord(library, "strict_word_similarity", StrictWord, isStrict: true);
    }

    private static void RegisterWord(ExtensionLibrary library, string name, string threshold, bool isStrict)
    {
        float Of(in Value word, in Value text) => Trigrams.WordSimilarity(word.Text, text.Text, isStrict);
        bool IsAlike(in Value word, in Value text, CallContext context) => Of(word, text) >= (float)Threshold(threshold, context);
        library.Scalar(name, (arguments, _) => Number(Of(arguments[0], arguments[1])));
        library.Scalar(name + "_op", (arguments, context) => Value.FromBoolean(IsAlike(arguments[0], arguments[1], context)));
        library.Scalar(name + "_commutator_op", (arguments, context) => Value.FromBoolean(IsAlike(arguments[1], arguments[0], context)));
        library.Scalar(name + "_dist_op", (arguments, _) => Number(1 - Of(arguments[0], arguments[1])));
        library.Scalar(name + "_dist_commutator_op", (arguments, _) => Number(1 - Of(arguments[1], arguments[0])));
    }

    private static Value Number(float number) => Value.FromDouble(number);

    private static double Default(string setting) => setting switch
    {
        Similarity => 0.3,
        Word => 0.6,
        _ => 0.5,
    };

    /// <summary>The setting, if the session has it.</summary>
    private static double Threshold(string setting, CallContext context)
    {
        SqlSession? session = context.System is SystemInformation system ? system.Session : null;
        return session?.Settings.Get(setting) is { } text && double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out double number) ? number : Default(setting);
    }

    private static Value SetLimit(double limit, CallContext context)
    {
        if (limit is < 0 or > 1)
        {
            throw new SqlErrorException(
                SqlState.InvalidParameterValue,
                string.Create(CultureInfo.InvariantCulture, $"{(float)limit} is outside the valid range for parameter \"{Similarity}\" (0 .. 1)"));
        }

        CatalogFunctions.Session(context).Settings.Set(Similarity, ((float)limit).ToString(CultureInfo.InvariantCulture), isLocal: false);
        return Value.FromDouble(limit);
    }
}
