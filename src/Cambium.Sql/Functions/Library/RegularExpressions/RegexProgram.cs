using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>
/// The nondeterministic automaton of an expression (Thompson's construction), forwards, or backwards for what looks behind. A back reference
/// is taken for its group here: what that lets through wrongly is found when the match is taken apart.
/// </summary>
internal sealed class RegexProgram
{
    /// <summary>More would take too much memory.</summary>
    private const int StepsMax = 100_000;

    private readonly List<RegexStep> _steps = [];

    internal RegexProgram(RegexNode root, bool isBackward)
    {
        IsBackward = isBackward;
        int accept = Add(new RegexStep(RegexStepKind.Accept));
        int first = Compile(root, accept);

        // A step of its own, to which no loop leads back: whoever is there has not begun.
        Start = Add(new RegexStep(RegexStepKind.Fork, first, first));
    }

    internal bool IsBackward { get; }

    internal int Start { get; }

    internal IReadOnlyList<RegexStep> Steps => _steps;

    private int Add(RegexStep step)
    {
        CancellationPoint.Tick();
        if (_steps.Count == StepsMax)
        {
            throw new RegexSyntaxException("regular expression is too complex");
        }

        _steps.Add(step);
        return _steps.Count - 1;
    }

    /// <returns>The step at which the node begins, when <paramref name="next"/> follows it.</returns>
    private int Compile(RegexNode node, int next)
    {
        switch (node)
        {
            case RegexCharacter character:
                return Add(new RegexStep(RegexStepKind.Character, next, Set: character.Set));
            case RegexAssertion assertion:
                return Add(new RegexStep(RegexStepKind.Assertion, next, Assertion: assertion.Kind));
            case RegexLook look:
                return Add(new RegexStep(RegexStepKind.Look, next, Look: look));
            case RegexGroup group:
                return Compile(group.Operand, next);
            case RegexBackReference reference:
                return Compile(reference.Group.Operand, next);
            case RegexAlternation alternation:
                int fork = Compile(alternation.Branches[^1], next);
                for (int i = alternation.Branches.Count - 2; i >= 0; i--)
                {
                    fork = Add(new RegexStep(RegexStepKind.Fork, Compile(alternation.Branches[i], next), fork));
                }

                return fork;
            case RegexRepetition repetition:
                return Repeat(repetition, next);
            default:
                IReadOnlyList<RegexNode> parts = ((RegexSequence)node).Parts;
                for (int i = 0; i < parts.Count; i++)
                {
                    next = Compile(parts[IsBackward ? i : parts.Count - 1 - i], next);
                }

                return next;
        }
    }

    private int Repeat(RegexRepetition repetition, int next)
    {
        if (repetition.Max == int.MaxValue)
        {
            int loop = Add(new RegexStep(RegexStepKind.Fork));
            _steps[loop] = new RegexStep(RegexStepKind.Fork, Compile(repetition.Operand, loop), next);
            next = loop;
        }
        else
        {
            int end = next;
            for (int i = repetition.Min; i < repetition.Max; i++)
            {
                next = Add(new RegexStep(RegexStepKind.Fork, Compile(repetition.Operand, next), end));
            }
        }

        for (int i = 0; i < repetition.Min; i++)
        {
            next = Compile(repetition.Operand, next);
        }

        return next;
    }
}
