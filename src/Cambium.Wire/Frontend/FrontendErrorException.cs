namespace Cambium.Wire.Frontend;

/// <summary>An error the server told: its fields by their code ('S' severity, 'C' SQLSTATE, 'M' message, 'D' detail, …).</summary>
public sealed class FrontendErrorException(IReadOnlyDictionary<char, string> fields) : Exception(fields.GetValueOrDefault('M', "unknown error"))
{
    public IReadOnlyDictionary<char, string> Fields { get; } = fields;
}
