using Cambium.Sql.Binding;

namespace Cambium.Sql.Execution.Expressions;

/// <summary>
/// Where columns lie in the rows of an operator. Several columns may share a place: a projection of plain columns only renames.
/// </summary>
public sealed class RowShape
{
    private readonly Dictionary<PlanColumn, int> _places = [];

    public RowShape(int width) => Width = width;

    /// <summary>One column after another.</summary>
    public RowShape(IReadOnlyList<PlanColumn> columns)
        : this(columns.Count)
    {
        for (int index = 0; index < columns.Count; index++)
        {
            _places[columns[index]] = index;
        }
    }

    /// <summary>Values per row.</summary>
    public int Width { get; }

    public IReadOnlyDictionary<PlanColumn, int> Places => _places;

    public bool Contains(PlanColumn column) => _places.ContainsKey(column);

    /// <summary>The column's place, or -1.</summary>
    public int PlaceOf(PlanColumn column) => _places.TryGetValue(column, out int place) ? place : -1;

    /// <summary>Rows of the left followed by rows of the right.</summary>
    internal static RowShape Concatenate(RowShape left, RowShape right)
    {
        RowShape both = new(left.Width + right.Width);
        foreach ((PlanColumn column, int place) in left._places)
        {
            both._places[column] = place;
        }

        foreach ((PlanColumn column, int place) in right._places)
        {
            both._places[column] = left.Width + place;
        }

        return both;
    }

    /// <summary>This shape with more names for places it has, or more places.</summary>
    internal RowShape With(IEnumerable<KeyValuePair<PlanColumn, int>> more, int? width = null)
    {
        RowShape extended = new(width ?? Width);
        foreach ((PlanColumn column, int place) in _places)
        {
            extended._places[column] = place;
        }

        foreach ((PlanColumn column, int place) in more)
        {
            extended._places[column] = place;
        }

        return extended;
    }
}
