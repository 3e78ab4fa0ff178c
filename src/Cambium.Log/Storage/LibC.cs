using System.Runtime.InteropServices;
using Microsoft.Win32.SafeHandles;

namespace Cambium.Log.Storage;

/// <summary>What .NET has no call for. Results that aren't 0 (of <see cref="Open"/>: invalid ones) are errors.</summary>
internal static class LibC
{
    /// <summary>O_RDONLY.</summary>
    public const int ReadOnlyFlag = 0;

    /// <summary>EINTR.</summary>
    public const int Interrupted = 4;

    /// <summary>SYNC_FILE_RANGE_WRITE: begin, don't wait.</summary>
    public const uint SyncFileRangeWrite = 2;

    [DllImport("libc", EntryPoint = "link", SetLastError = true, CharSet = CharSet.Ansi, BestFitMapping = false, ThrowOnUnmappableChar = true)]
    public static extern int Link([MarshalAs(UnmanagedType.LPUTF8Str)] string source, [MarshalAs(UnmanagedType.LPUTF8Str)] string target);

    [DllImport("libc", EntryPoint = "open", SetLastError = true, CharSet = CharSet.Ansi, BestFitMapping = false, ThrowOnUnmappableChar = true)]
    public static extern SafeFileHandle Open([MarshalAs(UnmanagedType.LPUTF8Str)] string path, int flags);

    [DllImport("libc", EntryPoint = "fsync", SetLastError = true)]
    public static extern int FSync(SafeFileHandle file);

    [DllImport("libc", EntryPoint = "fdatasync", SetLastError = true)]
    public static extern int FDataSync(SafeFileHandle file);

    [DllImport("libc", EntryPoint = "sync_file_range", SetLastError = true)]
    public static extern int SyncFileRange(SafeFileHandle file, long offset, long count, uint flags);
}
