using Cambium.Engine.Catalog;
using Cambium.Engine.Inverted;
using Cambium.Engine.Values;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Inverted;

/// <summary>
/// An operator class of inverted indexes: of what elements values are made, and what is known of the elements of those that an operator holds for. What it
/// says of them may be less than all, since each candidate is tested.
/// </summary>
internal abstract class ElementClass
{
    /// <summary>The class of an index's part; null where there is none that can be searched.</summary>
    internal static ElementClass? Of(IndexDefinition index, IndexKeyPart part, CatalogSnapshot catalog)
    {
        if (index.Method is not ("gin" or "gist"))
        {
            return null;
        }

        int oid = OperatorClasses.Of(index.Method, part, catalog);
        OperatorClass? found = OperatorClasses.In(catalog).FirstOrDefault(candidate => candidate.Oid == oid);
        return (index.Method, found?.Name) switch
        {
            ("gin", "array_ops") => new ArrayElements(part.Type.Type.Underlying().Element!.Underlying()),
            ("gin", "jsonb_ops") => JsonElements.Instance,
            ("gin", "jsonb_path_ops") => JsonPathElements.Instance,
            (_, "tsvector_ops") => LexemeElements.Instance,
            (_, "gin_trgm_ops" or "gist_trgm_ops") => TrigramElements.Instance,
            _ => null,
        };
    }

    /// <summary>Whether it knows anything of values that a function is true of.</summary>
    /// <param name="function">That of the operator; "=" for equality.</param>
    /// <param name="isReversed">The indexed value is the right argument.</param>
    public abstract bool Answers(string function, bool isReversed);

    /// <summary>Adds a value's elements to a row's.</summary>
    /// <param name="value">Not NULL.</param>
    public abstract void Add(int part, in Value value, ElementSet into);

    /// <summary>What the elements are of values that a function is true of, together with another value.</summary>
    /// <param name="operand">The other value, not NULL.</param>
    public abstract ElementQuery Query(int part, string function, bool isReversed, in Value operand, CallContext context);
}
