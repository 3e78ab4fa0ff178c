using System.Collections.Immutable;

namespace Cambium.Engine.Catalog;

/// <summary>The dictionaries that a token is shown to, one after the other, until one knows it.</summary>
/// <param name="TokenType">As ts_token_type numbers them.</param>
public sealed record TokenMapping(int TokenType, ImmutableArray<int> DictionaryIds);
