using System.Globalization;
using System.Runtime.CompilerServices;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Xunit;

namespace Cambium.Tests.Values;

/// <summary>
/// Input, casts, modifiers and output as PostgreSQL 15 has them. A line of casts.txt is the type the text is read as, the type
/// it is then cast to, that type's modifier, the text, and the result's text, apart by tabs; an error is ERROR sqlstate: message.
/// </summary>
public class CastGoldenTests
{
    public static TheoryData<string> Lines()
    {
        TheoryData<string> data = [];
        foreach (string line in File.ReadLines(Path.Combine(Path.GetDirectoryName(SourcePath())!, "casts.txt")))
        {
            data.Add(line);
        }

        return data;
    }

    [Theory]
    [MemberData(nameof(Lines))]
    public void A_cast_answers_as_PostgreSQL_does(string line)
    {
        string[] parts = line.Split('\t');
        Assert.Equal(parts[4], Cast(parts[0], parts[1], int.Parse(parts[2], CultureInfo.InvariantCulture), parts[3]));
    }

    [Theory]
    [MemberData(nameof(Lines))]
    public void The_binary_format_gives_back_what_was_written(string line)
    {
        string[] parts = line.Split('\t');
        DataType type = DataType.FromName(parts[1])!;
        if (parts[4].StartsWith("ERROR", StringComparison.Ordinal) || type.Form == ValueForm.UInt32)
        {
            return;
        }

        Value value = TextFormat.Parse(type, parts[4], SessionFormat.Default);
        System.Buffers.ArrayBufferWriter<byte> bytes = new();
        BinaryFormat.Write(type, value, bytes);
        Assert.Equal(parts[4], TextFormat.ToText(type, BinaryFormat.Parse(type, bytes.WrittenSpan), SessionFormat.Default));
    }

    private static string SourcePath([CallerFilePath] string path = "") => path;

    private static string Cast(string from, string to, int modifier, string text)
    {
        CallContext context = CallContext.Detached();
        try
        {
            DataType source = DataType.FromName(from)!;
            SqlType target = new(DataType.FromName(to)!, modifier);
            Value value = TextFormat.Parse(source, text, context.Format);
            if (!source.Equals(target.Type))
            {
                CastFunction cast = Casts.Find(source, target.Type, out _)!;
                value = cast(value, context);
            }

            return TextFormat.ToText(target, Casts.ApplyModifier(target, value, isExplicit: true), context.Format);
        }
        catch (SqlErrorException e)
        {
            return $"ERROR {e.SqlState}: {e.Message}";
        }
    }
}
