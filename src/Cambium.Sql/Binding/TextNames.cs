using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>What a text is found to name when it is bound, for those who write it anew.</summary>
internal sealed class TextNames
{
    public List<NamedPlace> Places { get; } = [];

    /// <summary>Output columns that go by what they are computed from.</summary>
    public List<SelectItem> Outputs { get; } = [];
}
