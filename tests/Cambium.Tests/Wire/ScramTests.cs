using System.Text;
using Cambium.Wire;
using Cambium.Wire.Authentication;
using Xunit;

namespace Cambium.Tests.Wire;

/// <summary>SCRAM-SHA-256 by the published exchange, and between our own two sides.</summary>
public sealed class ScramTests
{
    [Fact]
    public void The_client_makes_the_messages_of_RFC_7677()
    {
        var client = new ScramClient("pencil", "rOprNGfwEbeRWgbNEkqO", "user");
        Assert.Equal("n,,n=user,r=rOprNGfwEbeRWgbNEkqO", Encoding.UTF8.GetString(client.First));
        byte[] final = client.Final("r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0,s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096"u8);
        Assert.Equal(
            "c=biws,r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0,p=dHzbZapWIk4jUhN+Ute9ytag9zjfMHgsqmmiz7AndVQ=",
            Encoding.UTF8.GetString(final));
        Assert.True(client.Verify("v=6rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4="u8));
        Assert.False(client.Verify("v=7rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4="u8));
    }

    [Theory]
    [InlineData("secret", "secret", true)]
    [InlineData("secret", "Secret", false)]
    [InlineData("", "", true)]
    public void Server_and_client_agree_exactly_on_the_password(string set, string given, bool agree)
    {
        Assert.True(ScramVerifier.TryParse(ScramVerifier.Create(set).ToString(), out ScramVerifier? verifier));
        var server = new ScramServer(verifier!, channelBinding: null);
        var client = new ScramClient(given);
        byte[] serverFirst = server.AnswerFirst(client.First, isPlus: false);
        Assert.Equal(agree, server.TryAnswerFinal(client.Final(serverFirst), out byte[] answer));
        Assert.Equal(agree, client.Verify(answer));
    }

    [Theory]
    [InlineData("")]
    [InlineData("n")]
    [InlineData("n,,")]
    [InlineData("n,,n=x")]
    [InlineData("p=tls-server-end-point,,n=,r=abc")]
    public void A_malformed_first_message_is_a_protocol_error(string message)
    {
        var server = new ScramServer(ScramVerifier.Create("secret"), channelBinding: null);
        Assert.Throws<ProtocolErrorException>(() => server.AnswerFirst(Encoding.UTF8.GetBytes(message), isPlus: false));
    }

    [Theory]
    [InlineData("", false, "08P01", "The message is empty.")]
    [InlineData("x,,n=,r=abc", false, "08P01", "Unexpected channel-binding flag \"'x'\".")]
    [InlineData("n,x,n=,r=abc", false, "08P01", "Unexpected attribute \"'x'\" in client-first-message.")]
    [InlineData("n;,n=,r=abc", false, "08P01", "Comma expected, but found character \"';'\".")]
    [InlineData("n,a=x,n=,r=abc", false, "0A000", null)]
    [InlineData("n,,m=x,n=,r=abc", false, "0A000", null)]
    [InlineData("n,,n=", false, "08P01", "Expected attribute \"r\" but found \"0x00\".")]
    [InlineData("n,,n=,r=a\0b", false, "08P01", "Message length does not match input length.")]
    [InlineData("n,,n=,r=a\u0001b", false, "08P01", null)]
    [InlineData("n,,n=,r=abc,foo", false, "08P01", "Expected character \"=\" for attribute \"f\".")]
    [InlineData("n,,n=,r=abc,1=x", false, "08P01", "Attribute expected, but found invalid character \"'1'\".")]
    [InlineData("n,,n=,r=abc", true, "08P01", "The client selected SCRAM-SHA-256-PLUS, but the SCRAM message does not include channel binding data.")]
    [InlineData("p=tls-server-end-point,,n=,r=abc", false, "08P01", "The client selected SCRAM-SHA-256 without channel binding, but the SCRAM message includes channel binding data.")]
    [InlineData("p=tls-unique,,n=,r=abc", true, "08P01", null)]
    [InlineData("y,,n=,r=abc", false, "28000", "The client supports SCRAM channel binding but thinks the server does not.  However, this server does support channel binding.")]
    public void What_is_wrong_with_a_first_message_is_told_as_PostgreSQL_tells_it(string message, bool isPlus, string sqlState, string? detail)
    {
        var server = new ScramServer(ScramVerifier.Create("secret"), channelBinding: [1, 2, 3]);
        ProtocolErrorException error = Assert.Throws<ProtocolErrorException>(() => server.AnswerFirst(Encoding.UTF8.GetBytes(message), isPlus));
        Assert.Equal((sqlState, detail), (error.SqlState, error.Detail));
    }

    [Fact]
    public void A_client_that_sees_another_certificate_is_told_so_and_not_that_the_password_is_wrong()
    {
        var server = new ScramServer(ScramVerifier.Create("secret"), channelBinding: [1, 2, 3]);
        string first = Encoding.UTF8.GetString(server.AnswerFirst("p=tls-server-end-point,,n=,r=abc"u8, isPlus: true));
        string final = $"c={Convert.ToBase64String("p=tls-server-end-point,,\u0001\u0002\u0004"u8)},{first[..first.IndexOf(',', StringComparison.Ordinal)]},p=AAAA";
        Assert.Equal("28000", Assert.Throws<ProtocolErrorException>(() => server.TryAnswerFinal(Encoding.UTF8.GetBytes(final), out _)).SqlState);
    }

    [Theory]
    [InlineData("")]
    [InlineData("c=biws")]
    [InlineData("c=biws,r=x,p=!!!")]
    public void A_malformed_final_message_never_lets_anyone_in(string message)
    {
        var server = new ScramServer(ScramVerifier.Create("secret"), channelBinding: null);
        server.AnswerFirst("n,,n=,r=abc"u8, isPlus: false);
        try
        {
            Assert.False(server.TryAnswerFinal(Encoding.UTF8.GetBytes(message), out _));
        }
        catch (ProtocolErrorException)
        {
            // As good as false.
        }
    }

    [Fact]
    public void A_client_that_could_bind_the_channel_but_was_offered_nothing_of_it_meets_suspicion()
    {
        var server = new ScramServer(ScramVerifier.Create("secret"), channelBinding: [1, 2, 3]);
        Assert.Throws<ProtocolErrorException>(() => server.AnswerFirst("y,,n=,r=abc"u8, isPlus: false));
    }
}
