using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;

namespace Cambium.Sql.TextSearch;

/// <summary>
/// Functions whose first argument is a text search configuration. One that a user has made is looked up when the call is bound, where it is a constant: the call then needs no catalog,
/// and may stand in generated columns and keys of indexes, which the committer computes.
/// </summary>
internal static class ConfiguredFunctions
{
    private static readonly Dictionary<string, ConfiguredCall> s_calls = [];

    /// <param name="signature">Such as <c>to_tsvector(regconfig,text)</c>.</param>
    public static void Register(LibraryBuilder library, string signature, ConfiguredCall call)
    {
        s_calls[signature] = call;
        library.Scalar(signature, (args, ctx) => call(TextSearchConfiguration.Get(args[0].UInt32, ctx), args[1..], ctx));
    }

    /// <summary>The function as this call of it has it.</summary>
    public static ScalarFunction For(ScalarFunction function, IReadOnlyList<BoundExpression> arguments, CatalogReader reader)
    {
        if (arguments is not [BoundConstant { Value: { IsNull: false } value } constant, ..] || constant.Type.Type != DataType.Regconfig || value.UInt32 < SystemCatalog.FirstUserId
            || !reader.Catalog.TryGet((int)value.UInt32, out TextSearchConfigurationDefinition? definition)
            || !s_calls.TryGetValue($"{function.Name}({string.Join(',', function.Arguments.Select(static type => type.Name))})", out ConfiguredCall? call))
        {
            return function;
        }

        TextSearchConfiguration configuration = new(definition, id =>
        {
            Definition? found = reader.Catalog.TryGet(id, out Definition? one) ? one : null;
            if (found is not null)
            {
                reader.NoteUse(found);
            }

            return found;
        });
        reader.NoteUse(definition);
        return new ScalarFunction(function.Oid, function.Name, function.Arguments, function.Result, (args, ctx) => call(configuration, args[1..], ctx))
        {
            IsStrict = function.IsStrict,
            Volatility = function.Volatility,
            ArgumentNames = function.ArgumentNames,
        };
    }
}
