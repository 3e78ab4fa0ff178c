namespace Cambium.Sql.Extensions.OpenPgp;

/// <summary>A packet of a message or a key.</summary>
/// <param name="Body">At its beginning.</param>
/// <param name="BodyStart">Where the body begins in what the packet was read from, in bytes.</param>
/// <param name="IsOpenEnded">Has no length of its own and goes on to the end.</param>
internal sealed record Packet(PacketTag Tag, PacketReader Body, int BodyStart, bool IsOpenEnded);
