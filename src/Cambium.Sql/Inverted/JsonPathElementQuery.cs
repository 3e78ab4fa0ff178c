using System.Runtime.CompilerServices;
using Cambium.Engine.Inverted;
using Cambium.Engine.Json;
using Cambium.Engine.Json.Paths;

namespace Cambium.Sql.Inverted;

/// <summary>
/// What elements a document has where a jsonpath finds something, or is true: keys that it goes through, scalars that it compares with. A comparison holds for
/// items that there are only, so its paths must lead somewhere, too.
/// </summary>
internal sealed class JsonPathElementQuery(IJsonPathParts parts)
{
    /// <param name="isPredicate">Its result must be true (@@); otherwise it must have one (@?).</param>
    public ElementQuery Of(JsonPath path, bool isPredicate)
    {
        Place document = new(parts.Root, IsInside: true);

        // A predicate has a result whether it holds or not.
        return IsPredicate(path.Root) ? isPredicate ? Holds(path.Root, document) : ElementQuery.Everything : LeadsSomewhere(path.Root, document, null);
    }

    /// <summary>Where a path is.</summary>
    /// <param name="Path">The place as the class knows it.</param>
    /// <param name="IsInside">It is a part of the document, not something computed.</param>
    private readonly record struct Place(ulong? Path, bool IsInside);

    private static bool IsPredicate(JsonPathItem item) => item.Kind is >= JsonPathKind.Or and <= JsonPathKind.IsUnknown;

    private static JsonPart? ScalarOf(JsonPathItem? item) =>
        item is { IsScalar: true } ? item.Scalar : null;

    private ElementQuery Holds(JsonPathItem predicate, Place current)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        if (predicate.Next is not null)
        {
            return ElementQuery.Everything;
        }

        switch (predicate.Kind)
        {
            case JsonPathKind.And:
                return ElementQuery.All([Holds(predicate.Left!, current), Holds(predicate.Right!, current)]);
            case JsonPathKind.Or:
                return ElementQuery.Any([Holds(predicate.Left!, current), Holds(predicate.Right!, current)]);
            case JsonPathKind.Exists:
                return LeadsSomewhere(predicate.Left!, current, null);
            case JsonPathKind.Equal:
                return ElementQuery.All([LeadsSomewhere(predicate.Left!, current, ScalarOf(predicate.Right)), LeadsSomewhere(predicate.Right!, current, ScalarOf(predicate.Left))]);
            case JsonPathKind.NotEqual or JsonPathKind.Less or JsonPathKind.LessOrEqual or JsonPathKind.Greater or JsonPathKind.GreaterOrEqual:
                return ElementQuery.All([LeadsSomewhere(predicate.Left!, current, null), LeadsSomewhere(predicate.Right!, current, null)]);
            case JsonPathKind.StartsWith or JsonPathKind.LikeRegex:
                return LeadsSomewhere(predicate.Left!, current, null);
            default:
                return ElementQuery.Everything;
        }
    }

    /// <param name="scalar">What it must lead to; null: anything.</param>
    private ElementQuery LeadsSomewhere(JsonPathItem path, Place current, JsonPart? scalar)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        Place place;
        switch (path.Kind)
        {
            case JsonPathKind.Root:
                place = new Place(parts.Root, IsInside: true);
                break;
            case JsonPathKind.Current:
                place = current;
                break;
            default:
                return ElementQuery.Everything;
        }

        List<ElementQuery> needed = [];
        for (JsonPathItem? step = path.Next; step is not null && place.IsInside; step = step.Next)
        {
            switch (step.Kind)
            {
                case JsonPathKind.Key:
                    needed.Add(parts.HasKey(step.Text));
                    place = place with { Path = place.Path is { } before ? parts.Enter(before, step.Text) : null };
                    break;
                case JsonPathKind.AnyKey or JsonPathKind.AnyDepth:
                    place = place with { Path = place.Path is { } above ? parts.EnterAny(above) : null };
                    break;
                case JsonPathKind.AnyArray or JsonPathKind.IndexArray:
                    break;
                case JsonPathKind.Filter:
                    needed.Add(Holds(step.Left!, place));
                    break;
                default:
                    place = default;
                    break;
            }
        }

        if (scalar is { } wanted && place is { IsInside: true, Path: { } end })
        {
            needed.Add(parts.HasScalar(end, wanted));
        }

        return ElementQuery.All(needed);
    }
}
