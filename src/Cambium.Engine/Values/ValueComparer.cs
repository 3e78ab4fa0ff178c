namespace Cambium.Engine.Values;

public static class ValueComparer
{
    public static bool IsComparable(DataType type) => throw new NotSupportedException();

    public static int Compare(DataType type, in Value left, in Value right) => throw new NotSupportedException();

    public static bool Equals(DataType type, in Value left, in Value right) => throw new NotSupportedException();

    public static int Hash(DataType type, in Value value) => throw new NotSupportedException();

    public static ValueComparison GetComparison(DataType type) => throw new NotSupportedException();
}
