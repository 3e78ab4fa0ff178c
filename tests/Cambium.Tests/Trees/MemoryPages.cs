using Cambium.Trees;
using Cambium.Trees.Pages;

namespace Cambium.Tests.Trees;

/// <summary>Page files in memory that count their reads and can be garbled.</summary>
internal sealed class MemoryPages : IPageDirectory
{
    private readonly Dictionary<int, Bytes> _files = [];

    public int Reads { get; private set; }

    public string PathOf(int number) => $"memory/{number}";

    public IPageFile Open(int number) => _files[number];

    public IPageFile Create(int number) => _files[number] = new Bytes(this, number);

    public void Delete(int number) => _files.Remove(number);

    /// <summary>Turns one bit of a file.</summary>
    public void Flip(int number, long bit) => _files[number].Content[(int)(bit / 8)] ^= (byte)(1 << (int)(bit % 8));

    /// <summary>A store that knows the files of another one and nothing that it has in memory.</summary>
    public PageStore Reopen(PageStore store)
    {
        PageStore reopened = new(this);
        foreach (PageFile file in store.Files.Values)
        {
            reopened.AddExisting(file.Number, file.Id, file.Length);
        }

        return reopened;
    }

    /// <summary>The tree, cold, in a store of its own.</summary>
    public Tree Reopen(PageStore store, in TreeRoot root) => Reopen(store).Open(root);

    private sealed class Bytes(MemoryPages pages, int number) : IPageFile
    {
        public List<byte> Content { get; } = [];

        public string Path => pages.PathOf(number);

        public int Read(long offset, Span<byte> buffer)
        {
            pages.Reads++;
            int count = Math.Min(buffer.Length, Content.Count - (int)offset);
            for (int i = 0; i < count; i++)
            {
                buffer[i] = Content[(int)offset + i];
            }

            return count;
        }

        public void Write(long offset, ReadOnlySpan<byte> bytes)
        {
            Assert(offset == Content.Count);
            Content.AddRange(bytes);
        }

        public void Flush()
        {
        }

        public void Dispose()
        {
        }

        private static void Assert(bool isAppend)
        {
            if (!isAppend)
            {
                throw new InvalidOperationException("Page files are only appended to.");
            }
        }
    }
}
