using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.LargeObjects;

/// <summary>
/// The large objects of a session's transaction, by OID: bytes at offsets, and who may reach for them. An object's length is what its last page says; pages
/// that were never written are zeros.
/// </summary>
/// <remarks>As PostgreSQL's inv_api.c, page by page, so that the rows of pg_largeobject come out the same.</remarks>
internal sealed class LargeObjectStore(SqlSession session)
{
    /// <summary>As many bytes as there can be pages for.</summary>
    public const long BytesMax = (long)int.MaxValue * LargeObjectTables.PageBytes;

    private const int PageBytes = LargeObjectTables.PageBytes;

    private readonly LargeObjectStatement _insert = new(session, "INSERT INTO pg_catalog.pg_largeobject_metadata (oid, lomowner) VALUES ($1, $2)");
    private readonly LargeObjectStatement _find = new(session, "SELECT lomowner, lomacl::text[] FROM pg_catalog.pg_largeobject_metadata WHERE oid = $1");
    private readonly LargeObjectStatement _all = new(session, "SELECT lomowner, lomacl::text[], oid FROM pg_catalog.pg_largeobject_metadata ORDER BY oid");
    private readonly LargeObjectStatement _setRights = new(session, "UPDATE pg_catalog.pg_largeobject_metadata SET lomowner = $2, lomacl = $3 WHERE oid = $1");
    private readonly LargeObjectStatement _delete = new(session, "DELETE FROM pg_catalog.pg_largeobject_metadata WHERE oid = $1");
    private readonly LargeObjectStatement _deletePages = new(session, "DELETE FROM pg_catalog.pg_largeobject WHERE loid = $1 AND pageno >= $2");
    private readonly LargeObjectStatement _pages = new(session, "SELECT pageno, data FROM pg_catalog.pg_largeobject WHERE loid = $1 AND pageno BETWEEN $2 AND $3 ORDER BY pageno");
    private readonly LargeObjectStatement _last = new(session, "SELECT pageno, length(data) FROM pg_catalog.pg_largeobject WHERE loid = $1 ORDER BY pageno DESC LIMIT 1");
    private readonly LargeObjectStatement _put = new(session, "INSERT INTO pg_catalog.pg_largeobject VALUES ($1, $2, $3) ON CONFLICT (loid, pageno) DO UPDATE SET data = excluded.data");

    /// <summary>Before PostgreSQL 9.0 they had none.</summary>
    private bool IgnoresRights => session.Settings.Get("lo_compat_privileges") == "on";

    /// <param name="oid">0: a new one.</param>
    /// <exception cref="SqlErrorException">23505.</exception>
    public uint Create(uint oid)
    {
        LargeObjectTables.Require(session.Transactions.Engine);
        if (oid == 0)
        {
            oid = NewOid();
        }

        NoteRoles([session.Roles.CurrentId]);
        _insert.Run(Value.FromUInt32(oid), Value.FromUInt32((uint)session.Roles.CurrentId));
        return oid;
    }

    /// <summary>Removes it with its bytes.</summary>
    /// <exception cref="SqlErrorException">42704, 42501.</exception>
    public void Remove(uint oid)
    {
        if (!IgnoresRights)
        {
            RequireOwner(oid);
        }

        RemoveUnasked(oid);
    }

    /// <summary>The same, whoever asks.</summary>
    public void RemoveUnasked(uint oid)
    {
        RequireAny(oid);
        _deletePages.Run(Value.FromUInt32(oid), Value.FromInt32(0));
        _delete.Run(Value.FromUInt32(oid));
    }

    /// <summary>All of the database, in the order of their OIDs.</summary>
    public IEnumerable<SystemPrivileges> All() => _all.Run().Select(row => Describe(row[2].UInt32, row)).ToArray();

    /// <summary>An object's owner and grants.</summary>
    /// <exception cref="SqlErrorException">42704: there is none.</exception>
    public SystemPrivileges Get(uint oid) => Find(oid) is { } found ? Describe(oid, found)
        : throw new SqlErrorException(SqlState.UndefinedObject, $"large object {oid} does not exist");

    /// <summary>Gives the object these.</summary>
    public void Put(SystemPrivileges largeObject)
    {
        NoteRoles([largeObject.OwnerId, .. (largeObject.Grants ?? []).SelectMany(static grant => (int[])[grant.RoleId, grant.GrantorId])]);
        _setRights.Run(Value.FromUInt32((uint)largeObject.ObjectId), Value.FromUInt32((uint)largeObject.OwnerId), LargeObjectGrants.Stored(largeObject));
    }

    /// <summary>The OID as a statement names it.</summary>
    /// <exception cref="SqlErrorException">22P02, 22003.</exception>
    public static uint Oid(string text) => TextFormat.Parse(DataType.OidType, text, SessionFormat.Default).UInt32;

    /// <summary>Its current length in bytes.</summary>
    public long Length(uint oid) => _last.Run(Value.FromUInt32(oid)) is [var last] ? ((long)last[0].Int32 * PageBytes) + last[1].Int32 : 0;

    /// <summary>The bytes from an offset on, fewer where it ends.</summary>
    public byte[] Read(uint oid, long offset, int count)
    {
        count = (int)Math.Clamp(Length(oid) - offset, 0, count);
        if (count == 0)
        {
            return [];
        }

        byte[] bytes = new byte[count];
        foreach (Value[] page in Pages(oid, offset / PageBytes, (offset + count - 1) / PageBytes))
        {
            ReadOnlySpan<byte> data = page[1].Utf8;
            long place = ((long)page[0].Int32 * PageBytes) - offset;
            if (place < 0)
            {
                data = data[(int)Math.Min(-place, data.Length)..];
                place = 0;
            }

            data[..(int)Math.Min(data.Length, count - place)].CopyTo(bytes.AsSpan((int)place));
        }

        return bytes;
    }

    /// <exception cref="SqlErrorException">22023: more than a large object can hold.</exception>
    public void Write(uint oid, long offset, ReadOnlySpan<byte> bytes)
    {
        if (offset + bytes.Length > BytesMax)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid large object write request size: {bytes.Length}");
        }

        while (bytes.Length > 0)
        {
            int pageNumber = (int)(offset / PageBytes);
            int start = (int)(offset % PageBytes);
            int count = Math.Min(bytes.Length, PageBytes - start);
            ReadOnlySpan<byte> before = count == PageBytes ? [] : Page(oid, pageNumber);
            byte[] page = new byte[Math.Max(before.Length, start + count)];
            before.CopyTo(page);
            bytes[..count].CopyTo(page.AsSpan(start));
            Put(oid, pageNumber, page);
            offset += count;
            bytes = bytes[count..];
        }
    }

    /// <summary>Cuts it, or lengthens it with zeros; a last page of that length is there in any case.</summary>
    /// <exception cref="SqlErrorException">22023.</exception>
    public void Truncate(uint oid, long length)
    {
        if (length is < 0 or > BytesMax)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid large object truncation target: {length}");
        }

        int pageNumber = (int)(length / PageBytes);
        ReadOnlySpan<byte> before = Page(oid, pageNumber);
        byte[] page = new byte[length % PageBytes];
        before[..Math.Min(before.Length, page.Length)].CopyTo(page);
        _deletePages.Run(Value.FromUInt32(oid), Value.FromInt32(pageNumber));
        Put(oid, pageNumber, page);
    }

    /// <exception cref="SqlErrorException">42704: there is none; 42501: it isn't the user's.</exception>
    public void RequireOwner(uint oid)
    {
        if (!session.Roles.Rights.Owns(Get(oid)))
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, $"must be owner of large object {oid}");
        }
    }

    /// <exception cref="SqlErrorException">42704: there is none.</exception>
    public void RequireAny(uint oid) => Get(oid);

    /// <param name="privilege">SELECT or UPDATE.</param>
    /// <exception cref="SqlErrorException">42704: there is none; 42501.</exception>
    public void Require(uint oid, Privileges privilege)
    {
        SystemPrivileges largeObject = Get(oid);
        if (!IgnoresRights && !session.Roles.Rights.HasAny(largeObject, privilege))
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, $"permission denied for large object {oid}");
        }
    }

    /// <summary>As who makes a definition that means roles: somebody may be dropping them.</summary>
    private void NoteRoles(IEnumerable<int> ids)
    {
        foreach (int id in ids.Where(static id => id >= SystemCatalog.FirstUserId).Distinct())
        {
            session.Transactions.Engine.Reads.NoteCatalog(id);
        }
    }

    /// <summary>One that is free; the same when the transaction is run again.</summary>
    private uint NewOid()
    {
        if (session.Calls.Recorded is { } recorded && recorded.TryTake(LargeObjectTables.MetadataOid, out Value given))
        {
            return given.UInt32;
        }

        // Somebody may have asked for an OID that the counter had yet to reach.
        uint oid;
        do
        {
            oid = (uint)session.Transactions.Engine.Ddl.NextId();
        }
        while (Find(oid) is not null);

        session.Calls.Recorded?.Add(LargeObjectTables.MetadataOid, Value.FromUInt32(oid));
        return oid;
    }

    private SystemPrivileges Describe(uint oid, Value[] row) =>
        LargeObjectGrants.Read(oid, (int)row[0].UInt32, row[1].IsNull ? null : row[1].Array.Items.Select(static item => item.Text), session.Names.Catalog);

    private Value[]? Find(uint oid) => _find.Run(Value.FromUInt32(oid)) is [var found] ? found : null;

    private ReadOnlySpan<byte> Page(uint oid, int pageNumber) => Pages(oid, pageNumber, pageNumber) is [var page] ? page[1].Utf8 : [];

    private IReadOnlyList<Value[]> Pages(uint oid, long first, long last) => _pages.Run(Value.FromUInt32(oid), Value.FromInt32((int)first), Value.FromInt32((int)last));

    private void Put(uint oid, int pageNumber, byte[] page) => _put.Run(Value.FromUInt32(oid), Value.FromInt32(pageNumber), Value.FromUtf8(page));
}
