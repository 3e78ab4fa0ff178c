using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;

namespace Cambium.Sql.TextSearch;

/// <summary>Functions that show how documents are taken apart: ts_parse, ts_token_type, ts_debug, ts_lexize.</summary>
internal static class TextSearchInspection
{
    /// <summary>Name and description of each type of token, from number 1 on.</summary>
    private static readonly (string Alias, string Description)[] s_types =
    [
        ("asciiword", "Word, all ASCII"), ("word", "Word, all letters"), ("numword", "Word, letters and digits"), ("email", "Email address"), ("url", "URL"), ("host", "Host"),
        ("sfloat", "Scientific notation"), ("version", "Version number"), ("hword_numpart", "Hyphenated word part, letters and digits"), ("hword_part", "Hyphenated word part, all letters"),
        ("hword_asciipart", "Hyphenated word part, all ASCII"), ("blank", "Space symbols"), ("tag", "XML tag"), ("protocol", "Protocol head"),
        ("numhword", "Hyphenated word, letters and digits"), ("asciihword", "Hyphenated word, all ASCII"), ("hword", "Hyphenated word, all letters"), ("url_path", "URL path"),
        ("file", "File or path name"), ("float", "Decimal notation"), ("int", "Signed integer"), ("uint", "Unsigned integer"), ("entity", "XML entity"),
    ];

    public static void Register(LibraryBuilder library)
    {
        library.Set("ts_parse(text,text)", static (args, _) => Tokens(RequireParser(args[0].Text), args[1].Text));
        library.Set("ts_parse(oid,text)", static (args, _) => Tokens(RequireParser(args[0].UInt32), args[1].Text));
        library.Set("ts_token_type(text)", static (args, _) => Types(RequireParser(args[0].Text)));
        library.Set("ts_token_type(oid)", static (args, _) => Types(RequireParser(args[0].UInt32)));
        library.Set("ts_debug(regconfig,text)", static (args, ctx) => Explain(TextSearchConfiguration.Get(args[0].UInt32, ctx), args[1].Text));
        library.Set("ts_debug(text)", static (args, ctx) => Explain(TextSearchFunctions.Default(ctx), args[0].Text));
        library.Scalar("ts_lexize", static (args, ctx) => Lexemes(TextDictionaries.Get(args[0].UInt32, ctx).Lexeme(args[1].Text)));
    }

    /// <summary>The number of a type of token by its name.</summary>
    /// <exception cref="SqlErrorException">22023.</exception>
    public static int TypeOf(string alias) => Array.FindIndex(s_types, type => type.Alias == alias) is var index and >= 0
        ? index + 1
        : throw new SqlErrorException(SqlState.InvalidParameterValue, $"token type \"{alias}\" does not exist");

    public static string NameOf(int type) => s_types[type - 1].Alias;

    public static uint RequireParser(string name) => name is "default" or "pg_catalog.default"
        ? (uint)SystemTextSearch.DefaultParser
        : throw new SqlErrorException(SqlState.UndefinedObject, $"text search parser \"{name}\" does not exist");

    private static uint RequireParser(uint oid) => oid == SystemTextSearch.DefaultParser
        ? oid
        : throw new SqlErrorException(SqlState.InternalError, string.Create(CultureInfo.InvariantCulture, $"cache lookup failed for text search parser {oid}"));

    private static IEnumerable<Value[]> Tokens(uint parser, string document) =>
        parser == 0 ? [] : DocumentParser.Parse(document).Select(static token => new[] { Value.FromInt32((int)token.Kind), Value.FromText(token.Text) });

    private static IEnumerable<Value[]> Types(uint parser) =>
        parser == 0 ? [] : s_types.Select(static (type, index) => new[] { Value.FromInt32(index + 1), Value.FromText(type.Alias), Value.FromText(type.Description) });

    /// <summary>Each token with its dictionaries, and what the first of them that knows it makes of it.</summary>
    private static IEnumerable<Value[]> Explain(TextSearchConfiguration configuration, string document)
    {
        foreach (DocumentToken token in DocumentParser.Parse(document))
        {
            (string alias, string description) = s_types[(int)token.Kind - 1];
            IReadOnlyList<(uint Oid, ITextDictionary Dictionary)> dictionaries = configuration.DictionariesFor(token.Kind);
            (uint Oid, string? Lexeme)[] answers = [.. dictionaries.Select(entry => (entry.Oid, entry.Dictionary.Lexeme(token.Text)))];
            (uint oid, string? lexeme) = answers.FirstOrDefault(static answer => answer.Lexeme is not null, answers.FirstOrDefault());
            yield return
            [
                Value.FromText(alias), Value.FromText(description), Value.FromText(token.Text),
                Value.FromArray(new ArrayValue(DataType.Regdictionary, [.. answers.Select(static answer => Value.FromUInt32(answer.Oid))])),
                oid == 0 ? Value.Null : Value.FromUInt32(oid), Lexemes(lexeme),
            ];
        }
    }

    private static Value Lexemes(string? lexeme) =>
        lexeme is null ? Value.Null : Value.FromArray(new ArrayValue(DataType.Text, lexeme.Length == 0 ? [] : [Value.FromText(lexeme)]));
}
