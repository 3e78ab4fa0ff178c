using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Binding;

/// <summary>The collations there are. All of them order by code points; which one was named is kept for whoever asks the catalog.</summary>
internal static class Collations
{
    private const string Default = "default";

    /// <summary>As pg_collation has them; encoding -1 stands for any.</summary>
    public static IReadOnlyList<(int Oid, string Name, char Provider, int Encoding, string? Locale)> All { get; } =
    [
        (CatalogOids.DefaultCollation, Default, 'd', -1, null),
        (CatalogOids.CCollation, "C", 'c', -1, "C"),
        (951, "POSIX", 'c', -1, "POSIX"),
        (12340, "ucs_basic", 'c', 6, "C"),
        (12341, "C.utf8", 'c', 6, "C.utf8"),
    ];

    /// <summary>The name of the collation that COLLATE chooses for values of a type; null for the default.</summary>
    /// <exception cref="SqlErrorException">42804: not a type with collations; 3F000, 42704: there is no such collation; 0A000: one of ICU's.</exception>
    public static string? Resolve(QualifiedName? name, DataType type, CatalogReader catalog)
    {
        if (name is null)
        {
            return null;
        }

        int position = name.Span.Position;
        DataType element = type.Underlying();
        if (type != DataType.Unknown && (element.Element ?? element).Underlying().Category != DataTypeCategory.String)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, $"collations are not supported by type {type.DisplayName}", position: position);
        }

        if (name.Schema is { } schema && catalog.FindSchema(schema, position) is null)
        {
            throw new SqlErrorException(SqlState.InvalidSchemaName, $"schema \"{schema}\" does not exist", position: position);
        }

        if (name.Name.EndsWith("-x-icu", StringComparison.Ordinal))
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"collation \"{name.Name}\" is not supported: ICU collations", position: position);
        }

        bool isKnown = name.Schema is null or "pg_catalog" && All.Any(collation => collation.Name == name.Name);
        return !isKnown
            ? throw new SqlErrorException(SqlState.UndefinedObject, $"collation \"{name}\" for encoding \"UTF8\" does not exist", position: position)
            : name.Name == Default ? null : name.Name;
    }

    /// <summary>attcollation and indcollation.</summary>
    public static int OidOf(string? name, DataType type) =>
        name is null ? TypeFacts.Of(type).Collation : All.First(collation => collation.Name == name).Oid;
}
