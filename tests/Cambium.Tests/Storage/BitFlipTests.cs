using Cambium.Engine.Errors;
using Cambium.Engine.Recovery;
using Cambium.Log.Copying;
using Cambium.Log.Storage;
using Cambium.Log.Verification;
using Cambium.Server.Databases;
using Cambium.Tests.Log;
using Cambium.Trees.Pages;
using Xunit;
using Xunit.Abstractions;

namespace Cambium.Tests.Storage;

/// <summary>A turned bit in any file is found by the checkers, and what reading then serves is what was written or nothing.</summary>
public sealed class BitFlipTests(ITestOutputHelper output)
{
    private const int FlipsInFile = 60;

    [Fact]
    public void Bits_of_log_pages_and_checkpoints()
    {
        int seed = TestSeed.Next();
        output.WriteLine($"seed {seed}");
        Random random = new(seed);
        StoredDatabase database = new(new LogFaults(), retention: TimeSpan.FromSeconds(6));
        database.CreateTable();
        database.Work(random, commits: 16);
        database.Engine.Checkpoint();
        database.Work(random, commits: 5);
        database.Engine.Dispose();
        int found = 0;
        foreach ((MemoryDirectory directory, string name) in new[] { database.LogFiles, database.PageFiles }.SelectMany(static directory => directory.List().Select(name => (directory, name))))
        {
            if (name.StartsWith("spare", StringComparison.Ordinal))
            {
                continue;
            }

            for (int flip = 0; flip < FlipsInFile; flip++)
            {
                long length = LengthOf(directory, name);
                long bit = flip < 8 ? flip * 8 : random.NextInt64(length * 8);
                MemoryDirectory log = CopyOf(database.LogFiles, directory, name, bit);
                MemoryDirectory pages = CopyOf(database.PageFiles, directory, name, bit);
                Assert.True(IsFound(log, pages, database), $"seed {seed}: bit {bit} of {name} is turned and nobody finds it");
                found++;
            }
        }

        Assert.True(found > 3 * FlipsInFile, $"seed {seed}: only {found} bits turned");
    }

    [Fact]
    public void Every_bit_of_the_description()
    {
        byte[] written = new FolderDescription("shop", 16385, "owner", "origin", 17).ToBytes();
        Assert.Equal("shop", FolderDescription.Read(written, "database.json").Name);
        for (int bit = 0; bit < written.Length * 8; bit++)
        {
            byte[] turned = [.. written];
            turned[bit / 8] ^= (byte)(1 << (bit % 8));
            Assert.Throws<InvalidDataException>(() => FolderDescription.Read(turned, "database.json"));
        }

        // Without a checksum, as earlier versions wrote it.
        Assert.Equal("x", FolderDescription.Read("{\"Name\":\"x\",\"Oid\":16384,\"Owner\":\"y\"}"u8.ToArray(), "database.json").Name);
    }

    /// <summary>Reads everything; what it gives without an error must be right.</summary>
    private static bool IsFound(MemoryDirectory log, MemoryDirectory pages, StoredDatabase original)
    {
        try
        {
            bool isFound = SegmentCheck.Run(log, isLive: false).Count > 0;
            using (CheckpointStore checkpoints = CheckpointStore.Open(pages, isReadOnly: true))
            {
                isFound |= checkpoints.CheckFiles().Count > 0;
            }

            // A bit behind the end is no commit's: it is cut off and told.
            using (MemoryLogStore store = new(CopyOf(log, log, "", 0), new LogOptions { SegmentSize = 4096 }, out LogOpenReport report))
            {
                isFound |= report.TornTail is not null;
            }

            StoredDatabase opened = new(log, pages, new(original.Rows));
            Assert.Equal(original.Rows, opened.RowsOf(opened.Engine.Root));
            return isFound | DatabaseCheck.Run(opened.Engine).Count > 0 | HistoryCheck.Run(opened.Engine).Count > 0;
        }
        catch (Exception exception) when (exception is LogException or PageDamageException or SqlErrorException)
        {
            return true;
        }
    }

    private static long LengthOf(MemoryDirectory directory, string name)
    {
        using IFile file = directory.OpenRead(name);
        return file.Length;
    }

    /// <summary>A copy of a directory, with one bit turned when the file is in it.</summary>
    private static MemoryDirectory CopyOf(MemoryDirectory source, MemoryDirectory changed, string name, long bit)
    {
        MemoryDirectory copy = new(new LogFaults());
        foreach (string file in source.List())
        {
            FileCopy.Copy(source, file, copy, LengthOf(source, file));
        }

        if (ReferenceEquals(source, changed) && name.Length > 0)
        {
            using IFile file = copy.OpenWrite(name);
            byte[] value = new byte[1];
            file.Read(bit / 8, value);
            value[0] ^= (byte)(1 << (int)(bit % 8));
            file.Write(bit / 8, value);
        }

        return copy;
    }
}
