using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// Options of operator classes in indexes: <c>tsvector_ops (siglen = 100)</c>. They tune signatures and summaries, which no index here has: they are checked as PostgreSQL checks them,
/// and kept.
/// </summary>
internal static class ClassOptions
{
    private static readonly StorageParameter[] s_signature = [new StorageParameter.Whole("siglen", 1, 2024)];

    // PostgreSQL 15, src/backend/access/brin/brin_bloom.c and brin_minmax_multi.c.
    private static readonly StorageParameter[] s_bloom =
        [new StorageParameter.Real("n_distinct_per_range", -1, int.MaxValue), new StorageParameter.Real("false_positive_rate", 0.0001, 0.25)];

    private static readonly StorageParameter[] s_minmaxMulti = [new StorageParameter.Whole("values_per_range", 8, 256)];

    /// <summary>Classes of gist, those of extensions among them.</summary>
    private static readonly Dictionary<string, StorageParameter[]> s_ofGist = new()
    {
        ["tsvector_ops"] = s_signature,
        ["gist_trgm_ops"] = s_signature,
        ["gist_hstore_ops"] = s_signature,
        ["gist__intbig_ops"] = s_signature,
        ["gist__ltree_ops"] = s_signature,
        ["gist_ltree_ops"] = [new StorageParameter.Whole("siglen", 4, 2024, Multiple: 4)],
        ["gist__int_ops"] = [new StorageParameter.Whole("numranges", 1, 252)],
    };

    /// <summary>What the elements of an index say of its columns.</summary>
    /// <exception cref="SqlErrorException">22023.</exception>
    public static ImmutableArray<IndexColumnTuning> Of(StatementContext context, AccessMethod method, IReadOnlyList<IndexElement> elements, IReadOnlyList<IndexKeyPart> parts)
    {
        ImmutableArray<IndexColumnTuning>.Builder tunings = ImmutableArray.CreateBuilder<IndexColumnTuning>();
        for (int place = 0; place < elements.Count; place++)
        {
            if (elements[place].OperatorClassOptions is { Count: > 0 } options)
            {
                int id = OperatorClasses.Of(method.Name, parts[place], context.Catalog);
                OperatorClass @class = OperatorClasses.In(context.Catalog).First(candidate => candidate.Oid == id);
                StorageParameter[] parameters = ParametersOf(@class, context.Catalog)
                    ?? throw new SqlErrorException(SqlState.InvalidParameterValue, $"operator class {NameOf(@class, context)} has no options");
                tunings.Add(new IndexColumnTuning(place + 1) { ClassOptions = StorageParameters.OfClass(options, parameters) });
            }
        }

        return tunings.ToImmutable();
    }

    /// <summary>Null for a class that has no options, as all that users make.</summary>
    private static StorageParameter[]? ParametersOf(OperatorClass @class, CatalogSnapshot catalog)
    {
        if (catalog.TryGet(@class.Oid, out OperatorClassDefinition? made) && made.ExtensionId is null)
        {
            return null;
        }

        return @class.Method.Name switch
        {
            "gist" => s_ofGist.GetValueOrDefault(@class.Name),
            "brin" when @class.Name.EndsWith("_bloom_ops", StringComparison.Ordinal) => s_bloom,
            "brin" when @class.Name.EndsWith("_minmax_multi_ops", StringComparison.Ordinal) => s_minmaxMulti,
            _ => null,
        };
    }

    private static string NameOf(OperatorClass @class, StatementContext context) =>
        context.Catalog.TryGet(@class.Oid, out OperatorClassDefinition? made) ? context.Names.VisibleName(made) : Identifier.Quote(@class.Name);
}
