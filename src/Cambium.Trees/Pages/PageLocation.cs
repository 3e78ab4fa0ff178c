namespace Cambium.Trees.Pages;

/// <summary>Where a record lies.</summary>
/// <param name="File">The file.</param>
/// <param name="Offset">Bytes before it in the file.</param>
/// <param name="Length">Its size in bytes.</param>
internal readonly record struct PageLocation(PageFile File, long Offset, int Length);
