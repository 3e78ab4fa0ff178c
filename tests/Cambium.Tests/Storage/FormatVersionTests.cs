using System.Buffers;
using System.Buffers.Binary;
using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Format;
using Cambium.Log.Storage;
using Cambium.Server.Databases;
using Cambium.Server.Hosting;
using Cambium.Trees;
using Cambium.Trees.Pages;
using Microsoft.Extensions.Logging.Abstractions;
using Xunit;

namespace Cambium.Tests.Storage;

/// <summary>Directories that earlier releases wrote (Formats/) are read and go on; what a newer release wrote is refused and left alone.</summary>
public sealed class FormatVersionTests : IDisposable
{
    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-formats-").FullName;

    public void Dispose() => Directory.Delete(_directory, recursive: true);

    /// <summary>1: "cambium 1", log format 1, no checkpoints. 2: "cambium 2", log format 2, page and checkpoint format 1, a description without checksum.</summary>
    [Theory]
    [InlineData("1")]
    [InlineData("2")]
    public void An_older_version_is_read_and_goes_on(string version)
    {
        Copy(Path.Combine(AppContext.BaseDirectory, "Storage", "Formats", version), _directory);
        for (int start = 0; start < 2; start++)
        {
            using DatabaseDirectory databases = Open();
            Database engine = databases.Peek("cambium")!.Engine;
            Assert.True(engine.Root.Catalog.TryGetTable(SystemCatalog.PublicSchemaId, "shop", out TableDefinition? shop));
            Assert.Equal((19, "238.50"), SumPrices(engine.Root, shop));
            Assert.Empty(DatabaseCheck.Run(engine));
            Assert.Empty(HistoryCheck.Run(engine));
            Transaction transaction = engine.Begin(TransactionOptions.Default);
            transaction.BeginStatement("DELETE FROM shop WHERE id = 1000");
            transaction.Notify(new Cambium.Log.Records.Notification("channel", "goes on"));
            transaction.EndStatement();
            Assert.Equal(CommitOutcome.Committed, transaction.Commit().Outcome);
        }

        Assert.Equal(DatabaseFolder.FormatText, File.ReadAllText(Path.Combine(_directory, "format")));
    }

    [Theory]
    [InlineData("format", "has format \"cambium 3\"; this server reads \"cambium 2\"")]
    [InlineData("*.log", "has format version 99; this program reads versions 1 to 2")]
    [InlineData("checkpoint", "has format version 99; this server reads up to 2")]
    [InlineData("*.pages", "has format version 99; this server reads up to 1")]
    public void A_newer_version_is_refused_and_left_alone(string file, string message)
    {
        Copy(Path.Combine(AppContext.BaseDirectory, "Storage", "Formats", "2"), _directory);
        string path = Directory.EnumerateFiles(_directory, file, SearchOption.AllDirectories).Order(StringComparer.Ordinal).Last();
        byte[] bytes = File.ReadAllBytes(path);
        if (file == "format")
        {
            bytes[8] = (byte)'3';
        }
        else
        {
            // The version and, where there is one over the file or its header, the checksum: whole, only newer.
            bytes[12] = 99;
            uint checksum = file == "*.pages"
                ? PageChecksum.Compute(BinaryPrimitives.ReadInt32LittleEndian(bytes.AsSpan(16)), 0, bytes.AsSpan(12, PageFile.HeaderBytes - 12))
                : Crc32C.Compute(bytes.AsSpan(12, file == "*.log" ? SegmentHeader.Size - 12 : bytes.Length - 12));
            BinaryPrimitives.WriteUInt32LittleEndian(bytes.AsSpan(8), checksum);
        }

        File.WriteAllBytes(path, bytes);
        Dictionary<string, byte[]> before = Files();
        Exception refusal = Assert.ThrowsAny<Exception>(Open);
        Assert.True(refusal is LogFormatException or InvalidDataException, refusal.ToString());
        Assert.Contains(message, refusal.Message);
        Assert.Equal(before.Where(static pair => !pair.Key.EndsWith("lock", StringComparison.Ordinal)), Files().Where(static pair => !pair.Key.EndsWith("lock", StringComparison.Ordinal)));
    }

    private static (long Rows, string Sum) SumPrices(DatabaseRoot root, TableDefinition shop)
    {
        decimal sum = 0;
        Tree rows = root.GetTree(shop.TreeId);
        TreeCursor cursor = rows.GetCursor();
        ColumnDefinition price = shop.FindColumn("price")!;
        for (bool more = cursor.SeekFirst(); more; more = cursor.MoveNext())
        {
            ArrayBufferWriter<byte> text = new();
            TextFormat.Write(price.Type, shop.Layout.Read(cursor.Value, price.Ordinal), text, SessionFormat.Default);
            sum += decimal.Parse(text.WrittenSpan, CultureInfo.InvariantCulture);
        }

        return (rows.Count, sum.ToString(CultureInfo.InvariantCulture));
    }

    private DatabaseDirectory Open() => new(new CambiumServerOptions { DataDirectory = _directory }, new object(), NullLogger.Instance);

    private Dictionary<string, byte[]> Files() => Directory.EnumerateFiles(_directory, "*", SearchOption.AllDirectories).ToDictionary(static path => path, File.ReadAllBytes);

    private static void Copy(string from, string to)
    {
        foreach (string path in Directory.EnumerateFiles(from, "*", SearchOption.AllDirectories))
        {
            string target = Path.Combine(to, Path.GetRelativePath(from, path));
            Directory.CreateDirectory(Path.GetDirectoryName(target)!);
            File.Copy(path, target);
        }
    }
}
