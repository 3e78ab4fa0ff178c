namespace Cambium.Compatibility.EntityFramework;

/// <summary>Owned, in a jsonb column.</summary>
public sealed class Preferences
{
    public string Language { get; set; } = "en";

    public int PageSize { get; set; } = 20;

    public List<string> Favourites { get; set; } = [];
}
