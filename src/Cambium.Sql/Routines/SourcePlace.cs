using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Routines;

/// <summary>A piece of a function's body and what names mean there.</summary>
/// <param name="Body">The whole body; spans of syntax count in it.</param>
internal readonly record struct SourcePlace(string Body, SourceSpan Span, RoutineName? Names, VariableConflict Conflict)
{
    public int Start => Span.Start;

    public string Text => Body.Substring(Span.Start, Span.Length);
}
