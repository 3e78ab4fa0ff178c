using System.Collections.Frozen;
using Cambium.Engine.Errors;
using Cambium.Sql.Extensions.Code;
using Cambium.Sql.Functions;
using Cambium.Sql.SystemCatalogs;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Extensions;

/// <summary>
/// What functions in the languages c and internal are computed by: of c a symbol of a library that is part of the server, of internal a built-in
/// function by its name.
/// </summary>
internal static class ExtensionLibraries
{
    private const string Directory = "$libdir/";

    private static readonly FrozenDictionary<string, ExtensionLibrary> s_byName = new Dictionary<string, Action<ExtensionLibrary>>
    {
        ["uuid-ossp"] = UuidGeneration.Register,
        ["pgcrypto"] = Cryptography.Register,
        ["cube"] = CubeFunctions.Register,
        ["earthdistance"] = EarthDistances.Register,
        ["citext"] = CaseInsensitiveFunctions.Register,
        ["pg_trgm"] = TrigramFunctions.Register,
        ["hstore"] = HstoreFunctions.Register,
        ["unaccent"] = AccentRemoval.Register,
        ["fuzzystrmatch"] = FuzzyMatching.Register,
        ["btree_gin"] = IndexComparisons.Register,
        ["btree_gist"] = Distances.Register,
        ["_int"] = IntegerArrays.Register,
        ["ltree"] = LabelTreeFunctions.Register,
        ["tablefunc"] = TableFunctions.Register,
        ["vector"] = VectorFunctions.Register,
    }.ToFrozenDictionary(static entry => entry.Key, static entry => Build(entry.Value), StringComparer.Ordinal);

    /// <exception cref="SqlErrorException">58P01: there is no such library; 42883: no such symbol in it.</exception>
    internal static void Require(UserFunction function)
    {
        if (function.Language == "internal")
        {
            if (FindInternal(function) is null && !SupportFunction.All.Any(support => support.Source == function.Body))
            {
                throw new SqlErrorException(SqlState.UndefinedFunction, $"there is no built-in function named \"{function.Body}\"");
            }

            return;
        }

        string name = function.Library ?? function.Body;
        ExtensionLibrary library = FindLibrary(name) ?? throw MissingFile(name);
        if (!library.Has(function.Body))
        {
            throw new SqlErrorException(SqlState.UndefinedFunction, $"could not find function \"{function.Body}\" in file \"{name}\"");
        }
    }

    internal static Func<CallTypes, ScalarImplementation> Scalar(UserFunction function) =>
        (function.Language == "internal" ? FindInternal(function) is { } builtIn ? builtIn.Bind : null : FindLibrary(function.Library)?.FindScalar(function.Body)) ?? throw Missing(function);

    internal static Func<CallTypes, SetImplementation> Set(UserFunction function) =>
        (function.Language == "internal" ? null : FindLibrary(function.Library)?.FindSet(function.Body)) ?? throw Missing(function);

    /// <summary>See <see cref="FunctionDefinition.IsRepeated"/>.</summary>
    internal static bool IsRepeated(UserFunction function) =>
        function.Language == "internal" ? FindInternal(function)?.IsRepeated == true : FindLibrary(function.Library)?.IsRepeated(function.Body) == true;

    /// <summary>A built-in function of as many arguments.</summary>
    private static ScalarFunction? FindInternal(UserFunction function) =>
        FunctionRegistry.Find(function.Body).OfType<ScalarFunction>().FirstOrDefault(builtIn => builtIn.Arguments.Count == function.ArgumentTypes.Length);

    private static ExtensionLibrary? FindLibrary(string? name) =>
        name is not null && s_byName.TryGetValue(name.StartsWith(Directory, StringComparison.Ordinal) ? name[Directory.Length..] : name, out ExtensionLibrary? library) ? library : null;

    /// <exception cref="SqlErrorException">58P01.</exception>
    internal static void RequireFile(string name)
    {
        if (FindLibrary(name) is null && name is not ("plpgsql" or Directory + "plpgsql"))
        {
            throw MissingFile(name);
        }
    }

    private static SqlErrorException MissingFile(string name) => new(SqlState.UndefinedFile, $"could not access file \"{name}\": No such file or directory");

    private static SqlErrorException Missing(UserFunction function) =>
        new(SqlState.UndefinedFunction, $"could not find function \"{function.Body}\" in file \"{function.Library}\"");

    private static ExtensionLibrary Build(Action<ExtensionLibrary> register)
    {
        ExtensionLibrary library = new();
        register(library);
        return library;
    }
}
