using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Statements.Definitions.Uses;

/// <summary>
/// What the texts of a definition use: users' functions, operators and types, relations that constants and bodies of functions name, columns of those and of the own table. Texts are bound once for each version of a definition,
/// which never changes; nothing that a text uses goes without it.
/// </summary>
internal static class TextUses
{
    private static readonly ConditionalWeakTable<Definition, TextUse[]> s_known = [];

    /// <summary>Each user once, in the order of the texts.</summary>
    public static IReadOnlyList<TextUse> Of(Definition definition, CatalogSnapshot catalog) => s_known.GetValue(definition, _ =>
    [
        .. StoredText.Of(definition, catalog).GroupBy(static text => text.User.Key).Select(texts => new TextUse(
            texts.First().User, [.. texts.SelectMany(text => Find(text, definition, catalog)).Distinct()])),
    ]);

    private static List<UsedObject> Find(StoredText text, Definition definition, CatalogSnapshot catalog)
    {
        BindingContext binding = StoredText.NewBinding(definition, catalog);
        binding.CalledFunctions = [];
        binding.NamedTypes = [];
        binding.NamedObjects = [];
        List<UsedObject> used = [];
        try
        {
            used.AddRange(text.Bind(binding));
        }
        catch (SqlErrorException)
        {
            // What it names is gone, or has changed: it uses what was found until then.
        }

        used.AddRange(Definitions(binding.CalledFunctions.Concat(binding.NamedObjects), catalog).Select(UsedObject.Of));
        used.AddRange(Definitions(binding.NamedTypes, catalog).Select(UsedObject.TypeOf));
        return used;
    }

    private static IEnumerable<Definition> Definitions(IEnumerable<int> ids, CatalogSnapshot catalog)
    {
        foreach (int id in ids)
        {
            if (id >= SystemCatalog.FirstUserId && catalog.TryGet(id, out Definition? definition))
            {
                yield return definition;
            }
        }
    }
}
