namespace Cambium.Log.Records;

/// <summary>One step of <c>SET c = c + e</c>, applied at merge to the newest value. It is no read of the column.</summary>
/// <param name="Operator">'+', '-' or '*' in ASCII.</param>
/// <param name="Operand">The evaluated operand.</param>
public sealed record Increment(byte Operator, LogValue Operand);
