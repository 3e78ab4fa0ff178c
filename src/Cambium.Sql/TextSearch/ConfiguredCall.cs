using Cambium.Engine.Values;

namespace Cambium.Sql.TextSearch;

/// <summary>What a function does with a text search configuration.</summary>
/// <param name="arguments">Those behind the configuration.</param>
internal delegate Value ConfiguredCall(TextSearchConfiguration configuration, ReadOnlySpan<Value> arguments, CallContext context);
