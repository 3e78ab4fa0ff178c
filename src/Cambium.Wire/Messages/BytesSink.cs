namespace Cambium.Wire.Messages;

/// <summary>Takes bytes on their way out; they are valid during the call only.</summary>
/// <param name="position">Of the first of them, counted from the connection's start.</param>
public delegate void BytesSink(ReadOnlySpan<byte> bytes, long position);
