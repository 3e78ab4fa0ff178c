using System.Globalization;

namespace Cambium.Sql.Planning.Explaining;

/// <summary>Named values in order: a node of what the structured formats of EXPLAIN write.</summary>
public sealed class ExplainGroup
{
    private readonly List<KeyValuePair<string, object>> _items = [];

    /// <summary>Each value is a text, a <see cref="Bare"/>, a list of texts, a group or a list of groups.</summary>
    public IReadOnlyList<KeyValuePair<string, object>> Items => _items;

    public void Add(string name, string value) => _items.Add(new(name, value));

    public void Add(string name, bool value) => _items.Add(new(name, new Bare(value ? "true" : "false")));

    public void Add(string name, long value) => _items.Add(new(name, new Bare(value.ToString(CultureInfo.InvariantCulture))));

    /// <param name="digits">Behind the point, always that many.</param>
    public void Add(string name, double value, int digits) => _items.Add(new(name, new Bare(value.ToString("F" + digits, CultureInfo.InvariantCulture))));

    public void Add(string name, IReadOnlyList<string> values) => _items.Add(new(name, values));

    public void Add(string name, ExplainGroup group) => _items.Add(new(name, group));

    public void Add(string name, IReadOnlyList<ExplainGroup> groups) => _items.Add(new(name, groups));

    /// <summary>A number or truth value: stands without quotes.</summary>
    public sealed record Bare(string Text);
}
