using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Parsing;
using Cambium.Sql.TextSearch;
using Xunit;

namespace Cambium.Tests.Functions;

/// <summary>
/// What takes long inside of one value looks whether its statement was cancelled. The statement is cancelled from the start, so that no clock
/// is needed: whoever never looks gives an answer.
/// </summary>
public class LongValueTests
{
    private static readonly Value s_text = Value.FromUtf8(Repeated("ab"u8, 5_000_000));
    private static readonly Value s_digits = Value.FromUtf8(Repeated("9"u8, 100_000));
    private static readonly Value s_array = Value.FromArray(new ArrayValue(DataType.Int4, [.. Enumerable.Range(0, 100_000).Select(Value.FromInt32)]));

    [Theory]
    [InlineData("upper(text)")]
    [InlineData("lower(text)")]
    [InlineData("initcap(text)")]
    [InlineData("reverse(text)")]
    [InlineData("length(text)")]
    [InlineData("right(text,int4)", "3")]
    [InlineData("left(text,int4)", "-3")]
    [InlineData("substr(text,int4)", "4500000")]
    [InlineData("translate(text,text,text)", "ab", "xy")]
    [InlineData("replace(text,text,text)", "a", "cc")]
    [InlineData("split_part(text,text,int4)", "b", "4000000")]
    [InlineData("split_part(text,text,int4)", "b", "-2")]
    [InlineData("btrim(text,text)", "ab")]
    [InlineData("lpad(text,int4,text)", "20000000", "xy")]
    [InlineData("repeat(text,int4)", "5")]
    [InlineData("textcat(text,text)", "x")]
    [InlineData("quote_ident(text)")]
    [InlineData("quote_literal(text)")]
    [InlineData("unistr(text)")]
    [InlineData("md5(text)")]
    [InlineData("hashtext(text)")]
    [InlineData("sha256(bytea)")]
    [InlineData("encode(bytea,text)", "hex")]
    [InlineData("encode(bytea,text)", "base64")]
    [InlineData("encode(bytea,text)", "escape")]
    [InlineData("decode(text,text)", "hex")]
    [InlineData("decode(text,text)", "base64")]
    [InlineData("decode(text,text)", "escape")]
    [InlineData("textlike(text,text)", "%b%a%c")]
    [InlineData("texticlike(text,text)", "%B%A%C")]
    [InlineData("textregexeq(text,text)", "(a|b)+c")]
    [InlineData("regexp_replace(text,text,text)", "a(?=c)", "x")]
    [InlineData("string_to_array(text,text)", "b")]
    [InlineData("to_json(anyelement)")]
    public void A_function_of_a_long_text_can_be_cancelled(string signature, params string[] rest) => AssertCancelled(signature, s_text, rest);

    [Theory]
    [InlineData("array_position(anycompatiblearray,anycompatible)", "-1")]
    [InlineData("array_remove(anycompatiblearray,anycompatible)", "-1")]
    [InlineData("array_replace(anycompatiblearray,anycompatible,anycompatible)", "-1", "5")]
    [InlineData("array_to_string(anyarray,text)", ",")]
    public void A_function_of_a_long_array_can_be_cancelled(string signature, params string[] rest) => AssertCancelled(signature, s_array, rest);

    [Theory]
    [InlineData("numeric_add(numeric,numeric)", "1")]
    [InlineData("numeric_mul(numeric,numeric)", "7")]
    [InlineData("numeric_div(numeric,numeric)", "7")]
    [InlineData("sqrt(numeric)")]
    [InlineData("ln(numeric)")]
    [InlineData("log(numeric)")]
    [InlineData("power(numeric,numeric)", "0.3")]
    public void A_function_of_a_long_number_can_be_cancelled(string signature, params string[] rest) =>
        AssertCancelled(signature, TextFormat.Parse(DataType.Numeric, s_digits.Utf8, SessionFormat.Default), rest);

    [Fact]
    public void Reading_and_writing_a_long_number_can_be_cancelled()
    {
        Value number = TextFormat.Parse(DataType.Numeric, s_digits.Utf8, SessionFormat.Default);
        Cancelled(() => TextFormat.Parse(DataType.Numeric, s_digits.Utf8, SessionFormat.Default));
        Cancelled(() => TextFormat.ToText(DataType.Numeric, number, SessionFormat.Default));
    }

    [Fact]
    public void Cutting_a_long_document_into_words_can_be_cancelled()
    {
        byte[] words = Repeated("running jumping "u8, 20_000);
        Cancelled(() => TextSearchConfiguration.English.Vector(System.Text.Encoding.ASCII.GetString(words)));
        Cancelled(() => TextSearchConfiguration.Simple.Vector(s_text.Text));
        Cancelled(() => TextFormat.Parse(DataType.TsVector, words, SessionFormat.Default));
        Cancelled(() => TextFormat.Parse(DataType.TsQuery, Repeated("a&"u8, 20_000), SessionFormat.Default));
    }

    [Fact]
    public void Reading_a_long_statement_can_be_cancelled()
    {
        string list = string.Join(',', Enumerable.Range(0, 100_000));
        Cancelled(() => SqlParser.ParseScript($"SELECT {list}"));
        Cancelled(() => SqlParser.ParseScript($"SELECT 1 WHERE 2 IN ({list})"));
    }

    [Fact]
    public void Long_bit_strings_and_lists_of_ranges_can_be_cancelled()
    {
        Cancelled(() => TextFormat.Parse(DataType.VarBit, Repeated("01"u8, 100_000), SessionFormat.Default));
        Cancelled(() => TextFormat.Parse(DataType.Int4Multirange, System.Text.Encoding.ASCII.GetBytes(
            "{" + string.Join(',', Enumerable.Range(0, 20_000).Select(static i => $"[{20_000 - i},{20_000 - i}]")) + "}"), SessionFormat.Default));
    }

    private static byte[] Repeated(ReadOnlySpan<byte> unit, int count)
    {
        byte[] bytes = new byte[unit.Length * count];
        for (int start = 0; start < bytes.Length; start += unit.Length)
        {
            unit.CopyTo(bytes.AsSpan(start));
        }

        return bytes;
    }

    private static void AssertCancelled(string signature, Value first, string[] rest)
    {
        CallContext context = CallContext.Detached();
        string name = signature[..signature.IndexOf('(', StringComparison.Ordinal)];
        string[] declared = signature[(name.Length + 1)..^1].Split(',');
        ScalarFunction function = FunctionRegistry.Find(name).OfType<ScalarFunction>()
            .Single(candidate => candidate.Arguments.Select(type => type.Name).SequenceEqual(declared));
        SqlType[] types = [.. function.Arguments.Select(Concrete)];
        Value[] arguments = [first, .. rest.Select((text, index) => TextFormat.Parse(types[index + 1], text, context.Format))];
        ScalarImplementation call = function.Bind(new CallTypes(types, Concrete(function.Result)));
        Cancelled(() => call(arguments, context));
    }

    private static SqlType Concrete(DataType declared) => declared.Name switch
    {
        "anyarray" or "anycompatiblearray" => DataType.Int4.Array!,
        "anycompatible" => DataType.Int4,
        "anyelement" => DataType.Text,
        _ => declared,
    };

    private static void Cancelled(Action work)
    {
        using CancellationTokenSource cancellation = new();
        cancellation.Cancel();
        CancellationToken before = CancellationPoint.Enter(cancellation.Token);
        try
        {
            // The runtime's sort wraps what a comparison throws; a statement ends the same way with both.
            Exception thrown = Assert.ThrowsAny<Exception>(work);
            Assert.IsAssignableFrom<OperationCanceledException>(thrown is InvalidOperationException ? thrown.InnerException : thrown);
        }
        finally
        {
            CancellationPoint.Enter(before);
        }
    }
}
