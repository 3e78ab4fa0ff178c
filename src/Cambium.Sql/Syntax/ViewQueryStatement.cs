using Cambium.Engine.Catalog;

namespace Cambium.Sql.Syntax;

/// <summary>The query of a stored view, run by itself: names mean what the view says they mean, and it reads what the owner may read.</summary>
public sealed record ViewQueryStatement(SelectStatement Query, IReadOnlyList<ViewName> Names, int OwnerId) : Statement(Query.Span);
