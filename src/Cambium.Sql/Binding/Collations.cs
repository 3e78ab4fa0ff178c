using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Binding;

/// <summary>
/// The collations there are. All of them order by code points; which one was named is kept for whoever asks the catalog. In definitions those that every database has stand with
/// their names, and those that users make with a reference to their id.
/// </summary>
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

    /// <summary>What COLLATE chooses for values of a type; null for the type's own collation.</summary>
    /// <param name="points">Errors point at the name: where it stands in a column or an expression.</param>
    /// <exception cref="SqlErrorException">42804: not a type with collations; 3F000, 42704: there is no such collation; 0A000: one of ICU's.</exception>
    public static string? Resolve(QualifiedName? name, DataType type, CatalogReader catalog, bool points = true) =>
        Resolve(name, type, catalog, points && name is not null ? name.Span.Position : 0);

    /// <inheritdoc cref="Resolve(QualifiedName?, DataType, CatalogReader, bool)"/>
    /// <param name="position">Where errors point; 0: nowhere.</param>
    public static string? Resolve(QualifiedName? name, DataType type, CatalogReader catalog, int position)
    {
        if (name is null)
        {
            return null;
        }

        if (type != DataType.Unknown && !HasCollation(type))
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

        string found = Find(name, catalog) ?? throw Undefined(name, position);
        return found == Of(type) ? null : found;
    }

    /// <summary>The name or reference of a collation; null when there is none.</summary>
    public static string? Find(QualifiedName name, CatalogReader catalog) =>
        name.Schema is null or "pg_catalog" && All.FirstOrDefault(collation => collation.Name == name.Name).Name is { } known ? known
        : catalog.Find<CollationDefinition>(NameClass.Collation, name)?.Reference;

    public static SqlErrorException Undefined(QualifiedName name, int position = 0) =>
        new(SqlState.UndefinedObject, $"collation \"{name}\" for encoding \"UTF8\" does not exist", position: position);

    public static bool HasCollation(DataType type)
    {
        DataType underlying = type.Underlying();
        return (underlying.Element ?? underlying).Underlying().Category == DataTypeCategory.String;
    }

    /// <summary>The collation of a type's values where nothing else is said.</summary>
    public static string Of(DataType type) => type.Collation ?? type.Element?.Collation ?? Default;

    /// <summary>attcollation and indcollation; 0 for types without.</summary>
    /// <param name="reference">The collation named; null for the type's.</param>
    public static int OidOf(string? reference, DataType type)
    {
        string? named = reference ?? type.Collation ?? type.Element?.Collation;
        return named is null ? TypeFacts.Of(type).Collation : CollationDefinition.IdOf(named) ?? All.First(collation => collation.Name == named).Oid;
    }

    /// <summary>As a session writes it: in quotes where need be, with its schema where the search path doesn't lead to it.</summary>
    public static string NameOf(string reference, CatalogReader reader) => RegistryNames.NameOf(reader, DataType.Regcollation, (uint)OidOf(reference, DataType.Text)) ?? reference;

    /// <summary>Without quotes and schema, as messages tell it.</summary>
    public static string PlainNameOf(string? reference, CatalogSnapshot catalog) =>
        CollationDefinition.IdOf(reference) is { } id && catalog.TryGet(id, out CollationDefinition? made) ? made.Name : reference ?? Default;

    /// <summary>
    /// The collation of an expression's values: its columns' and domains', where they agree but for the default one; null where they don't.
    /// </summary>
    public static string? Of(BoundExpression expression) => Derive(expression) is { Length: > 0 } known ? known : null;

    /// <summary>The collation of a result's column; null: that of its type, or none that can be told.</summary>
    public static string? OfOutput(BoundExpression value) =>
        value is BoundColumn column ? column.Column.Collation : Named(Of(value), value.Type.Type);

    /// <summary>The collation of a column that has the values of two.</summary>
    public static string? OfBoth(PlanColumn left, PlanColumn right, DataType type) =>
        HasCollation(type) ? Named(Merge(left.Collation ?? Of(left.Type.Type), right.Collation ?? Of(right.Type.Type)), type) : null;

    private static string? Named(string? collation, DataType type) => collation is null or "" || collation == Of(type) ? null : collation;

    /// <summary>Empty: those of its parts differ.</summary>
    private static string Derive(BoundExpression expression)
    {
        DataType type = expression.Type.Type;
        if (!HasCollation(type))
        {
            return Default;
        }

        if (expression is BoundColumn { Column.Collation: { } ofColumn })
        {
            return ofColumn;
        }

        string collation = Of(type);
        foreach (BoundExpression child in expression.Children)
        {
            collation = Merge(collation, Derive(child));
        }

        return collation;
    }

    private static string Merge(string one, string other) => other == Default || other == one ? one : one == Default ? other : "";
}
