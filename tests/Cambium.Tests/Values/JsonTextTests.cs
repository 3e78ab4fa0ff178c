using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Values;
using Cambium.Tests.Log;
using Xunit;

namespace Cambium.Tests.Values;

/// <summary>What is found in the text of documents is what is in them when they are read into memory. <c>CAMBIUM_TEST_SEED</c> repeats a run.</summary>
public sealed class JsonTextTests
{
    private const int Documents = 3000;
    private const int Depth = 4;

    private readonly int _seed = TestSeed.Next();

    [Fact]
    public void Text_becomes_jsonb_as_the_parser_reads_it() => ForEach((text, _) =>
        Same(JsonParser.Parse(Encoding.UTF8.GetBytes(text)).ToJsonb().Text, JsonbInput.Parse(Encoding.UTF8.GetBytes(text)).Text, text));

    [Fact]
    public void What_is_no_JSON_is_refused_as_the_parser_refuses_it() => ForEach((text, random) =>
    {
        int place = random.Next(text.Length);
        string wrong = random.Next(3) switch
        {
            0 => text.Remove(place, 1),
            1 => text.Insert(place, "{}[]\",:\\0-.eu \u0001"[random.Next(15)].ToString()),
            _ => text[..place],
        };
        Same(Outcome(() => JsonParser.Parse(Encoding.UTF8.GetBytes(wrong)).ToJsonb()), Outcome(() => JsonbInput.Parse(Encoding.UTF8.GetBytes(wrong))), wrong);
    });

    [Fact]
    public void Parts_are_those_of_the_document() => ForEach((text, random) =>
    {
        Value jsonb = JsonbInput.Parse(Encoding.UTF8.GetBytes(text));
        CheckParts(JsonPart.FromJsonb(jsonb), JsonReference.Read(jsonb), text);
        JsonPart json = JsonPart.FromJson(Value.FromText(text));
        string name = RandomDocument.Names[random.Next(RandomDocument.Names.Length)];
        JsonValue? found = JsonParser.Parse(Encoding.UTF8.GetBytes(text)).Find(name);
        JsonPart? part = json.FindLast(new JsonName(Value.FromText(name)));
        Same(found?.ToJsonb().Text, part is { } value ? JsonbInput.Parse(value.Utf8).Text : null, text);
    });

    [Fact]
    public void Documents_compare_contain_and_hash_as_their_values_do()
    {
        Random random = new(_seed);
        RandomDocument documents = new(random);
        Value[] values = [.. Enumerable.Range(0, 400).Select(_ => JsonbInput.Parse(Encoding.UTF8.GetBytes(documents.Next(random.Next(Depth)))))];
        JsonValue[] read = [.. values.Select(value => JsonReference.Read(value))];
        for (int left = 0; left < values.Length; left++)
        {
            for (int right = 0; right < values.Length; right++)
            {
                string what = $"{values[left].Text} and {values[right].Text}";
                int order = Math.Sign(JsonReference.Compare(read[left], read[right], isTop: true));
                Same(order, Math.Sign(JsonOrder.Compare(values[left], values[right])), what);
                Same(JsonReference.Contains(read[left], read[right]), JsonContainment.Contains(values[left].Utf8, values[right].Utf8), what);
                Assert.True(order != 0 || JsonOrder.Hash(values[left]) == JsonOrder.Hash(values[right]), $"seed {_seed}: {what}");
            }

            foreach (string name in RandomDocument.Names)
            {
                Same(JsonReference.Exists(read[left], name), JsonContainment.Exists(values[left], Value.FromText(name)), $"{values[left].Text} and {name}");
            }
        }
    }

    [Fact]
    public void Equal_numbers_hash_alike_however_many_zeros_they_end_with()
    {
        string[] equal = ["""{"a": 1, "b": [10.5, "x.00"]}""", """{"a": 1.000, "b": [10.50, "x.00"]}""", """{"b": [10.500, "x.00"], "a": 1.0}"""];
        Value[] values = [.. equal.Select(static text => JsonbInput.Parse(Encoding.UTF8.GetBytes(text)))];
        Assert.All(values, value => Assert.Equal(0, JsonOrder.Compare(values[0], value)));
        Assert.All(values, value => Assert.Equal(JsonOrder.Hash(values[0]), JsonOrder.Hash(value)));
    }

    [Theory]
    [InlineData(62)]
    [InlineData(63)]
    [InlineData(64)]
    [InlineData(65)]
    [InlineData(127)]
    public void Containers_end_where_they_do_wherever_escapes_fall(int length)
    {
        for (int backslashes = 0; backslashes < 5; backslashes++)
        {
            string content = new string('x', length) + string.Concat(Enumerable.Repeat("\\\\", backslashes)) + "\\\"]}";
            string text = $$"""{"a": [{"b": "{{content}}"}, 1], "c": 2}""";
            JsonPart json = JsonPart.FromJsonb(JsonbInput.Parse(Encoding.UTF8.GetBytes(text)));
            Assert.Equal("2", json.Find(new JsonName(Value.FromText("c")))!.Value.Text.Text);
            Assert.Equal(2, json.Find(new JsonName(Value.FromText("a")))!.Value.Count);
        }
    }

    private void CheckParts(JsonPart part, JsonValue value, string text)
    {
        Same(value.Kind, part.Kind, text);
        switch (value.Kind)
        {
            case JsonKind.String:
                Same(value.String, part.String.Text, text);
                break;
            case JsonKind.Number:
                Same(value.Number.ToString(), part.Number.ToString(), text);
                break;
            case JsonKind.Array:
                Same(value.Items.Count, part.Count, text);
                int index = 0;
                foreach (JsonPart item in part.Items)
                {
                    CheckParts(item, value.Items[index], text);
                    Same(item.Text.Text, part.At(index)!.Value.Text.Text, text);
                    Same(item.Text.Text, part.At(index++ - value.Items.Count)!.Value.Text.Text, text);
                }

                Assert.Null(part.At(index));
                Assert.Null(part.At(-index - 1));
                break;
            case JsonKind.Object:
                Same(value.Members.Count, part.Count, text);
                CheckMembers(part, value, text);
                break;
        }
    }

    private void CheckMembers(JsonPart part, JsonValue value, string text)
    {
        int index = 0;
        foreach (JsonPartMember member in part.Members)
        {
            Same(value.Members[index].Name, member.Name.Text, text);
            CheckParts(member.Value, value.Members[index++].Value, text);
        }

        foreach (string name in RandomDocument.Names)
        {
            Same(value.Find(name)?.ToJsonb().Text, part.Find(new JsonName(Value.FromText(name))) is { } found ? found.Text.Text : null, text);
        }
    }

    private static string Outcome(Func<Value> read)
    {
        try
        {
            return read().Text;
        }
        catch (SqlErrorException error)
        {
            return $"{error.SqlState} {error.Message} {error.Detail} {error.Where}";
        }
    }

    private void ForEach(Action<string, Random> check)
    {
        Random random = new(_seed);
        RandomDocument documents = new(random);
        for (int i = 0; i < Documents; i++)
        {
            check(documents.Next(random.Next(1, Depth)), random);
        }
    }

    private void Same<T>(T expected, T found, string what) =>
        Assert.True(EqualityComparer<T>.Default.Equals(expected, found), $"seed {_seed}: {what}\nexpected: {expected}\nfound: {found}");
}
