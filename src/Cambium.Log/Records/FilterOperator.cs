namespace Cambium.Log.Records;

/// <summary>Comparison operators of a filter. The numbers are the log format's and never change.</summary>
public enum FilterOperator : byte
{
    Equal = 0,
    NotEqual = 1,
    Less = 2,
    LessOrEqual = 3,
    Greater = 4,
    GreaterOrEqual = 5,
}
