using System.Text.Json.Serialization;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>
/// A cast made by CREATE CAST. Casts have no names: all of them bear one, so that whoever asks for the cast of two types has asked for the list. One from or to a
/// session's own type is the session's own.
/// </summary>
public sealed record CastDefinition : Definition
{
    /// <summary>The name of every cast.</summary>
    public const string CommonName = "cast";

    public required SqlType Source { get; init; }

    public required SqlType Target { get; init; }

    public required CastMethod Method { get; init; }

    /// <summary>Where it is applied without being written.</summary>
    public required CastContext Context { get; init; }

    /// <summary>The function of <see cref="CastMethod.Function"/>, a user's or the system's own; else 0.</summary>
    public int FunctionId { get; init; }

    [JsonIgnore]
    public override bool IsOverloaded => true;

    [JsonIgnore]
    public override NameClass NameClass => NameClass.Cast;
}
