using Cambium.Log.Copying;
using Cambium.Log.Storage;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Recovery;

/// <summary>
/// Copies the checkpoints of a directory, of a running server or a stopped one, in two steps: the page files, then, once the log behind
/// them is copied too, what names them. Until then the target is what it was before. Page files never change, so those that were copied
/// before are passed by.
/// </summary>
public sealed class CheckpointCopy
{
    private const int AttemptsMax = 20;

    private readonly IFileDirectory _target;
    private readonly byte[]? _newest;
    private readonly IReadOnlyDictionary<long, byte[]> _earlier;

    private CheckpointCopy(IFileDirectory target, byte[]? newest, IReadOnlyDictionary<long, byte[]> earlier, long bytes)
    {
        _target = target;
        _newest = newest;
        _earlier = earlier;
        Bytes = bytes;
        Position = newest is null ? 0 : CheckpointCodec.Read(newest, target.PathOf(CheckpointStore.Name)).Position;
    }

    /// <summary>Bytes copied.</summary>
    public long Bytes { get; }

    /// <summary>The newest checkpoint's position; 0 when there is none.</summary>
    public long Position { get; }

    /// <summary>Copies the page files that the source's checkpoints need.</summary>
    /// <param name="damages">Gets what is wrong with checkpoints that are damaged, which are left out; null: there may be none.</param>
    /// <exception cref="PageDamageException">A checkpoint is damaged.</exception>
    /// <exception cref="IOException">The target can't be written.</exception>
    public static CheckpointCopy CopyFiles(IFileDirectory source, IFileDirectory target, ICollection<PageDamageException>? damages = null)
    {
        long bytes = 0;
        for (int attempt = 1; ; attempt++)
        {
            try
            {
                byte[]? newest = null;
                Dictionary<long, byte[]> earlier = [];
                damages?.Clear();
                foreach (string name in NamesOf(source))
                {
                    byte[] content = ReadAll(source, name);
                    try
                    {
                        bytes += CheckpointCodec.Read(content, source.PathOf(name)).Files.Sum(file => CopyFile(source, target, file));
                    }
                    catch (PageDamageException damage) when (damages is not null)
                    {
                        damages.Add(damage);
                        continue;
                    }

                    // The newest that can be read.
                    if (newest is null)
                    {
                        newest = content;
                    }
                    else if (EarlierCheckpoints.TryParse(name, out long position))
                    {
                        earlier.Add(position, content);
                    }
                }

                return new CheckpointCopy(target, newest, earlier, bytes);
            }
            catch (FileNotFoundException) when (attempt < AttemptsMax)
            {
                // A newer checkpoint has given the file up meanwhile.
            }
        }
    }

    /// <summary>
    /// Makes the newest checkpoint of the source that isn't of a later position than that the target's, sharing its page files. The target
    /// has no other; without such a checkpoint it stays empty.
    /// </summary>
    /// <exception cref="PageDamageException">The checkpoint is damaged.</exception>
    /// <exception cref="IOException">The target can't be written.</exception>
    public static void Share(IFileDirectory source, IFileDirectory target, long position)
    {
        for (int attempt = 1; ; attempt++)
        {
            try
            {
                if (Find(source, position) is { } chosen)
                {
                    foreach (CheckpointFile file in chosen.Files.Where(file => !IsCopied(target, file)))
                    {
                        FileCopy.Link(source, DirectoryOfPages.NameOf(file.Number), target, file.Length);
                    }

                    FileCopy.Write(target, CheckpointStore.Name, CheckpointCodec.Write(chosen));
                    RemoveUnnamed(target, [chosen]);
                }

                return;
            }
            catch (FileNotFoundException) when (attempt < AttemptsMax)
            {
                // A newer checkpoint has given the file up meanwhile.
            }
        }
    }

    /// <summary>The log is copied up to the checkpoint at least: from here on the target's checkpoints are the source's.</summary>
    /// <param name="firstLogPosition">Where the target's log begins.</param>
    public void Finish(long firstLogPosition)
    {
        if (_newest is null)
        {
            return;
        }

        foreach ((long position, byte[] content) in _earlier)
        {
            FileCopy.Write(_target, EarlierCheckpoints.NameOf(position), content);
        }

        FileCopy.Write(_target, CheckpointStore.Name, _newest);
        List<Checkpoint> named = [CheckpointCodec.Read(_newest, _target.PathOf(CheckpointStore.Name))];
        foreach (long position in EarlierCheckpoints.PositionsIn(_target.List()))
        {
            // One that the source has let go of stays while the copy of the log leads on from it and its files are still the same.
            string name = EarlierCheckpoints.NameOf(position);
            Checkpoint earlier = CheckpointCodec.Read(ReadAll(_target, name), _target.PathOf(name));
            if (_earlier.ContainsKey(position) || (position + 1 >= firstLogPosition && position < _earlier.Keys.DefaultIfEmpty(Position).Min() && earlier.Files.All(file => IsCopied(_target, file))))
            {
                named.Add(earlier);
            }
            else
            {
                _target.Delete(name);
            }
        }

        _target.FlushDirectory();
        RemoveUnnamed(_target, named);
    }

    private static Checkpoint? Find(IFileDirectory source, long position)
    {
        IReadOnlyList<string> names = source.List();
        if (!names.Contains(CheckpointStore.Name))
        {
            return null;
        }

        Checkpoint newest = Read(source, CheckpointStore.Name);
        long earlier = EarlierCheckpoints.PositionsIn(names).LastOrDefault(earlier => earlier <= position, -1);
        return newest.Position <= position ? newest : earlier >= 0 ? Read(source, EarlierCheckpoints.NameOf(earlier)) : null;
    }

    /// <summary>The checkpoints of a directory, the newest first; none where there is no newest.</summary>
    private static IEnumerable<string> NamesOf(IFileDirectory directory)
    {
        IReadOnlyList<string> names = directory.List();
        return names.Contains(CheckpointStore.Name) ? [CheckpointStore.Name, .. EarlierCheckpoints.PositionsIn(names).Reverse().Select(EarlierCheckpoints.NameOf)] : [];
    }

    private static Checkpoint Read(IFileDirectory directory, string name) => CheckpointCodec.Read(ReadAll(directory, name), directory.PathOf(name));

    private static byte[] ReadAll(IFileDirectory directory, string name)
    {
        using IFile file = directory.OpenRead(name);
        byte[] content = new byte[file.Length];
        file.Read(0, content);
        return content;
    }

    private static long CopyFile(IFileDirectory source, IFileDirectory target, CheckpointFile file)
    {
        if (IsCopied(target, file))
        {
            return 0;
        }

        FileCopy.Copy(source, DirectoryOfPages.NameOf(file.Number), target, file.Length);
        return file.Length;
    }

    private static bool IsCopied(IFileDirectory target, CheckpointFile file)
    {
        string name = DirectoryOfPages.NameOf(file.Number);
        if (!target.List().Contains(name))
        {
            return false;
        }

        using IFile present = target.OpenRead(name);
        byte[] header = new byte[PageFile.HeaderBytes];
        return present.Length >= file.Length && present.Read(0, header) == header.Length && PageFile.IdIn(header) == file.Id;
    }

    private static void RemoveUnnamed(IFileDirectory target, IReadOnlyList<Checkpoint> named)
    {
        HashSet<int> needed = [.. named.SelectMany(static checkpoint => checkpoint.Files).Select(static file => file.Number)];
        foreach (string name in target.List())
        {
            if (DirectoryOfPages.TryParse(name, out int number) && !needed.Contains(number))
            {
                target.Delete(name);
            }
        }
    }
}
