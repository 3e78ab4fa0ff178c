using Cambium.Engine.Values;
using Cambium.Log.Records;

namespace Cambium.Engine.Rows;

/// <summary>Values as the log keeps them: key encoding, and beside it what the key encoding loses. Lossless.</summary>
public static class LogValues
{
    public static LogValue Encode(DataType type, in Value value) => throw new NotSupportedException();

    public static Value Decode(DataType type, in LogValue value) => throw new NotSupportedException();
}
