namespace Cambium.Sql.Binding;

/// <summary>A domain as errors name it.</summary>
public sealed record DomainName(int Id, string Schema, string Name);
