using System.Collections.Frozen;
using Cambium.Engine.Values.Extensions;

namespace Cambium.Engine.Values;

/// <summary>The code of the base types that extensions bring.</summary>
public static class BaseTypes
{
    private static readonly FrozenDictionary<string, BaseTypeCode> s_byInput = new[]
    {
        CaseInsensitiveText.Code, Hstore.Code, LabelTree.Code, LabelTree.QueryCode, LabelTree.TextQueryCode, Cube.Code, IntegerQuery.Code,
        DenseVectorType.Single.Code, DenseVectorType.Half.Code, SparseVector.Code,
    }.ToFrozenDictionary(static code => code.Input, StringComparer.Ordinal);

    /// <param name="input">Symbol of the type's input function.</param>
    public static BaseTypeCode? Find(string input) => s_byInput.GetValueOrDefault(input);
}
