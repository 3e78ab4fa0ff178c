namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>A state of the nondeterministic automaton.</summary>
/// <param name="Kind">What happens here.</param>
/// <param name="Next">What follows.</param>
/// <param name="Other">What follows a fork besides.</param>
/// <param name="Set">Of a character.</param>
/// <param name="Assertion">Of an assertion.</param>
/// <param name="Look">Of a look at the text around.</param>
internal readonly record struct RegexStep(RegexStepKind Kind, int Next = -1, int Other = -1, CodePointSet? Set = null, RegexAssertionKind Assertion = default, RegexLook? Look = null);
