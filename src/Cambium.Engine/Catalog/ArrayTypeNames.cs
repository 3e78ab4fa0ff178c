namespace Cambium.Engine.Catalog;

/// <summary>Names of the arrays over users' types and rows: the element's behind as many underscores as it takes to be one of its own, the older before the younger.</summary>
public static class ArrayTypeNames
{
    private const char Mark = '_';

    public static string Of(Definition element, CatalogSnapshot catalog)
    {
        HashSet<string> taken = [];
        Definition[] rivals = [.. Rivals(element, catalog).OrderBy(static rival => rival.Id)];
        taken.UnionWith(rivals.Select(static rival => rival.Name));
        foreach (Definition rival in rivals)
        {
            string name = Next(rival);
            if (rival.Id == element.Id)
            {
                return name;
            }
        }

        return Next(element);

        string Next(Definition of)
        {
            string name = Mark + of.Name;
            while (!taken.Add(name))
            {
                name = Mark + name;
            }

            return name;
        }
    }

    /// <summary>The types and relations, this one too, that may take each other's array's name: they differ in underscores before it. None where there are no others, as nearly always.</summary>
    public static IEnumerable<Definition> Rivals(Definition element, CatalogSnapshot catalog)
    {
        if (!element.Name.StartsWith(Mark) && !IsTaken(Mark + element.Name))
        {
            return [];
        }

        string stem = element.Name.TrimStart(Mark);
        return catalog.All.Where(other => other is TypeDefinition or TableDefinition && other.SchemaId == element.SchemaId && other.Name.AsSpan().TrimStart(Mark).SequenceEqual(stem));

        bool IsTaken(string name) => catalog.TryGetType(element.SchemaId, name, out _) || catalog.TryGetTable(element.SchemaId, name, out _);
    }
}
