using Cambium.Log.Storage;

namespace Cambium.Log.Copying;

/// <summary>Copies of files that are whole and durable, or not there.</summary>
public static class FileCopy
{
    private const int ChunkBytes = 1 << 20;
    private const string UnfinishedSuffix = ".copying";

    /// <summary>Gives a file that never changes a second name, or copies it where the file system has no such names.</summary>
    /// <exception cref="FileNotFoundException">The source is gone.</exception>
    public static void Link(string source, string target, long length)
    {
        if (!File.Exists(source))
        {
            throw new FileNotFoundException($"\"{source}\" is gone", source);
        }

        if (!DurableDirectory.TryLink(source, target))
        {
            Copy(source, target, length);
        }
    }

    /// <summary>Copies the first bytes of a file, replacing one of that name.</summary>
    /// <exception cref="FileNotFoundException">The source is gone.</exception>
    public static void Copy(string source, string target, long length)
    {
        string unfinished = target + UnfinishedSuffix;
        using (IFile from = new OperatingSystemFile(File.OpenHandle(source, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete)))
        using (IFile to = new OperatingSystemFile(File.OpenHandle(unfinished, FileMode.Create, FileAccess.ReadWrite, FileShare.None)))
        {
            byte[] chunk = new byte[ChunkBytes];
            for (long offset = 0; offset < length;)
            {
                int read = from.Read(offset, chunk.AsSpan(0, (int)Math.Min(chunk.Length, length - offset)));
                if (read == 0)
                {
                    throw new EndOfStreamException($"\"{source}\" ends after {offset} of {length} bytes");
                }

                to.Write(offset, chunk.AsSpan(0, read));
                offset += read;
            }

            to.Flush();
        }

        File.Move(unfinished, target, overwrite: true);
        DurableDirectory.Flush(Path.GetDirectoryName(target)!);
    }
}
