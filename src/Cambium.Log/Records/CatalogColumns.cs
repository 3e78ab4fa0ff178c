namespace Cambium.Log.Records;

/// <summary>Columns of the catalog's rows, which are logged as table 0. The numbers are the log format's and never change.</summary>
public static class CatalogColumns
{
    /// <summary>The definition as JSON text.</summary>
    public const int Definition = 1;

    /// <summary>The set of names it belongs to (int2): what was listed as a whole is noted by it.</summary>
    public const int Class = 2;

    /// <summary>Changes whenever anything changes that statements using the object depend on (int8).</summary>
    public const int Content = 3;

    /// <summary>From here on, one column for each name the object bears, its indexes' included; see <see cref="NoteKind.Name"/>.</summary>
    public const int FirstName = 4;
}
