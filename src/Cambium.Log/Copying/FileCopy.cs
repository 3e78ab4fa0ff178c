using Cambium.Log.Storage;

namespace Cambium.Log.Copying;

/// <summary>Copies of files that are whole and durable, or not there.</summary>
public static class FileCopy
{
    /// <summary>Ending of the name of a copy that isn't whole yet; a crash may leave one, and the next copy replaces it.</summary>
    public const string UnfinishedSuffix = ".copying";

    private const int ChunkBytes = 1 << 20;

    /// <summary>Gives a file that never changes a second name, or copies it where the file system has no such names.</summary>
    /// <exception cref="FileNotFoundException">The source is gone.</exception>
    public static void Link(IFileDirectory source, string name, IFileDirectory target, long length)
    {
        if (!source.List().Contains(name))
        {
            throw new FileNotFoundException($"\"{source.PathOf(name)}\" is gone", source.PathOf(name));
        }

        if (source.TryLink(name, target))
        {
            target.FlushDirectory();
        }
        else
        {
            Copy(source, name, target, length);
        }
    }

    /// <summary>Copies the first bytes of a file, replacing one of that name.</summary>
    /// <exception cref="FileNotFoundException">The source is gone.</exception>
    /// <exception cref="EndOfStreamException">The source is shorter.</exception>
    public static void Copy(IFileDirectory source, string name, IFileDirectory target, long length)
    {
        using IFile from = source.OpenRead(name);
        Write(target, name, to => CopyBytes(from, source.PathOf(name), to, length));
    }

    /// <summary>Makes a file of that content, replacing one of that name.</summary>
    public static void Write(IFileDirectory target, string name, byte[] content) => Write(target, name, to => to.Write(0, content));

    private static void Write(IFileDirectory target, string name, Action<IFile> write)
    {
        using (IFile to = target.Create(name + UnfinishedSuffix))
        {
            write(to);
            to.Flush();
        }

        target.Rename(name + UnfinishedSuffix, name);
        target.FlushDirectory();
    }

    private static void CopyBytes(IFile from, string path, IFile to, long length)
    {
        byte[] chunk = new byte[(int)Math.Min(ChunkBytes, length)];
        for (long offset = 0; offset < length;)
        {
            int read = from.Read(offset, chunk.AsSpan(0, (int)Math.Min(chunk.Length, length - offset)));
            if (read == 0)
            {
                throw new EndOfStreamException($"\"{path}\" ends after {offset} of {length} bytes");
            }

            to.Write(offset, chunk.AsSpan(0, read));
            offset += read;
        }
    }
}
