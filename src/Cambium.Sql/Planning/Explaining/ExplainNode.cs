using Cambium.Sql.Execution;

namespace Cambium.Sql.Planning.Explaining;

/// <summary>How EXPLAIN shows an operator: a title and properties in PostgreSQL's words and order.</summary>
public sealed class ExplainNode
{
    private readonly List<KeyValuePair<string, object>> _properties = [];

    /// <summary>"Seq Scan", "Hash Join": the structured forms' Node Type.</summary>
    public string NodeType { get; set; } = "";

    /// <summary>What the text form's first line says, e.g. "Seq Scan on t"; the node type when not set.</summary>
    public string? Title { get; set; }

    /// <summary>"Hash Cond" → text, or a list of texts ("Sort Key").</summary>
    public IReadOnlyList<KeyValuePair<string, object>> Properties => _properties;

    /// <summary>Only in the structured forms: "Join Type", "Relation Name", "Index Name", "Alias".</summary>
    public Dictionary<string, string> Attributes { get; } = [];

    /// <summary>Something above runs it in parts.</summary>
    public bool IsParallel { get; init; }

    /// <summary>The next step of the same operator, shown between it and its children; null: there is none.</summary>
    public ExplainNode? Next { get; private set; }

    /// <summary>Adds a step under this one.</summary>
    internal ExplainNode Under() => Next = new ExplainNode();

    /// <summary>Where the rows or results of parts come together.</summary>
    internal void DescribeGather(Operator gathering, string nodeType = "Gather")
    {
        NodeType = nodeType;
        Add("Workers Planned", (long)gathering.Helpers);
        if (gathering.Statistics is { } statistics)
        {
            Add("Workers Launched", (long)statistics.HelpersStarted);
        }
    }

    public void Add(string name, object value) => _properties.Add(new(name, value));
}
