using Cambium.Engine.Catalog;

namespace Cambium.Sql.Syntax;

/// <summary>The query of a stored view, run by itself: names mean what the view says they mean.</summary>
public sealed record ViewQueryStatement(SelectStatement Query, IReadOnlyList<ViewName> Names) : Statement(Query.Span);
