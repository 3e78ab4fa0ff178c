using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;
using Cambium.Sql.SystemCatalogs.Relations;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>has_table_privilege and its relatives, in all their forms: user by name, OID or none; object by name or OID.</summary>
internal static class PrivilegeFunctions
{
    public static void Register(LibraryBuilder library)
    {
        library.Scalar("has_table_privilege", types => (args, ctx) =>
        {
            PrivilegeCall call = new(types, args, ctx, arguments: 2);
            return call.Find(DataType.Regclass) is not { } oid ? Value.Null : Answer(OnRelation(call, oid, anyColumn: false));
        });
        library.Scalar("has_any_column_privilege", types => (args, ctx) =>
        {
            PrivilegeCall call = new(types, args, ctx, arguments: 2);
            return call.Find(DataType.Regclass) is not { } oid ? Value.Null : Answer(OnRelation(call, oid, anyColumn: true));
        });
        library.Scalar("has_sequence_privilege", types => (args, ctx) =>
        {
            PrivilegeCall call = new(types, args, ctx, arguments: 2);
            return call.Find(DataType.Regclass) is not { } oid ? Value.Null : Answer(OnRelation(call, oid, anyColumn: false));
        });
        library.Scalar("has_column_privilege", types => (args, ctx) => OnColumn(new PrivilegeCall(types, args, ctx, arguments: 3), types, args));
        library.Scalar("has_schema_privilege", types => (args, ctx) => OnDefinition<SchemaDefinition>(new(types, args, ctx, arguments: 2), DataType.Regnamespace));
        library.Scalar("has_type_privilege", types => (args, ctx) => OnDefinition<TypeDefinition>(new(types, args, ctx, arguments: 2), DataType.Regtype));
        library.Scalar("has_function_privilege", types => (args, ctx) => OnDefinition<UserFunction>(new(types, args, ctx, arguments: 2), DataType.Regprocedure));
        library.Scalar("has_database_privilege", types => (args, ctx) => OnDatabase(new PrivilegeCall(types, args, ctx, arguments: 2)));

        // Languages are for everyone; tablespaces are the superuser's; foreign servers don't exist.
        library.Scalar("has_language_privilege", static (_, _) => Value.True);
        library.Scalar(
            "has_tablespace_privilege has_server_privilege has_foreign_data_wrapper_privilege has_parameter_privilege",
            types => (args, ctx) => Value.FromBoolean(new PrivilegeCall(types, args, ctx, arguments: 2).Rights.IsSuperuser));
        library.Scalar("pg_has_role", types => (args, ctx) => HasRole(types, args, ctx));
        library.Scalar("row_security_active", static (_, _) => Value.False);
        library.Scalar("acldefault", static (args, ctx) => Value.FromArray(new ArrayValue(
            DataType.AclItem,
            [.. AccessList.Default(args[0].Text[0], AccessList.RoleName(CatalogFunctions.Catalog(ctx), (int)args[1].UInt32)).Select(Value.FromText)])));
        library.Set("aclexplode", static (args, ctx) => Explode(args[0].Array, CatalogFunctions.Catalog(ctx)));
    }

    private static IEnumerable<Value[]> Explode(ArrayValue items, CatalogSnapshot catalog)
    {
        foreach (Value item in items.Items.Where(item => !item.IsNull))
        {
            (string grantee, string grantor, IReadOnlyList<(string Privilege, bool IsGrantable)> privileges) = AccessList.Parse(item.Text);
            foreach ((string privilege, bool isGrantable) in privileges)
            {
                yield return [RoleId(grantor), RoleId(grantee), Value.FromText(privilege), Value.FromBoolean(isGrantable)];
            }
        }

        // PUBLIC has no name in an item and 0 as OID.
        Value RoleId(string name) => Value.FromUInt32(catalog.TryGetRole(name, out RoleDefinition? role) ? (uint)role.Id : 0);
    }

    private static bool? OnRelation(PrivilegeCall call, int oid, bool anyColumn)
    {
        if (call.Catalog.TryGet(oid, out Definition? definition))
        {
            return call.Privileges.Any(wanted => anyColumn
                ? call.Rights.HasAnyColumn(definition, wanted.Privilege, wanted.WithGrantOption)
                : call.Rights.HasAny(definition, wanted.Privilege, wanted.WithGrantOption));
        }

        return RelationFacts.Find(oid) is not { } facts
            ? null
            : call.Rights.IsSuperuser || (SystemAccess.MayRead(call.Rights, facts.Schema, facts.Name)
                && call.Privileges.Any(wanted => wanted is { Privilege: Privileges.Select, WithGrantOption: false }));
    }

    private static Value OnColumn(PrivilegeCall call, CallTypes types, ReadOnlySpan<Value> args)
    {
        if (call.Find(DataType.Regclass) is not { } oid)
        {
            return Value.Null;
        }

        if (!call.Catalog.TryGetTable(oid, out TableDefinition? table))
        {
            return Answer(OnRelation(call, oid, anyColumn: false));
        }

        Value column = args[^2];
        bool isNumber = types.Arguments[^2].Type.Form != ValueForm.Text;
        ColumnDefinition? found = isNumber ? table.FindColumn(column.Int32) : table.FindColumn(column.Text);
        if (found is null or { IsDropped: true })
        {
            return isNumber
                ? Value.Null
                : throw new SqlErrorException(SqlState.UndefinedColumn, $"column \"{column.Text}\" of relation \"{table.Name}\" does not exist");
        }

        return Value.FromBoolean(call.Privileges.Any(wanted => call.Rights.HasAny(table, wanted.Privilege, wanted.WithGrantOption, found.Id)));
    }

    private static Value OnDefinition<T>(PrivilegeCall call, DataType regType)
        where T : Definition
    {
        if (call.Find(regType) is not { } oid)
        {
            return Value.Null;
        }

        if (call.Catalog.TryGet(oid, out T? definition))
        {
            return Value.FromBoolean(call.Privileges.Any(wanted => call.Rights.HasAny(definition, wanted.Privilege, wanted.WithGrantOption)));
        }

        // Built-in types and functions are for everyone.
        return regType == DataType.Regnamespace ? Value.Null : Value.True;
    }

    private static Value OnDatabase(PrivilegeCall call)
    {
        DatabaseDescription? database = call.ObjectName is { } name
            ? PgDatabase.All(call.Session).FirstOrDefault(candidate => candidate.Name == name)
                ?? throw new SqlErrorException(SqlState.InvalidCatalogName, $"database \"{name}\" does not exist")
            : PgDatabase.All(call.Session).FirstOrDefault(candidate => candidate.Oid == call.ObjectId);
        return database is null
            ? Value.Null
            : Value.FromBoolean(call.Privileges.Any(wanted => call.Rights.HasAny(call.Session.Roles.DefinitionOf(database), wanted.Privilege, wanted.WithGrantOption)));
    }

    private static Value HasRole(CallTypes types, ReadOnlySpan<Value> args, CallContext context)
    {
        PrivilegeCall call = new(types, args, context, arguments: 2);
        if (call.Find(DataType.Regrole) is not { } oid)
        {
            return Value.Null;
        }

        // USAGE is to have its privileges, MEMBER to be able to become it.
        string kind = args[^1].Text;
        bool isAdmin = kind.Contains("OPTION", StringComparison.OrdinalIgnoreCase);
        return Value.FromBoolean(isAdmin ? call.Rights.IsAdminOf(oid)
            : kind.Contains("USAGE", StringComparison.OrdinalIgnoreCase) ? call.Rights.ActsAs(oid)
            : call.Rights.IsMemberOf(oid));
    }

    private static Value Answer(bool? answer) => answer is { } known ? Value.FromBoolean(known) : Value.Null;
}
