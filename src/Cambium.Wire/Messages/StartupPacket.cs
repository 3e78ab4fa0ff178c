namespace Cambium.Wire.Messages;

/// <summary>
/// What a client says first: protocol version and parameters, or one of the requests that come in a version's place.
/// <code>
/// int32 version: 196608 = 3.0, 80877102 = CancelRequest, 80877103 = SSLRequest, 80877104 = GSSENCRequest
/// (name 0 value 0)* 0
/// </code>
/// </summary>
public sealed class StartupPacket
{
    public const int CancelRequestCode = 80877102;
    public const int SslRequestCode = 80877103;
    public const int GssEncryptionRequestCode = 80877104;
    /// <summary>3.0, the only version spoken here.</summary>
    public const int NewestVersion = 3 << 16;

    private const int MajorVersion = 3;

    private StartupPacket(int code) => Code = code;

    public int Code { get; }

    public int Minor => Code & 0xFFFF;

    public Dictionary<string, string> Parameters { get; } = new(StringComparer.Ordinal);

    public int CancelProcessId { get; private init; }

    public int CancelSecret { get; private init; }

    public static StartupPacket Parse(MessageBody body)
    {
        int code = body.ReadInt32();
        switch (code)
        {
            case CancelRequestCode:
                return new StartupPacket(code) { CancelProcessId = body.ReadInt32(), CancelSecret = body.ReadInt32() };
            case SslRequestCode or GssEncryptionRequestCode:
                return new StartupPacket(code);
        }

        if (code >> 16 != MajorVersion)
        {
            throw Unsupported(code);
        }

        var packet = new StartupPacket(code);
        try
        {
            while (body.ReadCString() is { Length: > 0 } name)
            {
                packet.Parameters[name] = body.ReadCString();
            }

            body.ExpectEnd();
        }
        catch (ProtocolErrorException)
        {
            throw new ProtocolErrorException("invalid startup packet layout: expected terminator as last byte");
        }

        return packet;
    }

    /// <summary>Neither a version that is spoken here nor a request that can be made now.</summary>
    public static ProtocolErrorException Unsupported(int code) =>
        new($"unsupported frontend protocol {code >> 16}.{code & 0xFFFF}: server supports 3.0 to 3.0", sqlState: ProtocolErrorException.NotSupported);
}
