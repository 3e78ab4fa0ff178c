using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library.Paths;

/// <summary>What .datetime() makes of a string: an SQL date, time or timestamp.</summary>
/// <param name="Offset">Seconds east of the offset a timestamptz was written with, which it keeps.</param>
internal sealed record PathTime(DataType Type, Value Value, int Offset);
