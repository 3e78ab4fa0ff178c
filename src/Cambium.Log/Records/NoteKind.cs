namespace Cambium.Log.Records;

/// <summary>The extent of a read. The numbers are the log format's and never change.</summary>
public enum NoteKind : byte
{
    /// <summary>The rows with one exact key, found or not.</summary>
    Key = 0,

    /// <summary>The rows of a key interval.</summary>
    Range = 1,

    /// <summary>Every row of the table.</summary>
    All = 2,

    /// <summary>The catalog's rows that bear one name, found or not; see <see cref="CatalogColumns"/>.</summary>
    Name = 3,
}
