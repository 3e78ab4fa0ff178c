namespace Cambium.Trees.Pages;

/// <summary>Where page files are kept, by number.</summary>
public interface IPageDirectory
{
    /// <summary>How messages name a file.</summary>
    string PathOf(int number);

    IPageFile Open(int number);

    /// <summary>Makes an empty file, replacing one of that number.</summary>
    IPageFile Create(int number);
}
