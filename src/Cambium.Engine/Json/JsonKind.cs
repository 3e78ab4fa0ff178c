namespace Cambium.Engine.Json;

/// <summary>Kinds of JSON value in the order jsonb sorts them.</summary>
public enum JsonKind : byte
{
    Null,
    String,
    Number,
    False,
    True,
    Array,
    Object,
}
