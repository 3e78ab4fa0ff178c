using Cambium.Engine.Values;

namespace Cambium.Sql.Functions;

/// <summary>A function that returns rows: generate_series, unnest, json_each.</summary>
public sealed class SetFunction : FunctionDefinition
{
    private readonly Func<CallTypes, SetImplementation> _bind;

    public SetFunction(int oid, string name, IReadOnlyList<DataType> arguments, DataType result, IReadOnlyList<SetColumn> columns, Func<CallTypes, SetImplementation> bind)
        : base(oid, name, arguments, result)
    {
        Columns = columns;
        _bind = bind;
    }

    /// <summary>
    /// The columns, polymorphic types unresolved. Empty when the caller gives them: by AS t(a int, …), or by the composite
    /// type of the first argument. A single column named like the function is what a set of plain values has.
    /// </summary>
    public IReadOnlyList<SetColumn> Columns { get; }

    /// <summary>Tells the columns of a call; null where they are always the same.</summary>
    internal SetDescription? Describe { get; init; }

    /// <summary>The implementation for a call with these types.</summary>
    public SetImplementation Bind(CallTypes types) => _bind(types);
}
