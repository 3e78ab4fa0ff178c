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
}
