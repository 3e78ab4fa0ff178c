using Cambium.Engine.Values;

namespace Cambium.Engine.Rows;

/// <summary>A column as <see cref="RowLayout"/> needs it.</summary>
/// <param name="Type">The type; numeric with precision up to 18 takes a fixed slot.</param>
/// <param name="MissingValue">What rows written before the column was added have in it.</param>
public readonly record struct RowColumn(SqlType Type, Value MissingValue);
