using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_cursors and pg_prepared_statements: what this session keeps by name.</summary>
internal static class PgCursors
{
    public static void Fill(SqlSession session, RowCollector rows)
    {
        foreach (Cursor cursor in session.Cursors.All)
        {
            rows.Add().Set("name", cursor.Name).Set("statement", cursor.Sql).Set("is_holdable", cursor.IsHoldable).Set("is_binary", cursor.IsBinary)
                .Set("is_scrollable", cursor.CanGoBack).Set("creation_time", cursor.Created);
        }

        // What the protocol's Bind made is a cursor too, the unnamed one included.
        foreach (Portal portal in session.Portals.All)
        {
            rows.Add().Set("name", portal.Name).Set("statement", portal.Statement.Sql).Set("is_holdable", false).Set("is_binary", false)
                .Set("is_scrollable", false).Set("creation_time", portal.Created);
        }
    }

    public static void FillStatements(SqlSession session, RowCollector rows)
    {
        foreach (PreparedStatement statement in session.Prepared.All.Where(statement => statement.Name.Length > 0))
        {
            rows.Add().Set("name", statement.Name).Set("statement", statement.Sql).Set("prepare_time", statement.Prepared)
                .Set("parameter_types", statement.ParameterTypes.Select(type => type.Type.Oid)).Set("from_sql", statement.IsFromSql)
                .Set("generic_plans", statement.Runs.Generic).Set("custom_plans", statement.Runs.Custom);
        }
    }
}
