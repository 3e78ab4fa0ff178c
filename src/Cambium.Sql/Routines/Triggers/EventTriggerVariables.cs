using System.Collections.Immutable;
using Cambium.Engine.Values;

namespace Cambium.Sql.Routines.Triggers;

/// <summary>What the function of an event trigger finds in its variables.</summary>
internal static class EventTriggerVariables
{
    /// <summary>Their names and types, in the order of <see cref="Values"/>.</summary>
    public static readonly ImmutableArray<(string Name, SqlType Type)> Names = [("tg_event", DataType.Text), ("tg_tag", DataType.Text)];

    public static Value[] Values(string happening, string tag) => [Value.FromText(happening), Value.FromText(tag)];
}
