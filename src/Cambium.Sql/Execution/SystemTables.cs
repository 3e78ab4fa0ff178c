using System.Collections.Concurrent;

namespace Cambium.Sql.Execution;

/// <summary>The system relations by schema and name. Filled at start-up; then only read, from any thread.</summary>
public sealed class SystemTables
{
    private readonly ConcurrentDictionary<(string Schema, string Name), ISystemTable> _tables = [];
    private readonly ConcurrentDictionary<(string Schema, string Name), SystemView> _views = [];

    /// <summary>A registry without relations.</summary>
    public static SystemTables Empty { get; } = new();

    public IEnumerable<ISystemTable> Tables => _tables.Values;

    public IEnumerable<SystemView> Views => _views.Values;

    public void Add(ISystemTable table) => _tables[(table.Schema, table.Name)] = table;

    public void Add(SystemView view) => _views[(view.Schema, view.Name)] = view;

    public ISystemTable? FindTable(string schema, string name) => _tables.GetValueOrDefault((schema, name));

    public SystemView? FindView(string schema, string name) => _views.GetValueOrDefault((schema, name));
}
