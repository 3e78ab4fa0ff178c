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

    /// <summary>It isn't declared to return a set: each call has one row, which is a value outside of FROM.</summary>
    public bool IsSingle { get; init; }

    /// <summary>Tells the columns of a call; null where they are always the same.</summary>
    internal SetDescription? Describe { get; init; }

    /// <summary>The implementation for a call with these types.</summary>
    public SetImplementation Bind(CallTypes types) => _bind(types);

    /// <summary>The same as a function whose value is its one row; NULL where it has none.</summary>
    internal ScalarFunction ToScalar() => new(Oid, Name, Arguments, Result, types =>
    {
        SetImplementation rows = Bind(types);
        IReadOnlyList<CompositeField> fields = types.Result.Type.Fields;
        SqlType[] fieldTypes = [.. fields.Select(static field => field.Type)];
        string[] names = [.. fields.Select(static field => field.Name)];
        return (arguments, call) => rows(arguments.ToArray(), call).FirstOrDefault() is { } row ? Value.FromObject(new RecordValue(fieldTypes, row, names)) : Value.Null;
    })
    {
        IsStrict = IsStrict,
        IsLeakproof = IsLeakproof,
        Volatility = Volatility,
        ArgumentNames = ArgumentNames,
        Defaults = Defaults,
    };
}
