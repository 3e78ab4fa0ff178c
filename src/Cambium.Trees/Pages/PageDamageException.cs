using System.Globalization;

namespace Cambium.Trees.Pages;

/// <summary>A record of a page file isn't what was written there, or can't be read: to who needs it that is the same.</summary>
public sealed class PageDamageException : IOException
{
    public PageDamageException(string path, long offset, string reason)
        : base(string.Create(CultureInfo.InvariantCulture, $"page file \"{path}\" is damaged at offset {offset}: {reason}"))
    {
        Path = path;
        Offset = offset;
    }

    /// <param name="failure">What the system had against reading it.</param>
    public PageDamageException(string path, long offset, IOException failure)
        : base(string.Create(CultureInfo.InvariantCulture, $"page file \"{path}\" can't be read at offset {offset}: {failure.Message}"), failure)
    {
        Path = path;
        Offset = offset;
    }

    public string Path { get; }

    public long Offset { get; }
}
