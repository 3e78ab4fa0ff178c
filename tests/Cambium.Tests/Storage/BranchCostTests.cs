using Cambium.Engine.Recovery;
using Cambium.Log.Storage;
using Xunit;

namespace Cambium.Tests.Storage;

public sealed class BranchCostTests
{
    private const int OperationsMax = 1_000_000;

    /// <summary>However much there is in a database, a branch takes as many writes, flushes and names, and as many bytes.</summary>
    [Fact]
    public void A_branch_of_a_large_database_costs_what_one_of_a_small_one_does()
    {
        (int Operations, long Bytes) small = Branch(rows: 10);
        (int Operations, long Bytes) large = Branch(rows: 30_000);
        Assert.Equal(small.Operations, large.Operations);
        Assert.InRange(large.Bytes, small.Bytes - 16, small.Bytes + 16);
    }

    private static (int Operations, long Bytes) Branch(int rows)
    {
        LogFaults faults = new();
        StoredDatabase database = new(new LogFaults());
        database.CreateTable();
        database.Put([.. Enumerable.Range(0, rows).Select(static id => (id, id))]);
        database.Engine.Checkpoint();
        MemoryDirectory log = new(faults);
        MemoryDirectory pages = new(faults);
        faults.OperationsUntilCrash = OperationsMax;
        DatabaseBranch.Create(database.Engine, database.PageFiles, pages, log, position: null, new LogOptions { SegmentSize = 4096 });
        int operations = OperationsMax - faults.OperationsUntilCrash.Value;
        faults.OperationsUntilCrash = null;

        string[] shared = [.. pages.List().Intersect(database.PageFiles.List()).Where(static name => name.EndsWith(".pages", StringComparison.Ordinal))];
        Assert.NotEmpty(shared);
        long bytes = new[] { log, pages }.Sum(directory => directory.List().Except(shared).Sum(name => LengthOf(directory, name)));
        StoredDatabase branch = new(log, pages, new(database.Rows));
        branch.AssertSound();
        return (operations, bytes);
    }

    private static long LengthOf(MemoryDirectory directory, string name)
    {
        using IFile file = directory.OpenRead(name);
        return file.Length;
    }
}
