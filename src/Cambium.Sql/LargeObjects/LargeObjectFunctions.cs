using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;
using Cambium.Sql.SystemCatalogs.Functions;

namespace Cambium.Sql.LargeObjects;

/// <summary>lo_open and its siblings: PostgreSQL's server-side functions of large objects, which libpq's lo_ functions call too.</summary>
internal static class LargeObjectFunctions
{
    private const int WriteFlag = 0x20000;
    private const int ReadFlag = 0x40000;
    private const int PartBytes = 64 * 1024;

    public static void Register(LibraryBuilder library)
    {
        Add(library, "lo_creat", static (_, open) => Value.FromUInt32(open.Store.Create(0)));
        Add(library, "lo_create", static (args, open) => Value.FromUInt32(open.Store.Create(args[0].UInt32)));
        Add(library, "lo_unlink", static (args, open) =>
        {
            open.Store.Remove(args[0].UInt32);
            open.CloseAll(args[0].UInt32);
            return Value.FromInt32(1);
        });
        Add(library, "lo_open", static (args, open) => Value.FromInt32(Open(open, args[0].UInt32, args[1].Int32)));
        Add(library, "lo_close", static (args, open) =>
        {
            open.Close(args[0].Int32);
            return Value.FromInt32(0);
        });
        Add(library, "loread", static (args, open) => Value.FromUtf8(Read(open, args[0].Int32, args[1].Int32)));
        Add(library, "lowrite", static (args, open) => Value.FromInt32(Write(open, args[0].Int32, args[1].Utf8)));
        Add(library, "lo_lseek", static (args, open) => Value.FromInt32(Narrow(Seek(open, args[0].Int32, args[1].Int32, args[2].Int32), "lo_lseek", args[0].Int32)));
        Add(library, "lo_lseek64", static (args, open) => Value.FromInt64(Seek(open, args[0].Int32, args[1].Int64, args[2].Int32)));
        Add(library, "lo_tell", static (args, open) => Value.FromInt32(Narrow(open.Get(args[0].Int32).Position, "lo_tell", args[0].Int32)));
        Add(library, "lo_tell64", static (args, open) => Value.FromInt64(open.Get(args[0].Int32).Position));
        Add(library, "lo_truncate", static (args, open) => Truncate(open, args[0].Int32, args[1].Int32));
        Add(library, "lo_truncate64", static (args, open) => Truncate(open, args[0].Int32, args[1].Int64));
        Add(library, "lo_get", static (args, open) => Value.FromUtf8(args.Length == 1 ? Get(open, args[0].UInt32, 0, null) : Get(open, args[0].UInt32, args[1].Int64, args[2].Int32)));
        Add(library, "lo_put", static (args, open) =>
        {
            Put(open, args[0].UInt32, args[1].Int64, args[2].Utf8);
            return Value.FromText("");
        });
        Add(library, "lo_from_bytea", static (args, open) =>
        {
            uint oid = open.Store.Create(args[0].UInt32);
            open.Store.Write(oid, 0, args[1].Utf8);
            return Value.FromUInt32(oid);
        });
        library.Scalar("lo_import", static (args, ctx) => Value.FromUInt32(Import(Writing(ctx, "lo_import"), args[0].Text, args.Length == 1 ? 0 : args[1].UInt32)), isRepeated: true);
        library.Scalar("lo_export", static (args, ctx) => Value.FromInt32(Export(CatalogFunctions.Session(ctx), args[0].UInt32, args[1].Text)), isRepeated: true);
    }

    private static bool Changes(string name) => name is "lo_creat" or "lo_create" or "lo_unlink" or "lowrite" or "lo_truncate" or "lo_truncate64" or "lo_put" or "lo_from_bytea";

    private delegate Value Implementation(ReadOnlySpan<Value> arguments, OpenLargeObjects open);

    private static void Add(LibraryBuilder library, string name, Implementation implementation)
    {
        bool changes = Changes(name);
        library.Scalar(name, (args, ctx) => implementation(args, changes ? Writing(ctx, name).LargeObjects : CatalogFunctions.Session(ctx).LargeObjects), isRepeated: true);
    }

    /// <exception cref="SqlErrorException">25006.</exception>
    private static SqlSession Writing(CallContext context, string name)
    {
        SqlSession session = CatalogFunctions.Session(context);
        session.Transactions.RequireWritable(name + "()");
        return session;
    }

    private static int Open(OpenLargeObjects open, uint oid, int mode)
    {
        bool writes = (mode & WriteFlag) != 0;
        if (!writes && (mode & ReadFlag) == 0)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid flags for opening a large object: {mode}");
        }

        // Who opens for writing may read, too.
        open.Store.Require(oid, Privileges.Select);
        if (writes)
        {
            open.Store.Require(oid, Privileges.Update);
        }

        return open.Open(new LargeObjectDescriptor(oid, (mode & ReadFlag) != 0 || writes, writes, 0));
    }

    private static byte[] Read(OpenLargeObjects open, int number, int count)
    {
        LargeObjectDescriptor descriptor = open.Get(number);
        if (!descriptor.CanRead)
        {
            throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, $"large object descriptor {number} was not opened for reading");
        }

        byte[] bytes = open.Store.Read(descriptor.Oid, descriptor.Position, Math.Max(count, 0));
        open.Move(number, descriptor.Position + bytes.Length);
        return bytes;
    }

    private static int Write(OpenLargeObjects open, int number, ReadOnlySpan<byte> bytes)
    {
        LargeObjectDescriptor descriptor = Writable(open, number);
        open.Store.Write(descriptor.Oid, descriptor.Position, bytes);
        open.Move(number, descriptor.Position + bytes.Length);
        return bytes.Length;
    }

    private static Value Truncate(OpenLargeObjects open, int number, long length)
    {
        open.Store.Truncate(Writable(open, number).Oid, length);
        return Value.FromInt32(0);
    }

    private static LargeObjectDescriptor Writable(OpenLargeObjects open, int number) => open.Get(number) is { CanWrite: true } descriptor
        ? descriptor
        : throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, $"large object descriptor {number} was not opened for writing");

    private static long Seek(OpenLargeObjects open, int number, long offset, int whence)
    {
        LargeObjectDescriptor descriptor = open.Get(number);
        long position = whence switch
        {
            0 => offset,
            1 => descriptor.Position + offset,
            2 => open.Store.Length(descriptor.Oid) + offset,
            _ => throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid whence setting: {whence}"),
        };
        RequireTarget(position);
        open.Move(number, position);
        return position;
    }

    private static void RequireTarget(long position)
    {
        if (position is < 0 or > LargeObjectStore.BytesMax)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid large object seek target: {position}");
        }
    }

    private static int Narrow(long position, string function, int number) => position <= int.MaxValue
        ? (int)position
        : throw new SqlErrorException(SqlState.NumericValueOutOfRange, $"{function} result out of range for large-object descriptor {number}");

    /// <param name="count">Null: all.</param>
    private static byte[] Get(OpenLargeObjects open, uint oid, long offset, int? count)
    {
        if (count < 0)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "requested length cannot be negative");
        }

        open.Store.Require(oid, Privileges.Select);
        RequireTarget(offset);
        long length = Math.Min(open.Store.Length(oid) - offset, count ?? long.MaxValue);
        return length <= 0x3FFFFFFF - 4
            ? open.Store.Read(oid, offset, (int)Math.Max(0, length))
            : throw new SqlErrorException(SqlState.InvalidParameterValue, "large object read request is too large");
    }

    private static void Put(OpenLargeObjects open, uint oid, long offset, ReadOnlySpan<byte> bytes)
    {
        // It opens the object for writing, and so for reading.
        open.Store.Require(oid, Privileges.Select);
        open.Store.Require(oid, Privileges.Update);
        RequireTarget(offset);
        open.Store.Write(oid, offset, bytes);
    }

    private static uint Import(SqlSession session, string path, uint oid)
    {
        RequireSuperuser(session, "lo_import");
        using FileStream file = OpenFile(path, FileMode.Open, FileAccess.Read, "open");
        LargeObjectStore store = session.LargeObjects.Store;
        oid = store.Create(oid);
        byte[] part = new byte[PartBytes];
        long offset = 0;
        for (int count; (count = file.ReadAtLeast(part, part.Length, throwOnEndOfStream: false)) > 0; offset += count)
        {
            store.Write(oid, offset, part.AsSpan(0, count));
        }

        return oid;
    }

    private static int Export(SqlSession session, uint oid, string path)
    {
        RequireSuperuser(session, "lo_export");
        LargeObjectStore store = session.LargeObjects.Store;
        store.Require(oid, Privileges.Select);
        using FileStream file = OpenFile(path, FileMode.Create, FileAccess.Write, "create");
        for (long offset = 0; store.Read(oid, offset, PartBytes) is { Length: > 0 } part; offset += part.Length)
        {
            file.Write(part);
        }

        return 1;
    }

    /// <summary>A file of the server, as PostgreSQL tells that it can't.</summary>
    private static FileStream OpenFile(string path, FileMode mode, FileAccess access, string verb)
    {
        try
        {
            return new FileStream(path, mode, access);
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
        {
            (string state, string reason) = failure switch
            {
                FileNotFoundException or DirectoryNotFoundException => (SqlState.UndefinedFile, "No such file or directory"),
                UnauthorizedAccessException when Directory.Exists(path) => (SqlState.WrongObjectType, "Is a directory"),
                UnauthorizedAccessException => (SqlState.InsufficientPrivilege, "Permission denied"),
                _ => (SqlState.IoError, failure.Message),
            };
            throw new SqlErrorException(state, $"could not {verb} server file \"{path}\": {reason}");
        }
    }

    /// <exception cref="SqlErrorException">42501.</exception>
    private static void RequireSuperuser(SqlSession session, string function)
    {
        if (!session.Roles.Rights.IsSuperuser)
        {
            throw RoleRights.Denied("function", function);
        }
    }
}
