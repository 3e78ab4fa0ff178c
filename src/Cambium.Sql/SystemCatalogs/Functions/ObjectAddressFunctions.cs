using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;
using Cambium.Sql.SystemCatalogs.Objects;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>pg_identify_object and the like: objects by their addresses, and addresses by what objects are called.</summary>
internal static class ObjectAddressFunctions
{
    public static void Register(LibraryBuilder library)
    {
        library.Set("pg_identify_object", static (args, ctx) => [Names(Address(args), Identity(args, ctx))]);
        library.Set("pg_identify_object_as_address", static (args, ctx) => [Parts(Address(args), Identity(args, ctx))]);
        library.Set("pg_get_object_address", static (args, ctx) => [Find(args, ctx)]);
    }

    public static Value Texts(IReadOnlyList<string> texts) => Value.FromArray(new ArrayValue(DataType.Text, [.. texts.Select(Value.FromText)]));

    private static ObjectAddress Address(ReadOnlySpan<Value> args) => new((int)args[0].UInt32, args[1].UInt32, args[2].Int32);

    private static ObjectIdentity? Identity(ReadOnlySpan<Value> args, CallContext context) => Identities(CatalogFunctions.Session(context)).Of(Address(args));

    /// <summary>What a session's statements are told.</summary>
    public static ObjectIdentities Identities(SqlSession session) => new(session.Names.Catalog, session.Transactions.Engine.Reads);

    /// <summary>Schema and name are told as they are written in SQL.</summary>
    private static Value[] Names(ObjectAddress address, ObjectIdentity? found) => found is null
        ? [Kind(address), Value.Null, Value.Null, Value.Null]
        : [Value.FromText(found.Type), Quoted(found.Schema == QualifiedNames.TemporarySchema ? SystemCatalog.TemporarySchema : found.Schema), Quoted(found.Name), Value.FromText(found.Text)];

    private static Value[] Parts(ObjectAddress address, ObjectIdentity? found) =>
        found is null ? [Kind(address), Value.Null, Value.Null] : [Value.FromText(found.Type), Texts(found.Names), Texts(found.Arguments)];

    /// <exception cref="SqlErrorException">XX000: nothing of that class has addresses.</exception>
    private static Value Kind(ObjectAddress address) => MissingObjects.Kind(address) is { } kind
        ? Value.FromText(kind)
        : throw new SqlErrorException(SqlState.InternalError, FormattableString.Invariant($"unrecognized object class: {(uint)address.ClassId}"));

    private static Value Quoted(string? name) => name is null ? Value.Null : Value.FromText(Identifier.Quote(name));

    private static Value[] Find(ReadOnlySpan<Value> args, CallContext context)
    {
        ObjectAddress found = new AddressLookup(CatalogFunctions.Session(context), args[0].Text, Items(args[1]), Items(args[2])).Find();
        return [Value.FromUInt32((uint)found.ClassId), Value.FromUInt32((uint)found.Id), Value.FromInt32(found.Part)];
    }

    private static string[] Items(Value texts) => texts.Array.Items.Any(static item => item.IsNull)
        ? throw new SqlErrorException(SqlState.InvalidParameterValue, "name or argument lists may not contain nulls")
        : [.. texts.Array.Items.Select(static item => item.Text)];
}
