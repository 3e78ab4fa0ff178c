using Cambium.Log.Storage;
using Xunit;

namespace Cambium.Tests.Storage;

public sealed class LockFileTests : IDisposable
{
    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-lock-").FullName;

    private string LockPath => Path.Combine(_directory, "lock");

    public void Dispose() => Directory.Delete(_directory, recursive: true);

    [Fact]
    public void Whoever_lets_go_soon_is_waited_for()
    {
        FileStream dying = LockFile.Hold(LockPath);
        using Timer end = new(_ => dying.Dispose(), null, TimeSpan.FromMilliseconds(300), Timeout.InfiniteTimeSpan);
        using FileStream held = LockFile.Hold(LockPath);
        Assert.True(held.CanWrite);
    }

    [Fact]
    public void Whoever_goes_on_keeps_it()
    {
        using FileStream living = LockFile.Hold(LockPath);
        Assert.True(LockFile.IsHeld(Assert.ThrowsAny<IOException>(() => LockFile.Hold(LockPath))));
    }

    [Fact]
    public void What_cannot_be_written_is_not_held() =>
        Assert.False(LockFile.IsHeld(Assert.ThrowsAny<IOException>(() => LockFile.Hold(Path.Combine(_directory, "missing", "lock")))));
}
