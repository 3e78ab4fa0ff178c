using Cambium.Engine.Values;

namespace Cambium.Sql.Functions;

/// <summary>A function that works only over a window.</summary>
public sealed class WindowFunction : FunctionDefinition
{
    private readonly Func<CallTypes, Func<WindowState>> _bind;

    public WindowFunction(int oid, string name, IReadOnlyList<DataType> arguments, DataType result, Func<CallTypes, Func<WindowState>> bind)
        : base(oid, name, arguments, result)
    {
        _bind = bind;
    }

    /// <summary>Makes states for a call with these types: one per partition.</summary>
    public Func<WindowState> Bind(CallTypes types) => _bind(types);
}
