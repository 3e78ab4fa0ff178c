namespace Cambium.Sql.LargeObjects;

/// <summary>A large object that lo_open has opened.</summary>
/// <param name="Position">Offset of the next byte read or written.</param>
internal sealed record LargeObjectDescriptor(uint Oid, bool CanRead, bool CanWrite, long Position);
