using Xunit;

namespace Cambium.Tests.Recovery;

/// <summary>Definitions that use the types of tables' rows are read again at a restart, from the log and from a checkpoint, in whatever order they were made.</summary>
public sealed class RowTypeRestartTests
{
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Columns_of_row_types_are_there_after_a_restart(bool hasCheckpoint)
    {
        using RecoveryDatabase database = new();
        database.Run("CREATE TABLE spot (x int, y int)");
        database.Run("CREATE TABLE place (id int, at spot, path spot[])");
        database.Run("BEGIN; CREATE TABLE late (z text); ALTER TABLE spot ADD COLUMN l late; COMMIT");
        database.Run("CREATE TYPE wrapped AS (p place); CREATE TABLE wraps (w wrapped); CREATE FUNCTION origin() RETURNS spot LANGUAGE sql AS 'SELECT 0, 0, NULL::late'");
        database.Run("INSERT INTO place VALUES (1, ROW(2, 3, ROW('deep')), ARRAY[ROW(4, 5, NULL)::spot])");
        database.Run("INSERT INTO wraps SELECT ROW(place)::wrapped FROM place");
        if (hasCheckpoint)
        {
            database.Run("CHECKPOINT");
        }

        database.Kill();
        Assert.Equal("id|at|path\n1|(2,3,\"(deep)\")|{\"(4,5,)\"}\n", database.Run("SELECT * FROM place"));
        Assert.Equal("z\ndeep\n", database.Run("SELECT (((w).p).at).l.z FROM wraps"));
        Assert.Equal("x\n0\n", database.Run("SELECT x FROM origin()"));
        database.IsSound();
    }

    /// <summary>A dropped column says no longer of which type it was, only how it lies in rows: the type may be dropped, too, and must not be missed.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Columns_of_dropped_types_are_no_obstacle_to_a_restart(bool hasCheckpoint)
    {
        using RecoveryDatabase database = new();
        database.Run("CREATE TYPE mood AS ENUM ('sad'); CREATE TYPE pair AS (x int, y int); CREATE DOMAIN price AS numeric(10, 2); CREATE DOMAIN cheap AS price; CREATE TYPE span AS RANGE (subtype = int4)");
        database.Run("CREATE TABLE t (id int PRIMARY KEY, a mood, b pair, c price, d cheap, e span, f mood[], g cheap[], z text)");
        database.Run("INSERT INTO t SELECT i, 'sad', ROW(i, i)::pair, i, i, span(i, i + 1), '{sad}', ARRAY[i::cheap], 'z' || i FROM generate_series(1, 3) i");
        database.Run("DROP TYPE mood CASCADE; DROP TYPE pair CASCADE; DROP TYPE span CASCADE; ALTER TABLE t DROP COLUMN c, DROP COLUMN d, DROP COLUMN g; DROP DOMAIN price CASCADE");
        if (hasCheckpoint)
        {
            database.Run("CHECKPOINT");
        }

        database.Kill();
        database.Run("UPDATE t SET z = 'changed' WHERE id = 2; INSERT INTO t VALUES (4, 'new'); ALTER TABLE t ADD COLUMN n int DEFAULT 7");
        Assert.Equal("id|z|n\n1|z1|7\n2|changed|7\n3|z3|7\n4|new|7\n", database.Run("SELECT * FROM t ORDER BY id"));
        database.IsSound();
    }
}
