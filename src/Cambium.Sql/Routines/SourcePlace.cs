using Cambium.Engine.Catalog;
using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Routines;

/// <summary>A piece of a function's body and what names mean there.</summary>
/// <param name="Body">The whole body; spans of syntax count in it.</param>
internal readonly record struct SourcePlace(string Body, SourceSpan Span, RoutineName? Names, VariableConflict Conflict)
{
    private const string Perform = "PERFORM";

    /// <summary>What names of relations meant when the body was written; empty where they mean what they do when it runs.</summary>
    public IReadOnlyList<ViewName> Relations { get; init; } = [];

    /// <summary>It is kept as a definition is: its names are found in all schemas.</summary>
    public bool IsDefinition { get; init; }

    /// <summary>What CONTEXT calls it when it can't be bound: <c>SQL expression</c>; null where somebody else tells.</summary>
    public string? Kind { get; init; }

    /// <summary>A part that was cut out before the rest was read: INTO.</summary>
    public SourceSpan Gap { get; init; }

    /// <summary>What its places are counted from.</summary>
    public int Start => IsPerform ? Span.Start + Perform.Length - "SELECT".Length : Span.Start;

    /// <summary>As messages show it: PERFORM is a SELECT, and blanks fill the gap.</summary>
    public string Text => IsPerform ? string.Concat("SELECT", Body.AsSpan(Span.Start + Perform.Length, Span.Length - Perform.Length))
        : Gap.Length > 0 && Gap.Start < Span.End ? string.Concat(Body.AsSpan(Span.Start..Gap.Start), new string(' ', Gap.Length), Body.AsSpan(Gap.End..Span.End))
        : Body.Substring(Span.Start, Span.Length);

    private bool IsPerform => Body.AsSpan(Span.Start, Span.Length).StartsWith(Perform, StringComparison.OrdinalIgnoreCase);
}
