using System.Net;
using System.Net.Security;
using System.Net.Sockets;
using System.Security.Authentication;
using Cambium.Engine.Errors;
using Cambium.Server.Databases;
using Cambium.Sql.Sessions;
using Cambium.Wire;
using Cambium.Wire.Authentication;
using Cambium.Wire.Messages;

namespace Cambium.Server.Connections;

/// <summary>
/// From the first byte to the authenticated startup packet: SSLRequest, CancelRequest, startup, password.
/// </summary>
/// <remarks>Who may come in: a role with a password proves it by SCRAM-SHA-256, or is named by a client certificate. Without any
/// password set for a superuser, roles without one are trusted from this machine, over loopback or a Unix-domain socket.</remarks>
internal sealed class Handshake(ConnectionContext context, Socket socket, MessageReader reader, MessageWriter writer)
{
    /// <summary>For messages of clients that nobody knows yet: what SASL needs is far less.</summary>
    public const int MessageBytesMax = 64 * 1024;

    private const int StartupPacketBytesMax = 10_000;

    private Stream? _tlsStream;
    private string? _certificateName;

    /// <summary>Null when the connection isn't encrypted.</summary>
    public TlsSession? Tls { get; private set; }

    /// <returns>Null when there is no session to follow: a cancel request, or the client went away.</returns>
    public StartupPacket? Run(Stream plain)
    {
        while (reader.TryReadStartup(StartupPacketBytesMax, out MessageBody body))
        {
            StartupPacket packet = StartupPacket.Parse(body);
            switch (packet.Code)
            {
                case StartupPacket.CancelRequestCode:
                    context.Registry.Cancel(packet.CancelProcessId, packet.CancelSecret);
                    return null;
                case StartupPacket.SslRequestCode:
                    AnswerSslRequest(plain);
                    continue;
                case StartupPacket.GssEncryptionRequestCode:
                    plain.WriteByte((byte)'N');
                    continue;
            }

            NegotiateVersion(packet);
            Authenticate(packet);
            return packet;
        }

        return null;
    }

    private void AnswerSslRequest(Stream plain)
    {
        if (context.Tls is null || _tlsStream is not null || socket.RemoteEndPoint is not IPEndPoint)
        {
            plain.WriteByte((byte)'N');
            return;
        }

        if (reader.HasBufferedBytes)
        {
            throw new ProtocolErrorException("received unencrypted data after SSL request");
        }

        plain.WriteByte((byte)'S');
        SslStream stream = context.Tls.Accept(plain, out _certificateName);
        _tlsStream = stream;
        string cipher = stream.NegotiatedCipherSuite.ToString();
        Tls = new TlsSession(
            stream.SslProtocol == SslProtocols.Tls13 ? "TLSv1.3" : "TLSv1.2", cipher, cipher.Contains("256", StringComparison.Ordinal) && !cipher.Contains("_128_", StringComparison.Ordinal) ? 256 : 128, _certificateName);
        reader.SwitchTo(_tlsStream);
        writer.SwitchTo(_tlsStream);
    }

    private void NegotiateVersion(StartupPacket packet)
    {
        List<string> unknown = [.. packet.Parameters.Keys.Where(name => name.StartsWith("_pq_.", StringComparison.Ordinal))];
        if (packet.Minor > 0 || unknown.Count > 0)
        {
            writer.WriteNegotiateProtocolVersion(unknown);
        }
    }

    private void Authenticate(StartupPacket packet)
    {
        if (!packet.Parameters.TryGetValue("user", out string? user) || user.Length == 0)
        {
            throw new FatalException(SqlState.InvalidAuthorizationSpecification, "no PostgreSQL user name specified in startup packet");
        }

        if (packet.Parameters.GetValueOrDefault("replication", "off") is not ("off" or "false" or "no" or "0"))
        {
            throw new FatalException(SqlState.FeatureNotSupported, "replication connections are not supported");
        }

        Login login = context.Databases.FindLogin(packet.Parameters.GetValueOrDefault("database", user), user);
        bool isLocal = socket.RemoteEndPoint is not IPEndPoint endPoint || IPAddress.IsLoopback(endPoint.Address);
        if (!(login.IsAllowed && (_certificateName == user || (login.IsTrusted && isLocal))))
        {
            if (!login.IsAllowed && isLocal && context.Databases.IsTrusting)
            {
                throw new FatalException(SqlState.InvalidAuthorizationSpecification, login.Refusal!);
            }

            ScramVerifier? verifier = null;
            if (login.IsAllowed && login.Verifier is not null)
            {
                _ = ScramVerifier.TryParse(login.Verifier, out verifier);
            }

            RunScram(user, verifier);
        }

        writer.WriteAuthenticationOk();
    }

    private void RunScram(string user, ScramVerifier? verifier)
    {
        byte[]? binding = _tlsStream is null ? null : context.Tls!.ChannelBinding;
        writer.WriteAuthenticationSasl(binding is null ? [ScramServer.Mechanism] : [ScramServer.MechanismPlus, ScramServer.Mechanism]);
        writer.Flush();

        var scram = new ScramServer(verifier ?? ScramVerifier.CreateMock(user, context.ServerSecret), binding);
        MessageBody initial = ReadPassword();
        string mechanism = initial.ReadCString();
        if (mechanism != ScramServer.Mechanism && (mechanism != ScramServer.MechanismPlus || binding is null))
        {
            throw new ProtocolErrorException("client selected an invalid SASL authentication mechanism");
        }

        int length = initial.ReadInt32();
        ReadOnlySpan<byte> clientFirst = length < 0 ? [] : initial.Take(length);
        writer.WriteAuthenticationSaslContinue(scram.AnswerFirst(clientFirst, mechanism == ScramServer.MechanismPlus));
        writer.Flush();

        bool isRight = scram.TryAnswerFinal(ReadPassword().Rest, out byte[] answer);
        if (!isRight || verifier is null)
        {
            throw new FatalException(SqlState.InvalidPassword, $"password authentication failed for user \"{user}\"");
        }

        writer.WriteAuthenticationSaslFinal(answer);
    }

    private MessageBody ReadPassword()
    {
        if (!reader.TryRead(out FrontendMessageType type, out MessageBody body))
        {
            throw new EndOfStreamException("connection closed during authentication");
        }

        if (type != FrontendMessageType.Password)
        {
            throw new ProtocolErrorException($"expected SASL response, got message type {(byte)type}");
        }

        return body;
    }
}
