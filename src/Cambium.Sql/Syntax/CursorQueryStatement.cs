namespace Cambium.Sql.Syntax;

/// <summary>The query of a cursor: its rows carry the keys of the table's rows they are made of, for WHERE CURRENT OF.</summary>
public sealed record CursorQueryStatement(SelectStatement Query) : Statement(Query.Span);
