namespace Cambium.Engine.Values;

/// <summary>Reads the part of a value that a key names; NULL where it has none.</summary>
public delegate Value PartReader(in Value whole, string key);

/// <summary>Makes the value whose part it is from one that may be NULL.</summary>
public delegate Value PartWriter(in Value whole, string key, in Value part);

/// <summary>Parts of a base type's values, texts found by texts, as subscripts read and write them.</summary>
public sealed record BaseTypeParts(PartReader Get, PartWriter Set);
