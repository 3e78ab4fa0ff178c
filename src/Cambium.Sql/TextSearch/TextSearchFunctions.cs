using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Functions.Library;

namespace Cambium.Sql.TextSearch;

/// <summary>Functions and operators of full text search.</summary>
internal static class TextSearchFunctions
{
    private static readonly float[] s_weights = [0.1f, 0.2f, 0.4f, 1.0f];

    public static void Register(LibraryBuilder library)
    {
        RegisterMaking(library);
        RegisterVectors(library);
        RegisterQueries(library);
        TextSearchInspection.Register(library);
        LexemeStatistics.Register(library);
        QueryRewriting.Register(library);
        VectorTrigger.Register(library);
        library.Scalar("ts_match_vq", static _ =>
        {
            LastParsed<TextQuery> query = new(static value => TextQuery.Parse(value));
            return (args, _) => Value.FromBoolean(TextQueryMatcher.Matches(new StoredVector(args[0]), query.Get(args[1]).Root));
        });
        library.Scalar("ts_match_qv", static _ =>
        {
            LastParsed<TextQuery> query = new(static value => TextQuery.Parse(value));
            return (args, _) => Value.FromBoolean(TextQueryMatcher.Matches(new StoredVector(args[1]), query.Get(args[0]).Root));
        });
        library.Scalar("ts_match_tq", static (args, ctx) => Value.FromBoolean(TextQueryMatcher.Matches(Default(ctx).Vector(args[0].Text), TextQuery.Parse(args[1]).Root)));
        library.Scalar("ts_match_tt", static (args, ctx) =>
        {
            TextQuery query = Plain(Default(ctx), args[1].Text);
            TellIfEmpty(query, args[1].Text, static _ => false, ctx);
            return Value.FromBoolean(TextQueryMatcher.Matches(Default(ctx).Vector(args[0].Text), query.Root));
        });
        RegisterRank(library, "ts_rank", TextRank.Rank);
        RegisterRank(library, "ts_rank_cd", CoverRank.Rank);
        library.Scalar("querytree", static (args, _) => Value.FromText(TextQuery.Parse(args[0]).Root is { } root ? Positive(root) is { } positive ? new TextQuery(positive).ToString() : "T" : ""));
        RegisterHeadline(library, "text", static (document, mark) => Value.FromText(mark(document.Text)));
        RegisterHeadline(library, "json", static (document, mark) => Value.FromText(MarkedJson(document, mark)));
        RegisterHeadline(library, "jsonb", static (document, mark) => Marked(JsonValue.FromJsonb(document), mark).ToJsonb());
        library.Scalar("get_current_ts_config", static (_, ctx) => Value.FromUInt32(Default(ctx).Oid));
    }

    private static void RegisterRank(LibraryBuilder library, string name, Func<float[], TextVector, TextQuery, int, float> rank)
    {
        library.Scalar($"{name}(_float4,tsvector,tsquery,int4)", (args, _) => Rank(rank, Weights(args[0].Array), args[1], args[2], args[3].Int32));
        library.Scalar($"{name}(_float4,tsvector,tsquery)", (args, _) => Rank(rank, Weights(args[0].Array), args[1], args[2], 0));
        library.Scalar($"{name}(tsvector,tsquery,int4)", (args, _) => Rank(rank, s_weights, args[0], args[1], args[2].Int32));
        library.Scalar($"{name}(tsvector,tsquery)", (args, _) => Rank(rank, s_weights, args[0], args[1], 0));
    }

    /// <summary>What of a query an index could look for: without what must not be there; null when nothing is left.</summary>
    private static TextQueryNode? Positive(TextQueryNode node) => node switch
    {
        LexemeNode => node,
        OrNode or => Positive(or.Left) is { } left && Positive(or.Right) is { } right ? new OrNode(left, right) : null,
        AndNode and => (Positive(and.Left), Positive(and.Right)) is ({ } left, { } right) ? new AndNode(left, right) : Positive(and.Left) ?? Positive(and.Right),
        PhraseNode phrase => (Positive(phrase.Left), Positive(phrase.Right)) is ({ } left, { } right) ? new PhraseNode(left, right, phrase.Distance) : Positive(phrase.Left) ?? Positive(phrase.Right),
        _ => null,
    };

    /// <summary>The configuration that default_text_search_config names.</summary>
    /// <exception cref="SqlErrorException">42704.</exception>
    internal static TextSearchConfiguration Default(CallContext context)
    {
        string name = context.System.GetSetting("default_text_search_config") ?? "";
        return TextSearchConfiguration.Get(TextFormat.Parse(DataType.Regconfig, name, context.Format).UInt32, context);
    }

    private static void RegisterMaking(LibraryBuilder library)
    {
        Configured(library, "to_tsvector", "text", static (configuration, args, _) => configuration.Vector(args[0].Text).ToValue());
        foreach (string type in (string[])["json", "jsonb"])
        {
            Configured(library, "to_tsvector", type, static (configuration, args, _) => JsonLexemes.Vector(configuration, args[0], JsonParts.Strings));
            Configured(library, $"{type}_to_tsvector", $"{type},jsonb", static (configuration, args, _) => JsonLexemes.Vector(configuration, args[0], JsonLexemes.PartsOf(args[1])));
        }

        Query("to_tsquery", Blanks.IsWideBlank, static (configuration, text) => new TextQuery(new TextQueryParser(text, configuration.Node).Parse()));
        Query("plainto_tsquery", static _ => false, Plain);
        Query("phraseto_tsquery", static _ => false, static (configuration, text) => new TextQuery(configuration.Node(text, 0, false)));
        Query("websearch_to_tsquery", Blanks.IsWideBlank, WebQuery.Parse);

        // What is skipped of a text to find its first word; one that has none is told of in other words.
        void Query(string name, Func<char, bool> skips, Func<TextSearchConfiguration, string, TextQuery> parse) =>
            Configured(library, name, "text", (configuration, args, ctx) =>
            {
                TextQuery query = parse(configuration, args[0].Text);
                TellIfEmpty(query, args[0].Text, skips, ctx);
                return query.ToValue();
            });
    }

    private static void TellIfEmpty(TextQuery query, string text, Func<char, bool> skips, CallContext context)
    {
        if (query.Root is null)
        {
            context.Notices?.Invoke(text.All(skips) ? InputNotice.NoLexemes(text) : InputNotice.OnlyStopWords);
        }
    }

    private static void RegisterVectors(LibraryBuilder library)
    {
        library.Scalar("length(tsvector)", static (args, _) => Value.FromInt32(TextVector.Parse(args[0]).Lexemes.Count));
        library.Scalar("strip", Change(static (lexeme, _) => lexeme with { Places = [] }));
        library.Scalar("setweight(tsvector,char)", Change(static (lexeme, args) => Weighted(lexeme, Weight(args[1]))));
        library.Scalar("setweight(tsvector,char,_text)", Change(static (lexeme, args) =>
            Array.Exists(args[2].Array.Items, item => !item.IsNull && item.Text == lexeme.Text) ? Weighted(lexeme, Weight(args[1])) : lexeme));
        library.Scalar("ts_delete(tsvector,text)", Change(static (lexeme, args) => lexeme.Text == args[1].Text ? null : lexeme));
        library.Scalar("ts_delete(tsvector,_text)", Change(static (lexeme, args) => Array.Exists(args[1].Array.Items, item => !item.IsNull && item.Text == lexeme.Text) ? null : lexeme));
        library.Scalar("ts_filter", static (args, ctx) =>
        {
            int[] weights = [.. args[1].Array.Items.Select(static item => item.IsNull
                ? throw new SqlErrorException(SqlState.NullValueNotAllowed, "weight array may not contain nulls")
                : Weight(item))];
            return Change((lexeme, _) => Filtered(lexeme, weights))(args, ctx);
        });
        library.Scalar("tsvector_concat", static (args, _) => Concat(TextVector.Parse(args[0]), TextVector.Parse(args[1])).ToValue());
        library.Scalar("tsvector_to_array", static (args, _) => Value.FromArray(new ArrayValue(DataType.Text, [.. TextVector.Parse(args[0]).Lexemes.Select(static lexeme => Value.FromText(lexeme.Text))])));
        library.Scalar("array_to_tsvector", static (args, _) => TextVector.Create(args[0].Array.Items.Select(static item => new Lexeme(
            item.IsNull ? throw new SqlErrorException(SqlState.NullValueNotAllowed, "lexeme array may not contain nulls")
                : item.ByteLength == 0 ? throw new SqlErrorException(SqlState.ZeroLengthCharacterString, "lexeme array may not contain empty strings") : item.Text, []))).ToValue());
        library.Set("unnest(tsvector)", static (args, _) => TextVector.Parse(args[0]).Lexemes.Select(static lexeme => new[]
        {
            Value.FromText(lexeme.Text),
            lexeme.Places.Count == 0 ? Value.Null : Value.FromArray(new ArrayValue(DataType.Int2, [.. lexeme.Places.Select(static place => Value.FromInt32(place.Position))])),
            lexeme.Places.Count == 0 ? Value.Null : Value.FromArray(new ArrayValue(DataType.Text, [.. lexeme.Places.Select(static place => Value.FromText(LexemePlace.Letters[place.Weight].ToString()))])),
        }));
    }

    private static void RegisterQueries(LibraryBuilder library)
    {
        Join(library, "tsquery_and", static (left, right) => new AndNode(left, right));
        Join(library, "tsquery_or", static (left, right) => new OrNode(left, right));
        Join(library, "tsquery_phrase(tsquery,tsquery)", static (left, right) => new PhraseNode(left, right, 1));
        library.Scalar("tsquery_phrase(tsquery,tsquery,int4)", static (args, _) =>
        {
            int distance = args[2].Int32 is >= 0 and <= PhraseNode.DistanceMax ? args[2].Int32 : throw new SqlErrorException(
                SqlState.InvalidParameterValue, $"distance in phrase operator must be an integer value between zero and {PhraseNode.DistanceMax} inclusive");
            return Joined(args[0], args[1], (left, right) => new PhraseNode(left, right, distance));
        });
        library.Scalar("tsquery_not", static (args, _) => TextQuery.Parse(args[0]).Root is { } root ? new TextQuery(new NotNode(root)).ToValue() : args[0]);
        library.Scalar("numnode", static (args, _) => Value.FromInt32(TextQuery.Parse(args[0]).Root?.All().Count() ?? 0));
        library.Scalar("tsq_mcontains", static (args, _) => Value.FromBoolean(Words(args[1]).IsSubsetOf(Words(args[0]))));
        library.Scalar("tsq_mcontained", static (args, _) => Value.FromBoolean(Words(args[0]).IsSubsetOf(Words(args[1]))));
    }

    /// <summary>A function with a configuration as its first argument, or the default one.</summary>
    private static void Configured(LibraryBuilder library, string name, string types, ConfiguredCall call)
    {
        ConfiguredFunctions.Register(library, $"{name}(regconfig,{types})", call);
        library.Scalar($"{name}({types})", (args, ctx) => call(Default(ctx), args, ctx));
    }

    /// <param name="mark">Makes a document's headline of what marks the words in a text.</param>
    private static void RegisterHeadline(LibraryBuilder library, string type, Func<Value, Func<string, string>, Value> mark)
    {
        Configured(library, "ts_headline", $"{type},tsquery,text", (configuration, args, _) => Highlight(configuration, args[0], args[1], args[2].Text));
        Configured(library, "ts_headline", $"{type},tsquery", (configuration, args, _) => Highlight(configuration, args[0], args[1], ""));

        Value Highlight(TextSearchConfiguration configuration, in Value document, in Value query, string options)
        {
            (TextQuery parsed, HeadlineOptions chosen) = (TextQuery.Parse(query), HeadlineOptions.Parse(options));
            return mark(document, text => Headline.Make(configuration, text, parsed, chosen));
        }
    }

    private delegate Lexeme? LexemeChange(Lexeme lexeme, ReadOnlySpan<Value> args);

    private static ScalarImplementation Change(LexemeChange change) => (args, _) =>
    {
        List<Lexeme> changed = [];
        foreach (Lexeme lexeme in TextVector.Parse(args[0]).Lexemes)
        {
            if (change(lexeme, args) is { } kept)
            {
                changed.Add(kept);
            }
        }

        return TextVector.Create(changed).ToValue();
    };

    private static void Join(LibraryBuilder library, string name, Func<TextQueryNode, TextQueryNode, TextQueryNode> join) =>
        library.Scalar(name, (args, _) => Joined(args[0], args[1], join));

    private static Value Joined(in Value left, in Value right, Func<TextQueryNode, TextQueryNode, TextQueryNode> join)
    {
        TextQueryNode? first = TextQuery.Parse(left).Root;
        TextQueryNode? second = TextQuery.Parse(right).Root;
        return new TextQuery(first is null || second is null ? first ?? second : join(first, second)).ToValue();
    }

    private static HashSet<string> Words(in Value query) => [.. TextQuery.Parse(query).Root?.All().OfType<LexemeNode>().Select(static word => word.Text) ?? []];

    private static TextQuery Plain(TextSearchConfiguration configuration, string text) =>
        new(configuration.Chain(text, 0, false, static (left, right, _) => new AndNode(left, right)));

    private static Value Rank(Func<float[], TextVector, TextQuery, int, float> rank, float[] weights, in Value vector, in Value query, int method) =>
        Value.FromDouble(rank(weights, TextVector.Parse(vector), TextQuery.Parse(query), method));

    private static float[] Weights(ArrayValue array)
    {
        if (array.Dimensions != 1)
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "array of weight must be one-dimensional");
        }

        if (array.Count < s_weights.Length)
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "array of weight is too short");
        }

        return [.. array.Items.Take(s_weights.Length).Select((item, index) =>
            item.IsNull ? throw new SqlErrorException(SqlState.NullValueNotAllowed, "array of weight must not contain nulls")
            : item.Double > 1 ? throw new SqlErrorException(SqlState.InvalidParameterValue, "weight out of range")
            : item.Double < 0 ? s_weights[index] : (float)item.Double)];
    }

    /// <summary>The document with its strings marked.</summary>
    private static JsonValue Marked(JsonValue json, Func<string, string> mark) => json.Kind switch
    {
        JsonKind.String => JsonValue.FromString(mark(json.String)),
        JsonKind.Array => JsonValue.FromItems([.. json.Items.Select(item => Marked(item, mark))]),
        JsonKind.Object => JsonValue.FromMembers([.. json.Members.Select(member => new JsonMember(member.Name, Marked(member.Value, mark)))]),
        _ => json,
    };

    /// <summary>The same of a document that keeps its members and numbers as they were written, but no blanks between them.</summary>
    private static string MarkedJson(in Value document, Func<string, string> mark)
    {
        byte[] source = document.Utf8.ToArray();
        StringBuilder text = new();
        Write(JsonParser.Parse(source));
        return text.ToString();

        void Write(JsonValue json)
        {
            switch (json.Kind)
            {
                case JsonKind.String:
                    JsonWriter.WriteString(mark(json.String), text);
                    break;
                case JsonKind.Array:
                    WriteAll('[', json.Items, ']', Write);
                    break;
                case JsonKind.Object:
                    WriteAll('{', json.Members, '}', member =>
                    {
                        JsonWriter.WriteString(member.Name, text);
                        text.Append(':');
                        Write(member.Value);
                    });
                    break;
                default:
                    text.Append(Encoding.UTF8.GetString(source.AsSpan(json.Start, json.End - json.Start)));
                    break;
            }
        }

        void WriteAll<T>(char open, IReadOnlyList<T> items, char close, Action<T> write)
        {
            text.Append(open);
            for (int i = 0; i < items.Count; i++)
            {
                text.Append(i > 0 ? "," : "");
                write(items[i]);
            }

            text.Append(close);
        }
    }

    private static int Weight(in Value letter) => letter.ByteLength > 0 && LexemePlace.WeightOf(letter.Text[0]) is var weight and >= 0
        ? weight
        : throw new SqlErrorException(SqlState.InvalidParameterValue, $"unrecognized weight: \"{letter.Text}\"");

    private static Lexeme Weighted(Lexeme lexeme, int weight) => lexeme with { Places = [.. lexeme.Places.Select(place => place with { Weight = weight })] };

    private static Lexeme? Filtered(Lexeme lexeme, int[] weights)
    {
        LexemePlace[] places = [.. lexeme.Places.Where(place => weights.Contains(place.Weight))];
        return places.Length == 0 ? null : lexeme with { Places = places };
    }

    /// <summary>The second document begins behind the last position of the first.</summary>
    private static TextVector Concat(TextVector left, TextVector right)
    {
        int last = left.Lexemes.SelectMany(static lexeme => lexeme.Places).Select(static place => place.Position).DefaultIfEmpty().Max();
        return TextVector.Create(left.Lexemes.Concat(right.Lexemes.Select(lexeme => lexeme with
        {
            Places = [.. lexeme.Places.Select(place => place with { Position = place.Position + last })],
        })));
    }
}
