using Cambium.Engine.Inverted;
using Cambium.Engine.Json;

namespace Cambium.Sql.Inverted;

/// <summary>What an operator class knows of the parts of a document that a path leads to.</summary>
internal interface IJsonPathParts
{
    /// <summary>The place of the document itself; places are null where the class can't tell any more where the path is.</summary>
    ulong? Root { get; }

    ulong? Enter(ulong path, string key);

    /// <summary>A key that isn't known, or any depth.</summary>
    ulong? EnterAny(ulong path);

    ElementQuery HasKey(string key);

    ElementQuery HasScalar(ulong path, JsonPart scalar);
}
