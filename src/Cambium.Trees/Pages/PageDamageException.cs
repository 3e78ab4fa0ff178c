using System.Globalization;

namespace Cambium.Trees.Pages;

/// <summary>A record of a page file isn't what was written there.</summary>
public sealed class PageDamageException(string path, long offset, string reason)
    : IOException(string.Create(CultureInfo.InvariantCulture, $"page file \"{path}\" is damaged at offset {offset}: {reason}"))
{
    public string Path { get; } = path;

    public long Offset { get; } = offset;
}
