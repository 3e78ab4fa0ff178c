using System.Collections.Frozen;
using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Functions;

/// <summary>
/// Functions and types that PostgreSQL 15 has and this server hasn't, each with the feature it belongs to: who uses one is told so, instead of
/// hearing that it doesn't exist.
/// </summary>
internal static class UnsupportedNames
{
    private static readonly FrozenDictionary<string, string> s_functions = Read("function");

    private static readonly FrozenDictionary<string, string> s_types = Read("type");

    /// <summary>0A000 for a function of PostgreSQL's; null for other names.</summary>
    internal static SqlErrorException? Function(QualifiedName name, int position) =>
        Find(s_functions, name) is { } feature && FunctionRegistry.Find(name.Name).Count == 0
            ? new SqlErrorException(SqlState.FeatureNotSupported, $"function {name.Name} is not supported: {feature}", position: position)
            : null;

    /// <summary>0A000 for a type of PostgreSQL's; null for other names.</summary>
    internal static SqlErrorException? Type(QualifiedName name, int position) => Find(s_types, name) is { } feature
        ? new SqlErrorException(SqlState.FeatureNotSupported, $"type {name.Name} is not supported: {feature}", position: position)
        : null;

    private static string? Find(FrozenDictionary<string, string> features, QualifiedName name) =>
        name.Schema is null or "pg_catalog" ? features.GetValueOrDefault(name.Name) : null;

    private static FrozenDictionary<string, string> Read(string kind) => CatalogRows.Read("unsupported.tsv").Where(row => row[0] == kind)
        .ToFrozenDictionary(row => row[1], row => row[2], StringComparer.Ordinal);
}
