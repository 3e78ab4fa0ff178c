using Cambium.Log.Copying;
using Cambium.Log.Storage;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Recovery;

/// <summary>
/// Copies the newest checkpoint of a directory, of a running server or a stopped one. Page files never change, so those that were
/// copied before are passed by.
/// </summary>
public static class CheckpointCopy
{
    private const int AttemptsMax = 20;
    private const string Name = "checkpoint";

    /// <param name="shares">Page files get a second name instead of being copied; the two directories are on one file system.</param>
    /// <returns>Bytes copied, and the checkpoint's position; 0 when there is none.</returns>
    /// <exception cref="PageDamageException">The checkpoint is damaged.</exception>
    /// <exception cref="IOException">The target can't be written.</exception>
    public static (long Bytes, long Position) Run(string source, string target, bool shares = false)
    {
        Directory.CreateDirectory(target);
        long bytes = 0;
        for (int attempt = 1; ; attempt++)
        {
            string path = Path.Combine(source, Name);
            if (!File.Exists(path))
            {
                return (bytes, 0);
            }

            byte[] content = File.ReadAllBytes(path);
            Checkpoint checkpoint = CheckpointCodec.Read(content, path);
            try
            {
                bytes += checkpoint.Files.Sum(file => CopyFile(source, target, file, shares));
            }
            catch (FileNotFoundException) when (attempt < AttemptsMax)
            {
                // A newer checkpoint has given the file up meanwhile.
                continue;
            }

            Save(target, content);
            RemoveOthers(target, checkpoint);
            return (bytes + content.Length, checkpoint.Position);
        }
    }

    private static long CopyFile(string source, string target, CheckpointFile file, bool shares)
    {
        string name = DirectoryOfPages.NameOf(file.Number);
        string to = Path.Combine(target, name);
        if (File.Exists(to) && new FileInfo(to).Length == file.Length && PageFile.ReadId(to) == file.Id)
        {
            return 0;
        }

        if (shares)
        {
            FileCopy.Link(Path.Combine(source, name), to, file.Length);
            return 0;
        }

        FileCopy.Copy(Path.Combine(source, name), to, file.Length);
        return file.Length;
    }

    private static void Save(string target, byte[] content)
    {
        string unfinished = Path.Combine(target, Name + ".new");
        using (FileStream stream = File.Create(unfinished))
        {
            stream.Write(content);
            stream.Flush(flushToDisk: true);
        }

        File.Move(unfinished, Path.Combine(target, Name), overwrite: true);
        DurableDirectory.Flush(target);
    }

    private static void RemoveOthers(string target, Checkpoint checkpoint)
    {
        HashSet<int> needed = [.. checkpoint.Files.Select(static file => file.Number)];
        foreach (string path in Directory.EnumerateFiles(target))
        {
            if (DirectoryOfPages.TryParse(Path.GetFileName(path), out int number) && !needed.Contains(number))
            {
                File.Delete(path);
            }
        }
    }
}
