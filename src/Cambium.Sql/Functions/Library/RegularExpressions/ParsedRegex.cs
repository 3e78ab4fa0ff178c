namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>What a pattern says.</summary>
/// <param name="Root">The whole expression.</param>
/// <param name="GroupCount">Capturing groups.</param>
/// <param name="IgnoresCase">For back references; sets of characters hold both cases already.</param>
internal readonly record struct ParsedRegex(RegexNode Root, int GroupCount, bool IgnoresCase);
