using System.Text;
using Cambium.Engine.Json;
using Cambium.Engine.Values;

namespace Cambium.Tests.Values;

/// <summary>What jsonb's text is looked through for, answered from documents read into memory, as plainly as can be.</summary>
internal static class JsonReference
{
    internal static JsonValue Read(in Value jsonb) => JsonParser.Parse(jsonb.Utf8);

    internal static int Compare(JsonValue left, JsonValue right, bool isTop)
    {
        bool isLeftEmpty = left.Kind == JsonKind.Array && left.Items.Count == 0;
        bool isRightEmpty = right.Kind == JsonKind.Array && right.Items.Count == 0;
        if (isTop && (isLeftEmpty || isRightEmpty))
        {
            return isRightEmpty.CompareTo(isLeftEmpty);
        }

        int result = left.Kind.CompareTo(right.Kind);
        result = result != 0 ? result : left.Items.Count.CompareTo(right.Items.Count);
        result = result != 0 ? result : left.Members.Count.CompareTo(right.Members.Count);
        for (int i = 0; result == 0 && i < left.Items.Count; i++)
        {
            result = Compare(left.Items[i], right.Items[i], isTop: false);
        }

        for (int i = 0; result == 0 && i < left.Members.Count; i++)
        {
            result = CompareTexts(left.Members[i].Name, right.Members[i].Name);
            result = result != 0 ? result : Compare(left.Members[i].Value, right.Members[i].Value, isTop: false);
        }

        result = result != 0 ? result : CompareTexts(left.String, right.String);
        return result != 0 ? result : left.Number.CompareTo(right.Number);
    }

    internal static bool Contains(JsonValue outer, JsonValue inner) => outer.Kind == JsonKind.Array && inner.IsScalar
        ? outer.Items.Any(item => item.IsScalar && Compare(item, inner, isTop: false) == 0)
        : ContainsPart(outer, inner);

    private static bool ContainsPart(JsonValue outer, JsonValue inner) => (outer.Kind, inner.Kind) switch
    {
        (JsonKind.Object, JsonKind.Object) => inner.Members.All(member => outer.Find(member.Name) is { } value && ContainsPart(value, member.Value)),
        (JsonKind.Array, JsonKind.Array) => inner.Items.All(item => outer.Items.Any(candidate => ContainsPart(candidate, item))),
        _ => outer.IsScalar && inner.IsScalar && Compare(outer, inner, isTop: false) == 0,
    };

    internal static bool Exists(JsonValue document, string key) => document.Kind switch
    {
        JsonKind.Object => document.Find(key) is not null,
        JsonKind.Array => document.Items.Any(item => item.Kind == JsonKind.String && item.String == key),
        _ => document.Kind == JsonKind.String && document.String == key,
    };

    private static int CompareTexts(string left, string right) => Encoding.UTF8.GetBytes(left).AsSpan().SequenceCompareTo(Encoding.UTF8.GetBytes(right));
}
