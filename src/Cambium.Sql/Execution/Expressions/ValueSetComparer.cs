using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Expressions;

/// <summary>Equality of values of one type, NULL equal to NULL, for hash sets and tables.</summary>
internal sealed class ValueSetComparer(DataType type) : IEqualityComparer<Value>
{
    public bool Equals(Value left, Value right) =>
        left.IsNull || right.IsNull ? left.IsNull && right.IsNull : ValueComparer.Equals(type, left, right);

    public int GetHashCode(Value value) => value.IsNull ? 0 : ValueComparer.Hash(type, value);
}
