namespace Cambium.Engine.Values;

/// <summary>
/// A label of an enum. The order number is what a value holds, in rows and keys too; a label added between two others takes
/// a number between theirs, so nothing stored changes.
/// </summary>
public sealed record EnumLabel(int Oid, string Name, double SortOrder);
