using Cambium.Engine.Values;

namespace Cambium.Engine.Json.Paths;

/// <summary>One step of a jsonpath, with the step that continues it.</summary>
public sealed record JsonPathItem(JsonPathKind Kind)
{
    // Made when they are first asked for, by whichever of the threads that share the plan.
    private byte[]? _utf8;
    private byte[]? _content;
    private byte[]? _scalar;

    /// <summary>The bound of <c>**{n to last}</c>.</summary>
    public const uint LastLevel = uint.MaxValue;

    /// <summary>Key, string, variable, or the pattern of like_regex.</summary>
    public string Text { get; init; } = "";

    /// <summary>Flags of like_regex, of i, s, m, x, q.</summary>
    public string Flags { get; init; } = "";

    public Numeric Number { get; init; } = Numeric.Zero;

    public bool Boolean { get; init; }

    /// <summary>The left operand, or the only one; datetime's template.</summary>
    public JsonPathItem? Left { get; init; }

    public JsonPathItem? Right { get; init; }

    public IReadOnlyList<JsonPathSubscript> Subscripts { get; init; } = [];

    /// <summary>Levels of <c>**</c>.</summary>
    public uint FirstLevel { get; init; }

    public uint FinalLevel { get; init; } = LastLevel;

    /// <summary>What is done with each result; null at the end.</summary>
    public JsonPathItem? Next { get; init; }

    /// <summary><see cref="Text"/> as a text value.</summary>
    public Value TextValue => Value.FromUtf8(_utf8 ??= Utf8Text.Encode(Text));

    /// <summary>The key.</summary>
    public JsonName Name => new(_content ??= JsonEscape.Encode(TextValue).Utf8.ToArray(), TextValue.ByteLength);

    /// <summary>Whether it is a literal alone.</summary>
    public bool IsScalar => Next is null && Kind is (JsonPathKind.Null or JsonPathKind.String or JsonPathKind.Number or JsonPathKind.Boolean);

    /// <summary>The value of a literal.</summary>
    public JsonPart Scalar => JsonPart.FromJsonb(Value.FromUtf8(_scalar ??= (Kind switch
    {
        JsonPathKind.Null => JsonPart.Null,
        JsonPathKind.Boolean => JsonPart.FromBoolean(Boolean),
        JsonPathKind.Number => JsonPart.FromNumber(Number),
        _ => JsonPart.FromString(TextValue),
    }).Utf8.ToArray()));

    /// <summary>The item with others at the end of its chain.</summary>
    public JsonPathItem Then(IReadOnlyList<JsonPathItem> steps)
    {
        if (Next is not null)
        {
            return this with { Next = Next.Then(steps) };
        }

        JsonPathItem? next = null;
        for (int index = steps.Count - 1; index >= 0; index--)
        {
            next = steps[index] with { Next = next };
        }

        return this with { Next = next };
    }
}
