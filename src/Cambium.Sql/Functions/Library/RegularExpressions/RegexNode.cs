namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>A part of a parsed regular expression.</summary>
/// <param name="Preference">Whether it would rather match more or less; by POSIX's rules a property of the whole part, not of each step.</param>
/// <param name="IsMixed">Parts of it prefer differently.</param>
/// <param name="HasGroups">It captures, or refers to what was captured: where its parts matched must be found out.</param>
/// <param name="HasReferences">It refers to what was captured.</param>
internal abstract record RegexNode(RegexPreference Preference = RegexPreference.None, bool IsMixed = false, bool HasGroups = false, bool HasReferences = false)
{
    /// <summary>The automaton of this part alone, made when a match is first taken apart here.</summary>
    internal RegexAutomaton? Automaton { get; set; }
}

/// <summary>One character of a set.</summary>
internal sealed record RegexCharacter(CodePointSet Set) : RegexNode;

/// <summary>A condition on what is before and behind a place; takes no character.</summary>
internal sealed record RegexAssertion(RegexAssertionKind Kind) : RegexNode;

/// <summary>(?=re), (?!re), (?&lt;=re) and (?&lt;!re): a condition on the text behind or before a place.</summary>
internal sealed record RegexLook(RegexNode Operand, bool IsBehind, bool IsNegated) : RegexNode;

/// <summary>Nothing, or one thing after the other.</summary>
internal sealed record RegexSequence(IReadOnlyList<RegexNode> Parts) : RegexNode(
    Parts.Select(part => part.Preference).FirstOrDefault(preference => preference != RegexPreference.None),
    Parts.Any(part => part.IsMixed) || Parts.Select(part => part.Preference).Where(preference => preference != RegexPreference.None).Distinct().Count() > 1,
    Parts.Any(part => part.HasGroups),
    Parts.Any(part => part.HasReferences));

/// <summary>One of several; always prefers more.</summary>
internal sealed record RegexAlternation(IReadOnlyList<RegexNode> Branches) : RegexNode(
    RegexPreference.Longest,
    Branches.Any(branch => branch.IsMixed || branch.Preference == RegexPreference.Shortest),
    Branches.Any(branch => branch.HasGroups),
    Branches.Any(branch => branch.HasReferences));

/// <summary>A part from <paramref name="Min"/> to <paramref name="Max"/> times.</summary>
/// <param name="Operand">What is repeated.</param>
/// <param name="Min">Least number of times.</param>
/// <param name="Max">Greatest; <see cref="int.MaxValue"/> without end.</param>
/// <param name="Own">The quantifier's own preference: {m} has none.</param>
internal sealed record RegexRepetition(RegexNode Operand, int Min, int Max, RegexPreference Own) : RegexNode(
    Own != RegexPreference.None ? Own : Operand.Preference,
    Operand.IsMixed || (Own != RegexPreference.None && Operand.Preference != RegexPreference.None && Own != Operand.Preference),
    Operand.HasGroups,
    Operand.HasReferences)
{
    private RegexRepetition? _before;

    /// <summary>
    /// What comes before the last time, whose groups nobody asks for, so that where it is divided doesn't matter; null where there may be no last time, or
    /// what an earlier time captured is referred to.
    /// </summary>
    internal RegexRepetition? Before => Min == 0 || HasReferences
        ? null
        : _before ??= this with { Min = Min - 1, Max = Max == int.MaxValue ? Max : Max - 1, HasGroups = false, Automaton = null };
}

/// <summary>A capturing group, counted from 1.</summary>
internal sealed record RegexGroup(RegexNode Operand, int Number) : RegexNode(Operand.Preference, Operand.IsMixed, HasGroups: true, Operand.HasReferences);

/// <summary>The text a group matched, again.</summary>
internal sealed record RegexBackReference(RegexGroup Group) : RegexNode(HasGroups: true, HasReferences: true);
