using System.Globalization;
using Cambium.Log.Storage;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Recovery;

/// <summary>Page files in a directory: <c>00000001.pages</c> and so on.</summary>
internal sealed class DirectoryOfPages(IFileDirectory directory) : IPageDirectory
{
    private const string Extension = ".pages";

    public static string NameOf(int number) => number.ToString("D8", CultureInfo.InvariantCulture) + Extension;

    public static bool TryParse(string name, out int number)
    {
        number = 0;
        return name.EndsWith(Extension, StringComparison.Ordinal) && int.TryParse(name.AsSpan(0, name.Length - Extension.Length), NumberStyles.None, CultureInfo.InvariantCulture, out number);
    }

    public string PathOf(int number) => directory.PathOf(NameOf(number));

    public IPageFile Open(int number) => new Opened(PathOf(number), directory.OpenRead(NameOf(number)));

    public IPageFile Create(int number) => new Opened(PathOf(number), directory.Create(NameOf(number)));

    private sealed class Opened(string path, IFile file) : IPageFile
    {
        public string Path => path;

        public int Read(long offset, Span<byte> buffer) => file.Read(offset, buffer);

        public void Write(long offset, ReadOnlySpan<byte> bytes) => file.Write(offset, bytes);

        public void WriteBack(long offset, long count) => file.WriteBack(offset, count);

        public void Flush() => file.Flush();

        public void Dispose() => file.Dispose();
    }
}
