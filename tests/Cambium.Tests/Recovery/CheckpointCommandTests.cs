using Cambium.Tests.Sql;
using Xunit;

namespace Cambium.Tests.Recovery;

/// <summary>CHECKPOINT in a server, where another thread makes the checkpoints.</summary>
public sealed class CheckpointCommandTests
{
    [Fact]
    public void A_full_disk_is_told_at_once_and_the_checkpoint_is_made_when_there_is_space()
    {
        using RecoveryDatabase database = new();
        SessionRunner session = database.Connect();
        session.Run("CREATE TABLE t (id int PRIMARY KEY, pad text); INSERT INTO t SELECT g, repeat('x', 200) FROM generate_series(1, 2000) g");
        database.Files.Faults.CapacityBytes = 0;

        Assert.StartsWith("ERROR:  53100: could not write to the data directory", session.Run("CHECKPOINT"), StringComparison.Ordinal);
        Assert.Equal("count\n2000\n", session.Run("SELECT count(*) FROM t"));

        database.Files.Faults.CapacityBytes = long.MaxValue;
        Assert.DoesNotContain("ERROR", session.Run("CHECKPOINT"), StringComparison.Ordinal);
        database.Kill();
        Assert.Equal("count\n2000\n", database.Run("SELECT count(*) FROM t"));
    }
}
