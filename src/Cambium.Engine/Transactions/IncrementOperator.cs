namespace Cambium.Engine.Transactions;

/// <summary>Operators of increments; the values are those of the log.</summary>
public enum IncrementOperator : byte
{
    Add = (byte)'+',
    Subtract = (byte)'-',
    Multiply = (byte)'*',
}
