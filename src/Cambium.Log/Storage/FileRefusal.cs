namespace Cambium.Log.Storage;

/// <summary>
/// What .NET doesn't tell by an <see cref="IOException"/>: that the system lets the process not do something (EACCES, EPERM, EBADF), or that a file may not become so long (EFBIG).
/// To who keeps a log or pages in files these are errors like all others.
/// </summary>
public static class FileRefusal
{
    public static bool Is(Exception error) => error is UnauthorizedAccessException or ArgumentOutOfRangeException;

    public static IOException Of(Exception error) => new(error.Message, error) { HResult = error.InnerException?.HResult ?? error.HResult };

    /// <exception cref="IOException">Whatever the system had against it.</exception>
    public static T Told<T>(Func<T> action)
    {
        try
        {
            return action();
        }
        catch (Exception error) when (Is(error))
        {
            throw Of(error);
        }
    }

    /// <inheritdoc cref="Told{T}"/>
    public static void Told(Action action) => Told(() =>
    {
        action();
        return true;
    });
}
