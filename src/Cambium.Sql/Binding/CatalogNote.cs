using Cambium.Engine.Catalog;

namespace Cambium.Sql.Binding;

/// <summary>A catalog lookup: of a name (found or absent), or with a null name the content of a definition.</summary>
public readonly record struct CatalogNote(NameClass NameClass, int SchemaId, string? Name, int DefinitionId)
{
    /// <summary>Whether what was bound by these lookups is what would be bound by the other catalog.</summary>
    /// <param name="notes">Definitions reached by their ids need not be among it: partitions, users of a type.</param>
    internal static bool Hold(IReadOnlyCollection<CatalogNote> notes, CatalogSnapshot bound, CatalogSnapshot other)
    {
        if (ReferenceEquals(bound, other) || notes.Count == 0)
        {
            return true;
        }

        CatalogDifference difference = other.DifferenceTo(bound);
        foreach (CatalogNote note in notes)
        {
            if (note.Name is { } name ? difference.Concerns(note.NameClass, note.SchemaId, name) : difference.Concerns(note.DefinitionId))
            {
                return false;
            }
        }

        return true;
    }
}
