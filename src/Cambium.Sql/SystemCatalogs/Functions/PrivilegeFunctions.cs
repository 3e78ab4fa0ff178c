using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Definitions;
using Cambium.Sql.SystemCatalogs.Relations;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>has_table_privilege and its relatives, in all their forms: user by name, OID or none; object by name or OID.</summary>
internal static class PrivilegeFunctions
{
    private const string ColumnWords = "SELECT INSERT UPDATE REFERENCES";

    public static void Register(LibraryBuilder library)
    {
        library.Scalar("has_table_privilege", types => (args, ctx) => OnRelation(new(types, args, ctx, "SELECT INSERT UPDATE DELETE TRUNCATE REFERENCES TRIGGER RULE"), anyColumn: false));
        library.Scalar("has_any_column_privilege", types => (args, ctx) => OnRelation(new(types, args, ctx, ColumnWords), anyColumn: true));
        library.Scalar("has_sequence_privilege", types => (args, ctx) => OnSequence(new(types, args, ctx, "USAGE SELECT UPDATE")));
        library.Scalar("has_column_privilege", types => (args, ctx) => OnColumn(new PrivilegeCall(types, args, ctx, ColumnWords, arguments: 3), types, args));
        library.Scalar("has_schema_privilege", types => (args, ctx) => OnSchema(new(types, args, ctx, "CREATE USAGE")));
        library.Scalar("has_type_privilege", types => (args, ctx) => OnTypeOrFunction<TypeDefinition>(new(types, args, ctx, "USAGE"), DataType.Regtype));
        library.Scalar("has_function_privilege", types => (args, ctx) => OnTypeOrFunction<UserFunction>(new(types, args, ctx, "EXECUTE"), DataType.Regprocedure));
        library.Scalar("has_database_privilege", types => (args, ctx) => OnDatabase(new PrivilegeCall(types, args, ctx, "CREATE TEMPORARY TEMP CONNECT")));

        library.Scalar("has_language_privilege", types => (args, ctx) => OnLanguage(new PrivilegeCall(types, args, ctx, "USAGE")));

        // Tablespaces and parameters are the superuser's; foreign servers don't exist.
        library.Scalar("has_tablespace_privilege", types => (args, ctx) =>
            OnNamed(new PrivilegeCall(types, args, ctx, "CREATE"), "tablespace", [("pg_default", 1663), ("pg_global", 1664)], static call => call.Rights.IsSuperuser));
        library.Scalar("has_server_privilege", types => (args, ctx) => OnNamed(new PrivilegeCall(types, args, ctx, "USAGE"), "server", [], static _ => false));
        library.Scalar("has_foreign_data_wrapper_privilege", types => (args, ctx) => OnNamed(new PrivilegeCall(types, args, ctx, "USAGE"), "foreign-data wrapper", [], static _ => false));
        library.Scalar("has_parameter_privilege", types => (args, ctx) => Value.FromBoolean(new PrivilegeCall(types, args, ctx, "SET ALTER_SYSTEM").Rights.IsSuperuser));
        library.Scalar("pg_has_role", types => (args, ctx) => HasRole(types, args, ctx));
        library.Scalar("row_security_active", types => (args, ctx) => Value.FromBoolean(HoldsPolicies(types, args, ctx)));
        library.Scalar("acldefault", static (args, ctx) => Value.FromArray(new ArrayValue(
            DataType.AclItem,
            [.. AccessList.Default(args[0].Text[0], AccessList.RoleName(CatalogFunctions.Catalog(ctx), (int)args[1].UInt32)).Select(Value.FromText)])));
        library.Scalar("makeaclitem", static (args, ctx) => Value.FromText(
            AccessList.Make(CatalogFunctions.Catalog(ctx), (int)args[0].UInt32, (int)args[1].UInt32, args[2].Text, args[3].Boolean)));
        library.Set("aclexplode", static (args, ctx) => Explode(args[0].Array, CatalogFunctions.Catalog(ctx)));
    }

    /// <summary>Whether policies hold for the current user's statements on a table.</summary>
    private static bool HoldsPolicies(CallTypes types, ReadOnlySpan<Value> args, CallContext context)
    {
        SqlSession session = CatalogFunctions.Session(context);
        int id = types.Arguments[0].Type.Form == ValueForm.Text ? (int)RegistryNames.Require(session, DataType.Regclass, args[0].Text) : (int)args[0].UInt32;
        return session.Names.Catalog.TryGetTable(id, out TableDefinition? table) && session.Roles.Rights.IsSubjectToPolicies(table);
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

    private static Value OnRelation(PrivilegeCall call, bool anyColumn) =>
        HasOnRelation(call, call.Find(DataType.Regclass), anyColumn) is { } answer ? Value.FromBoolean(answer) : Value.Null;

    private static bool? HasOnRelation(PrivilegeCall call, int oid, bool anyColumn)
    {
        if (call.Catalog.TryGet(oid, out Definition? definition))
        {
            return call.Privileges.Any(wanted => anyColumn
                ? call.Rights.HasAnyColumn(definition, wanted.Privilege, wanted.WithGrantOption)
                : call.Rights.HasAny(definition, wanted.Privilege, wanted.WithGrantOption));
        }

        if (call.Catalog.TryGetIndex(oid, out TableDefinition? table, out _))
        {
            // Nothing is granted on an index; who owns the table has it all.
            return call.Rights.Owns(table);
        }

        if (RelationFacts.Find(oid) is not { } facts)
        {
            return null;
        }

        return call.FindSystem(CatalogOids.PgClass, oid) is { } privileges
            ? call.Privileges.Any(wanted => call.Rights.HasAny(privileges, wanted.Privilege, wanted.WithGrantOption))
            : call.Rights.IsSuperuser || (SystemAccess.MayRead(call.Rights, call.Catalog, facts)
                && call.Privileges.Any(wanted => wanted is { Privilege: Privileges.Select, WithGrantOption: false }));
    }

    private static Value OnSequence(PrivilegeCall call)
    {
        if (!call.Catalog.TryGet(call.Find(DataType.Regclass), out Definition? definition))
        {
            return Value.Null;
        }

        return definition is SequenceDefinition
            ? OnRelation(call, anyColumn: false)
            : throw new SqlErrorException(SqlState.WrongObjectType, $"\"{call.ObjectName ?? definition.Name}\" is not a sequence");
    }

    /// <summary>Objects that have no definitions.</summary>
    private static Value OnNamed(PrivilegeCall call, string noun, (string Name, int Oid)[] known, Func<PrivilegeCall, bool> has)
    {
        bool isKnown = Array.Exists(known, item => call.ObjectName is { } name ? item.Name == name : item.Oid == call.ObjectId);
        return isKnown ? Value.FromBoolean(has(call))
            : call.ObjectName is { } missing ? throw new SqlErrorException(SqlState.UndefinedObject, $"{noun} \"{missing}\" does not exist")
            : Value.Null;
    }

    private static Value OnColumn(PrivilegeCall call, CallTypes types, ReadOnlySpan<Value> args)
    {
        int oid = call.Find(DataType.Regclass);
        TableDefinition? table = call.Catalog.TryGetTable(oid, out TableDefinition? found) ? found : null;
        RelationFacts? facts = RelationFacts.Find(oid);
        if (table is null && facts is null)
        {
            return OnRelation(call, anyColumn: false);
        }

        Value column = args[^2];
        bool isNumber = types.Arguments[^2].Type.Form != ValueForm.Text;
        int? number = isNumber ? column.Int32 : table is not null ? NumberOf(table, column.Text) : NumberOf(facts!, column.Text);
        if (number is not { } place)
        {
            throw new SqlErrorException(SqlState.UndefinedColumn, $"column \"{column.Text}\" of relation \"{table?.Name ?? facts!.Name}\" does not exist");
        }

        bool isSystem = PgAttribute.IsSystemColumn(place);
        if (table is null)
        {
            return isSystem || (place > 0 && place <= facts!.Columns.Count) ? OnRelation(call, anyColumn: false) : Value.Null;
        }

        return isSystem || table.FindColumn(place) is { IsDropped: false }
            ? Value.FromBoolean(call.Privileges.Any(wanted => call.Rights.HasAny(table, wanted.Privilege, wanted.WithGrantOption, isSystem ? 0 : place)))
            : Value.Null;
    }

    /// <summary>Of a column there is or was.</summary>
    private static int? NumberOf(TableDefinition table, string column) =>
        table.FindColumn(column)?.Id ?? table.Columns.FirstOrDefault(dropped => dropped.IsDropped && dropped.Name == column)?.Id ?? PgAttribute.SystemColumn(column);

    private static int? NumberOf(RelationFacts facts, string column)
    {
        for (int index = 0; index < facts.Columns.Count; index++)
        {
            if (facts.Columns[index].Name == column)
            {
                return index + 1;
            }
        }

        return PgAttribute.SystemColumn(column);
    }

    private static Value OnSchema(PrivilegeCall call) => call.FindSchema() switch
    {
        // In the session's own schema whoever asks may do everything; nobody can give that away.
        SystemCatalog.TemporarySchemaId when call.Catalog.HasTemporarySchema => Value.FromBoolean(call.Rights.IsSuperuser || call.Privileges.Any(static wanted => !wanted.WithGrantOption)),
        SystemCatalog.ToastSchemaId => Value.FromBoolean(call.Rights.IsSuperuser),
        var id => OnDefinition<SchemaDefinition>(call, id) is { } answer ? Value.FromBoolean(answer) : Value.Null,
    };

    private static Value OnTypeOrFunction<T>(PrivilegeCall call, DataType regType)
        where T : Definition
    {
        int oid = call.Find(regType);
        return OnDefinition<T>(call, oid) is { } answer ? Value.FromBoolean(answer)
            : call.FindSystem(regType == DataType.Regtype ? CatalogOids.PgType : CatalogOids.PgProc, oid) is { } privileges
                ? Value.FromBoolean(call.Privileges.Any(wanted => call.Rights.HasAny(privileges, wanted.Privilege, wanted.WithGrantOption)))
            // Those built in are for everyone.
            : call.Session.Format.Names?.NameOf(regType, (uint)oid) is not null ? Value.True
            : Value.Null;
    }

    /// <summary>Null for an OID that nothing of the kind has.</summary>
    private static bool? OnDefinition<T>(PrivilegeCall call, int oid)
        where T : Definition =>
        call.Catalog.TryGet(oid, out T? definition) ? call.Privileges.Any(wanted => call.Rights.HasAny(definition, wanted.Privilege, wanted.WithGrantOption)) : null;

    private static Value OnLanguage(PrivilegeCall call)
    {
        LanguageDefinition? language = call.ObjectName is not { } name ? call.Catalog.Everything.OfType<LanguageDefinition>().FirstOrDefault(language => language.Oid == call.ObjectId)
            : call.Catalog.TryGetLanguage(name, out LanguageDefinition? named) ? named : throw LanguageUse.Missing(name);
        return language is null ? Value.Null : Value.FromBoolean(call.Privileges.Any(wanted => call.Rights.HasAny(language, wanted.Privilege, wanted.WithGrantOption)));
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
        PrivilegeCall call = new(types, args, context, "USAGE MEMBER");
        int oid = call.ObjectName is { } role ? call.Session.Roles.Get(role).Id : call.ObjectId;

        // USAGE is to have its privileges, MEMBER to be able to become it.
        string kind = args[^1].Text;
        bool isAdmin = kind.Contains("OPTION", StringComparison.OrdinalIgnoreCase);
        return Value.FromBoolean(isAdmin ? call.Rights.IsAdminOf(oid)
            : kind.Contains("USAGE", StringComparison.OrdinalIgnoreCase) ? call.Rights.ActsAs(oid)
            : call.Rights.IsMemberOf(oid));
    }
}
