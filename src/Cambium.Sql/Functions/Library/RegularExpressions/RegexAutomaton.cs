using System.Collections.Concurrent;
using System.Runtime.InteropServices;
using System.Text;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library.RegularExpressions;

/// <summary>
/// The deterministic automaton of an expression, built as texts ask for it, shared by all threads. One character costs one look-up, whatever the
/// expression. Whether a match ends at a place is known with the character behind it, as $ or \M depend on that.
/// </summary>
/// <remarks>The subset construction; looks around (lookahead, lookbehind) are tried where they stand, and transitions over them not kept.</remarks>
internal sealed class RegexAutomaton
{
    /// <summary>States kept; then it begins anew.</summary>
    private const int StatesMax = 4096;

    /// <summary>Characters between two tests whether the statement was cancelled.</summary>
    private const int CancellationStride = 16384;

    private readonly RegexProgram _program;
    private readonly RegexColors _colors;
    private readonly bool[][] _takes;
    private readonly RegexNeighbor[] _neighbors;
    private readonly Dictionary<RegexLook, RegexAutomaton> _looks = new(ReferenceEqualityComparer.Instance);
    private readonly bool _hasAssertions;
    private readonly bool _isUnanchored;
    private readonly RegexState?[] _initial = new RegexState?[Enum.GetValues<RegexNeighbor>().Length];
    private ConcurrentDictionary<string, RegexState> _states = new(StringComparer.Ordinal);

    /// <param name="root">What to match.</param>
    /// <param name="isUnanchored">A match may begin anywhere from the start on.</param>
    /// <param name="isBackward">Reads towards the beginning of the text.</param>
    internal RegexAutomaton(RegexNode root, bool isUnanchored = false, bool isBackward = false)
    {
        _program = new RegexProgram(root, isBackward);
        _isUnanchored = isUnanchored;
        IEnumerable<CodePointSet> sets = _program.Steps.Where(step => step.Set is not null).Select(step => step.Set!);
        _hasAssertions = _program.Steps.Any(step => step.Kind == RegexStepKind.Assertion);
        _colors = new RegexColors(_hasAssertions ? sets.Append(CharacterClasses.Word).Append(CodePointSet.Newline) : sets);
        _neighbors = [.. _colors.Samples.Select(NeighborOf)];
        Dictionary<CodePointSet, bool[]> takes = [];
        _takes = new bool[_program.Steps.Count][];
        for (int i = 0; i < _takes.Length; i++)
        {
            if (_program.Steps[i].Set is { } set)
            {
                ref bool[]? entry = ref CollectionsMarshal.GetValueRefOrAddDefault(takes, set, out _);
                _takes[i] = entry ??= [.. _colors.Samples.Select(set.Contains)];
            }
            else if (_program.Steps[i].Look is { } look)
            {
                _looks.TryAdd(look, new RegexAutomaton(look.Operand, isBackward: look.IsBehind));
            }
        }
    }

    /// <summary>Where the longest match that begins at a place ends.</summary>
    /// <returns>-1: none does.</returns>
    internal int Longest(string text, int start, int limit, CancellationToken cancellation)
    {
        int end = -1;
        RegexState state = First(text, start);
        for (int place = start; ; )
        {
            int next = Advance(text, place, limit, ref state, cancellation);
            if (state.Accepted)
            {
                end = place;
            }

            if (next < 0 || state.IsDead)
            {
                return end;
            }

            place = next;
        }
    }

    /// <summary>Where the shortest match that begins at a place ends, at <paramref name="least"/> or behind it.</summary>
    /// <param name="cold">The last place before which nothing had begun: an unanchored match begins there or behind it.</param>
    /// <returns>-1: none does.</returns>
    internal int Shortest(string text, int start, int least, int limit, out int cold, CancellationToken cancellation)
    {
        cold = start;
        RegexState state = First(text, start);
        for (int place = start; ; )
        {
            if (state.IsInitial)
            {
                cold = place;
            }

            int next = Advance(text, place, limit, ref state, cancellation);
            if (state.Accepted && place >= least)
            {
                return place;
            }

            if (next < 0 || state.IsDead)
            {
                return -1;
            }

            place = next;
        }
    }

    /// <summary>Whether something that ends at the place, read backwards, or begins at it, matches.</summary>
    private bool IsMatchAt(string text, int place, CancellationToken cancellation)
    {
        RegexState state = First(text, place);
        while (true)
        {
            place = Advance(text, place, text.Length, ref state, cancellation);
            if (state.Accepted || place < 0 || state.IsDead)
            {
                return state.Accepted;
            }
        }
    }

    private RegexState First(string text, int start)
    {
        RegexNeighbor behind = _hasAssertions ? NeighborAt(text, start, isAhead: _program.IsBackward) : RegexNeighbor.Other;
        return _initial[(int)behind] ??= Intern([_program.Start], behind, accepted: false);
    }

    /// <summary>Over the character at a place.</summary>
    /// <returns>The place behind it; -1 at the end.</returns>
    private int Advance(string text, int place, int limit, ref RegexState state, CancellationToken cancellation)
    {
        int color;
        int next;
        if (_program.IsBackward)
        {
            (int character, next) = Before(text, place);
            color = next < 0 ? _colors.Count : _colors.Of(character);
        }
        else if (place < text.Length)
        {
            char c = text[place];
            next = place + 1;
            if (char.IsHighSurrogate(c) && next < text.Length)
            {
                color = _colors.Of(char.ConvertToUtf32(c, text[next]));
                next++;
            }
            else
            {
                color = _colors.Of(c);
            }

            // Up to the limit the text may match; what is behind it is looked at all the same.
            next = next > limit ? -1 : next;
        }
        else
        {
            color = _colors.Count;
            next = -1;
        }

        if (place % CancellationStride == 0)
        {
            cancellation.ThrowIfCancellationRequested();
        }

        state = state.Transitions[color] ?? Step(state, color, text, place, cancellation);
        return next;
    }

    private RegexState Step(RegexState state, int color, string text, int place, CancellationToken cancellation)
    {
        RegexNeighbor ahead = color == _colors.Count ? RegexNeighbor.Edge : _neighbors[color];
        SortedSet<int> followers = [];
        HashSet<int> seen = [];
        Stack<int> open = new(state.Steps);
        bool accepted = false;
        bool hasLooked = false;
        while (open.TryPop(out int index))
        {
            CancellationPoint.Tick();
            if (!seen.Add(index))
            {
                continue;
            }

            RegexStep step = _program.Steps[index];
            switch (step.Kind)
            {
                case RegexStepKind.Accept:
                    accepted = true;
                    break;
                case RegexStepKind.Fork:
                    open.Push(step.Next);
                    open.Push(step.Other);
                    break;
                case RegexStepKind.Character:
                    if (color < _colors.Count && _takes[index][color])
                    {
                        followers.Add(step.Next);
                    }

                    break;
                case RegexStepKind.Assertion:
                    if (_program.IsBackward ? Holds(step.Assertion, ahead, state.Behind) : Holds(step.Assertion, state.Behind, ahead))
                    {
                        open.Push(step.Next);
                    }

                    break;
                default:
                    hasLooked = true;
                    if (_looks[step.Look!].IsMatchAt(text, place, cancellation) != step.Look!.IsNegated)
                    {
                        open.Push(step.Next);
                    }

                    break;
            }
        }

        if (_isUnanchored && color < _colors.Count)
        {
            followers.Add(_program.Start);
        }

        RegexState next = Intern([.. followers], _hasAssertions ? ahead : RegexNeighbor.Other, accepted);
        if (!hasLooked)
        {
            state.Transitions[color] = next;
        }

        return next;
    }

    private RegexState Intern(int[] steps, RegexNeighbor behind, bool accepted)
    {
        ConcurrentDictionary<string, RegexState> states = _states;
        if (states.Count >= StatesMax)
        {
            Array.Clear(_initial);
            _states = states = new ConcurrentDictionary<string, RegexState>(StringComparer.Ordinal);
        }

        string key = string.Create((steps.Length * 2) + 1, (steps, behind, accepted), static (text, state) =>
        {
            text[0] = (char)(((int)state.behind * 2) + (state.accepted ? 1 : 0));
            MemoryMarshal.Cast<int, char>(state.steps).CopyTo(text[1..]);
        });
        return states.TryGetValue(key, out RegexState? state)
            ? state
            : states.GetOrAdd(key, new RegexState(steps, behind, accepted, steps.Length == 1 && steps[0] == _program.Start, _colors.Count));
    }

    private static bool Holds(RegexAssertionKind kind, RegexNeighbor before, RegexNeighbor behind) => kind switch
    {
        RegexAssertionKind.TextStart => before == RegexNeighbor.Edge,
        RegexAssertionKind.TextEnd => behind == RegexNeighbor.Edge,
        RegexAssertionKind.LineStart => before is RegexNeighbor.Edge or RegexNeighbor.Newline,
        RegexAssertionKind.LineEnd => behind is RegexNeighbor.Edge or RegexNeighbor.Newline,
        RegexAssertionKind.WordStart => before != RegexNeighbor.Word && behind == RegexNeighbor.Word,
        RegexAssertionKind.WordEnd => before == RegexNeighbor.Word && behind != RegexNeighbor.Word,
        RegexAssertionKind.WordEdge => before == RegexNeighbor.Word != (behind == RegexNeighbor.Word),
        _ => before == RegexNeighbor.Word == (behind == RegexNeighbor.Word),
    };

    private static RegexNeighbor NeighborOf(int codePoint) => codePoint == '\n' ? RegexNeighbor.Newline : CharacterClasses.Word.Contains(codePoint) ? RegexNeighbor.Word : RegexNeighbor.Other;

    private static RegexNeighbor NeighborAt(string text, int place, bool isAhead)
    {
        if (!isAhead)
        {
            (int before, int start) = Before(text, place);
            return start < 0 ? RegexNeighbor.Edge : NeighborOf(before);
        }

        if (place >= text.Length)
        {
            return RegexNeighbor.Edge;
        }

        Rune.DecodeFromUtf16(text.AsSpan(place), out Rune rune, out _);
        return NeighborOf(rune.Value);
    }

    /// <summary>The character before a place, and where it begins; -1 at the beginning of the text.</summary>
    private static (int Character, int Start) Before(string text, int place)
    {
        if (place == 0)
        {
            return (0, -1);
        }

        return char.IsLowSurrogate(text[place - 1]) && place > 1
            ? (char.ConvertToUtf32(text[place - 2], text[place - 1]), place - 2)
            : (text[place - 1], place - 1);
    }
}
