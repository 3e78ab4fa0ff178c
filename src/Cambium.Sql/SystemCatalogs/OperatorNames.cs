using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using OperatorDefinition = Cambium.Engine.Catalog.OperatorDefinition;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>Operators by name, as regoper and regoperator read and print them.</summary>
internal static class OperatorNames
{
    private const string Catalog = "pg_catalog";

    /// <summary>An operator that a name may mean.</summary>
    private readonly record struct Candidate(uint Oid, DataType? Left, DataType Right);

    /// <summary>The operator that "name" or "schema.name" means, with "(type,type)" behind it where there is one; null when there is none.</summary>
    /// <exception cref="SqlErrorException">42725: several; 22P02, 54023: no such list of types.</exception>
    public static uint? Find(CatalogReader reader, string text, bool hasTypes)
    {
        string name = text.Trim(Blanks.Characters);
        IReadOnlyList<DataType?> types = [];
        if (hasTypes)
        {
            int parenthesis = name.IndexOf('(', StringComparison.Ordinal);
            if (parenthesis < 0 || !name.EndsWith(')'))
            {
                throw new SqlErrorException(SqlState.InvalidTextRepresentation, parenthesis < 0 ? "expected a left parenthesis" : "expected a right parenthesis");
            }

            types = ReadTypes(reader, name[(parenthesis + 1)..^1]);
            name = name[..parenthesis].TrimEnd(Blanks.Characters);
        }

        int point = name.LastIndexOf('.');
        if (point >= 0 && !hasTypes)
        {
            RegistryNames.RequireSchema(reader, name[..point].Trim('"'));
        }

        IEnumerable<Candidate> candidates = point < 0 ? Visible(reader, name) : In(reader, name[..point].Trim('"'), name[(point + 1)..]);
        if (hasTypes)
        {
            return candidates.Where(candidate => candidate.Left == types[0] && candidate.Right == types[1]).Select(static candidate => (uint?)candidate.Oid).FirstOrDefault();
        }

        Candidate[] found = [.. candidates];
        return found.Length switch
        {
            0 => null,
            1 => found[0].Oid,
            _ => throw new SqlErrorException(SqlState.AmbiguousFunction, $"more than one operator named {text}"),
        };
    }

    /// <summary>Whether the search path leads to it, and not to one before it for the same types.</summary>
    public static bool IsVisible(CatalogReader reader, OperatorDefinition made)
    {
        foreach ((int schemaId, string _) in reader.EffectivePath())
        {
            if (schemaId == made.SchemaId)
            {
                return true;
            }

            if (schemaId == SystemCatalog.PgCatalogSchemaId
                ? OperatorRegistry.Find(made.Name).Any(other => other.Left == made.Left?.Type && other.Right == made.Right.Type)
                : reader.Catalog.GetOperators(schemaId, made.Name).Any(other => other.Takes(made.Left?.Type, made.Right.Type)))
            {
                return false;
            }
        }

        return false;
    }

    /// <summary>A built-in operator's name, with its schema where others have it too.</summary>
    public static string NameOf(CatalogReader reader, string symbol) => Visible(reader, symbol).Take(2).Count() == 1 ? symbol : $"{Catalog}.{symbol}";

    private static List<DataType?> ReadTypes(CatalogReader reader, string list)
    {
        string[] names = list.Split(',', StringSplitOptions.TrimEntries);
        if (names.Length != 2)
        {
            throw names.Length < 2
                ? new SqlErrorException(SqlState.UndefinedParameter, "missing argument", hint: "Use NONE to denote the missing argument of a unary operator.")
                : new SqlErrorException(SqlState.TooManyArguments, "too many arguments", hint: "Provide two argument types for operator.");
        }

        return [.. names.Select(name => name.Equals("none", StringComparison.OrdinalIgnoreCase) ? null : RegistryNames.Type(reader, name))];
    }

    private static IEnumerable<Candidate> Visible(CatalogReader reader, string symbol) =>
        reader.EffectivePath().SelectMany(schema => In(reader, schema.Name, symbol));

    private static IEnumerable<Candidate> In(CatalogReader reader, string schema, string symbol) =>
        schema == Catalog ? OperatorRegistry.Find(symbol).Select(static known => new Candidate((uint)known.Oid, known.Left, known.Right))
        : reader.Catalog.TryResolveSchema(schema, out SchemaDefinition? definition)
            ? reader.Catalog.GetOperators(definition.Id, symbol).Select(static made => new Candidate((uint)made.Id, made.Left?.Type, made.Right.Type))
        : [];
}
