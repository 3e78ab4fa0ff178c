using Cambium.Engine.Values;
using Cambium.Sql.Execution;

namespace Cambium.Sql.Statements.Modification;

/// <summary>A value in VALUES: DEFAULT, a constant, a parameter, or anything that has to be computed.</summary>
internal readonly struct CompiledValue
{
    private readonly Value _constant;
    private readonly int _parameter;
    private readonly RowExpression? _expression;

    private CompiledValue(Value constant, int parameter, RowExpression? expression, bool isDefault)
    {
        _constant = constant;
        _parameter = parameter;
        _expression = expression;
        IsDefault = isDefault;
    }

    public static CompiledValue Default => new(default, -1, null, isDefault: true);

    public bool IsDefault { get; }

    public static CompiledValue Constant(Value value) => new(value, -1, null, isDefault: false);

    public static CompiledValue Parameter(int index) => new(default, index, null, isDefault: false);

    public static CompiledValue Computed(RowExpression expression) => new(default, -1, expression, isDefault: false);

    public Value Evaluate(QueryContext query) =>
        _expression is not null ? _expression.Evaluate([], query) : _parameter >= 0 ? query.Parameters[_parameter] : _constant;
}
