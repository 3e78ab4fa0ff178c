namespace Cambium.Wire.Messages;

/// <summary>The messages a server sends, each written whole into the writer. Fields as in the manual's chapter "Message Formats".</summary>
public static class BackendMessages
{
    public static void WriteAuthenticationOk(this MessageWriter writer) => WriteAuthentication(writer, 0, []);

    /// <summary>Offers SASL mechanisms by name.</summary>
    public static void WriteAuthenticationSasl(this MessageWriter writer, ReadOnlySpan<string> mechanisms)
    {
        writer.Begin((byte)'R');
        writer.WriteInt32(10);
        foreach (string mechanism in mechanisms)
        {
            writer.WriteCString(mechanism);
        }

        writer.WriteByte(0);
        writer.End();
    }

    public static void WriteAuthenticationSaslContinue(this MessageWriter writer, ReadOnlySpan<byte> data) => WriteAuthentication(writer, 11, data);

    public static void WriteAuthenticationSaslFinal(this MessageWriter writer, ReadOnlySpan<byte> data) => WriteAuthentication(writer, 12, data);

    public static void WriteParameterStatus(this MessageWriter writer, string name, string value)
    {
        writer.Begin((byte)'S');
        writer.WriteCString(name);
        writer.WriteCString(value);
        writer.End();
    }

    public static void WriteBackendKeyData(this MessageWriter writer, int processId, int secret)
    {
        writer.Begin((byte)'K');
        writer.WriteInt32(processId);
        writer.WriteInt32(secret);
        writer.End();
    }

    public static void WriteNegotiateProtocolVersion(this MessageWriter writer, IReadOnlyList<string> unknownOptions)
    {
        writer.Begin((byte)'v');
        writer.WriteInt32(StartupPacket.NewestVersion);
        writer.WriteInt32(unknownOptions.Count);
        foreach (string option in unknownOptions)
        {
            writer.WriteCString(option);
        }

        writer.End();
    }

    public static void WriteReadyForQuery(this MessageWriter writer, byte transactionStatus)
    {
        writer.Begin((byte)'Z');
        writer.WriteByte(transactionStatus);
        writer.End();
    }

    public static void WriteParseComplete(this MessageWriter writer) => WriteEmpty(writer, (byte)'1');

    public static void WriteBindComplete(this MessageWriter writer) => WriteEmpty(writer, (byte)'2');

    public static void WriteCloseComplete(this MessageWriter writer) => WriteEmpty(writer, (byte)'3');

    public static void WriteNoData(this MessageWriter writer) => WriteEmpty(writer, (byte)'n');

    public static void WritePortalSuspended(this MessageWriter writer) => WriteEmpty(writer, (byte)'s');

    public static void WriteEmptyQueryResponse(this MessageWriter writer) => WriteEmpty(writer, (byte)'I');

    public static void WriteCopyDone(this MessageWriter writer) => WriteEmpty(writer, (byte)'c');

    public static void WriteCommandComplete(this MessageWriter writer, string tag)
    {
        writer.Begin((byte)'C');
        writer.WriteCString(tag);
        writer.End();
    }

    public static void WriteParameterDescription(this MessageWriter writer, ReadOnlySpan<int> typeOids)
    {
        writer.Begin((byte)'t');
        writer.WriteInt16(typeOids.Length);
        foreach (int oid in typeOids)
        {
            writer.WriteInt32(oid);
        }

        writer.End();
    }

    /// <summary>CopyInResponse ('G') or CopyOutResponse ('H').</summary>
    public static void WriteCopyResponse(this MessageWriter writer, bool isIn, bool isBinary, int columnCount)
    {
        writer.Begin(isIn ? (byte)'G' : (byte)'H');
        byte format = isBinary ? (byte)1 : (byte)0;
        writer.WriteByte(format);
        writer.WriteInt16(columnCount);
        for (int index = 0; index < columnCount; index++)
        {
            writer.WriteInt16(format);
        }

        writer.End();
    }

    public static void WriteCopyData(this MessageWriter writer, ReadOnlySpan<byte> data)
    {
        writer.Begin((byte)'d');
        writer.WriteBytes(data);
        writer.End();
    }

    public static void WriteNotificationResponse(this MessageWriter writer, int processId, string channel, string payload)
    {
        writer.Begin((byte)'A');
        writer.WriteInt32(processId);
        writer.WriteCString(channel);
        writer.WriteCString(payload);
        writer.End();
    }

    /// <summary>ErrorResponse ('E') or NoticeResponse ('N'): fields are (code, text); absent texts are left out.</summary>
    public static void WriteErrorOrNotice(this MessageWriter writer, bool isError, ReadOnlySpan<(char Code, string? Text)> fields)
    {
        writer.Begin(isError ? (byte)'E' : (byte)'N');
        foreach ((char code, string? text) in fields)
        {
            if (!string.IsNullOrEmpty(text))
            {
                writer.WriteByte((byte)code);
                writer.WriteCString(text.Replace('\0', ' '));
            }
        }

        writer.WriteByte(0);
        writer.End();
    }

    private static void WriteAuthentication(MessageWriter writer, int kind, ReadOnlySpan<byte> data)
    {
        writer.Begin((byte)'R');
        writer.WriteInt32(kind);
        writer.WriteBytes(data);
        writer.End();
    }

    private static void WriteEmpty(MessageWriter writer, byte type)
    {
        writer.Begin(type);
        writer.End();
    }
}
