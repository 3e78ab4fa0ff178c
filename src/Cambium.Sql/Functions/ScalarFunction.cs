using Cambium.Engine.Values;

namespace Cambium.Sql.Functions;

/// <summary>A function from values to a value.</summary>
public sealed class ScalarFunction : FunctionDefinition
{
    private readonly Func<CallTypes, ScalarImplementation> _bind;

    public ScalarFunction(int oid, string name, IReadOnlyList<DataType> arguments, DataType result, ScalarImplementation invoke)
        : base(oid, name, arguments, result)
    {
        _bind = _ => invoke;
    }

    /// <summary>For functions whose work depends on the types they are called with.</summary>
    public ScalarFunction(int oid, string name, IReadOnlyList<DataType> arguments, DataType result, Func<CallTypes, ScalarImplementation> bind)
        : base(oid, name, arguments, result)
    {
        _bind = bind;
    }

    /// <summary>The assignment to a part of its first argument, which the result takes the place of.</summary>
    public bool IsAssignment { get; init; }

    /// <summary>The implementation for a call with these types.</summary>
    public ScalarImplementation Bind(CallTypes types) => _bind(types);
}
