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
internal sealed class Handshake(ConnectionContext context, int processId, Socket socket, MessageReader reader, MessageWriter writer)
{
    /// <summary>For messages of clients that nobody knows yet: what SASL needs is far less.</summary>
    public const int MessageBytesMax = 64 * 1024;

    private const int StartupPacketBytesMax = 10_000;

    private TlsSettings? _tls;
    private bool _isTlsAnswered;
    private bool _isGssAnswered;

    /// <summary>Null when the connection isn't encrypted.</summary>
    public TlsSession? Tls { get; private set; }

    /// <summary>What is read and written over since <see cref="Tls"/>.</summary>
    public SslStream? TlsStream { get; private set; }

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
                case StartupPacket.SslRequestCode when !_isTlsAnswered:
                    AnswerSslRequest(plain);
                    continue;
                case StartupPacket.GssEncryptionRequestCode when !_isGssAnswered:
                    _isGssAnswered = true;
                    RefuseBufferedBytes("GSSAPI encryption");
                    plain.WriteByte((byte)'N');
                    continue;
                case StartupPacket.SslRequestCode or StartupPacket.GssEncryptionRequestCode:
                    throw StartupPacket.Unsupported(packet.Code);
            }

            NegotiateVersion(packet);
            Authenticate(packet);
            return packet;
        }

        return null;
    }

    private void AnswerSslRequest(Stream plain)
    {
        _isTlsAnswered = true;
        RefuseBufferedBytes("SSL");
        if (context.Tls is null || socket.RemoteEndPoint is not IPEndPoint)
        {
            plain.WriteByte((byte)'N');
            return;
        }

        plain.WriteByte((byte)'S');
        _tls = context.Tls.Settings;
        TlsStream = Accept(_tls, plain, out TlsSession session, out bool isClientRefused);
        Tls = session;
        // Encrypted within encrypted is none of what is spoken here.
        _isGssAnswered = true;
        reader.SwitchTo(TlsStream);
        writer.SwitchTo(TlsStream);
        if (isClientRefused)
        {
            throw new FatalException(SqlState.InvalidAuthorizationSpecification, "connection requires a valid client certificate", detail: "The client's certificate is of no authority that this server believes.");
        }
    }

    private SslStream Accept(TlsSettings tls, Stream plain, out TlsSession session, out bool isClientRefused)
    {
        try
        {
            return tls.Accept(plain, out session, out isClientRefused);
        }
        catch (Exception exception) when (exception is AuthenticationException or IOException)
        {
            // The client is told by TLS itself, if by anything.
            context.Log.TlsRefused(processId, $"{socket.RemoteEndPoint}", (exception.InnerException ?? exception).Message);
            throw;
        }
    }

    /// <summary>What arrived ahead of the answer was sent by somebody who couldn't know it, and would be taken for encrypted.</summary>
    private void RefuseBufferedBytes(string request)
    {
        if (reader.HasBufferedBytes)
        {
            throw new ProtocolErrorException($"received unencrypted data after {request} request", "This could be either a client-software bug or evidence of an attempted man-in-the-middle attack.");
        }
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

        if (context.Options.TlsRequired && Tls is null && socket.RemoteEndPoint is IPEndPoint)
        {
            throw new FatalException(
                SqlState.InvalidAuthorizationSpecification, "connections over the network must be encrypted", "Connect with sslmode=require, or a stricter one.");
        }

        Login login = context.Databases.FindLogin(packet.Parameters.GetValueOrDefault("database", user), user);
        bool isLocal = socket.RemoteEndPoint is not IPEndPoint endPoint || IPAddress.IsLoopback(endPoint.Address);
        if (!(login.IsAllowed && (Tls?.Client?.CommonName == user || (login.IsTrusted && isLocal))))
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
        byte[]? binding = TlsStream is null ? null : _tls!.ChannelBinding;
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
