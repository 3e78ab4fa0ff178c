namespace Cambium.Engine.Times;

/// <summary>What the clocks of a zone show during some time: seconds east of Greenwich, and the abbreviation for it.</summary>
public readonly record struct ZoneOffset(int SecondsEast, bool IsDaylight, string Abbreviation);
