using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>An item of FROM that nobody wrote: whoever put it into the statement binds it.</summary>
/// <param name="Bind">Is asked once for each time that the statement is bound.</param>
internal sealed record GivenTable(Func<FromItem> Bind, SourceSpan Span) : TableReference(Span);
