namespace Cambium.Sql.Planning.Explaining;

/// <summary>What EXPLAIN's FORMAT chooses.</summary>
public enum ExplainFormat
{
    Text,
    Json,
    Xml,
    Yaml,
}
