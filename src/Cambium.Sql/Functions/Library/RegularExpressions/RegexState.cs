namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>A state of the deterministic automaton: the steps it is at, before assertions are looked at, as these depend on the next character.</summary>
/// <param name="steps">In order.</param>
/// <param name="behind">The character just passed.</param>
/// <param name="accepted">A match ended before that character.</param>
/// <param name="isInitial">Nothing but the beginning: no match is under way.</param>
/// <param name="colors">Number of colors; transitions has one more, for the end of the text.</param>
internal sealed class RegexState(int[] steps, RegexNeighbor behind, bool accepted, bool isInitial, int colors)
{
    internal int[] Steps => steps;

    internal RegexNeighbor Behind => behind;

    internal bool Accepted => accepted;

    internal bool IsInitial => isInitial;

    /// <summary>No match can come any more, besides what <see cref="Accepted"/> says.</summary>
    internal bool IsDead => steps.Length == 0;

    /// <summary>By color; null is not known yet. Whoever computes an entry writes the same one.</summary>
    internal RegexState?[] Transitions { get; } = new RegexState?[colors + 1];
}
