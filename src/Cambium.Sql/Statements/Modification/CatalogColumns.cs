namespace Cambium.Sql.Statements.Modification;

/// <summary>What an UPDATE of a column of the system's catalogs comes to: the statement that makes the same change to the definition.</summary>
internal static class CatalogColumns
{
    /// <summary>The rows of this view are told instead: their settings are set.</summary>
    public const string Settings = "pg_settings";

    /// <param name="Type">What the new value is cast to.</param>
    /// <param name="Statement">An expression for its text, of the row's name and the new value; null: there is nothing to do.</param>
    /// <param name="Renames">What is changed has another name afterwards.</param>
    public sealed record Change(string Type, Func<string, string, string>? Statement, bool Renames = false)
    {
        /// <summary>Why there is nothing to do.</summary>
        public string? Reason { get; init; }
    }

    private const string KeptIndexes = "indexes are kept by every write";
    private const string CountedRows = "rows are counted where a plan asks for it";

    private static readonly Dictionary<(string Relation, string Column), Change> s_changes = new()
    {
        [(Settings, "setting")] = new("text", (r, n) => $"set_config({r}.name, {n}, false)"),
        [("pg_database", "datistemplate")] = Database("bool", "IS_TEMPLATE"),
        [("pg_database", "datallowconn")] = Database("bool", "ALLOW_CONNECTIONS"),
        [("pg_database", "datconnlimit")] = Database("int4", "CONNECTION LIMIT"),
        [("pg_database", "datdba")] = new("oid", (r, n) => $"format('ALTER DATABASE %I OWNER TO %I', {r}.datname, pg_get_userbyid({n}))"),
        [("pg_namespace", "nspname")] = new("name", (r, n) => $"format('ALTER SCHEMA %I RENAME TO %I', {r}.nspname, {n})", Renames: true),
        [("pg_namespace", "nspowner")] = new("oid", (r, n) => $"format('ALTER SCHEMA %I OWNER TO %I', {r}.nspname, pg_get_userbyid({n}))"),
        [("pg_class", "relname")] = Table("name", "RENAME TO %I", n => n) with { Renames = true },
        [("pg_class", "relowner")] = Table("oid", "OWNER TO %I", n => $"pg_get_userbyid({n})"),
        [("pg_class", "relrowsecurity")] = Table("bool", "%s ROW LEVEL SECURITY", n => $"CASE WHEN {n} THEN 'ENABLE' ELSE 'DISABLE' END"),
        [("pg_class", "relforcerowsecurity")] = Table("bool", "%s ROW LEVEL SECURITY", n => $"CASE WHEN {n} THEN 'FORCE' ELSE 'NO FORCE' END"),
        [("pg_attribute", "attname")] = new("name", (r, n) => $"format('ALTER TABLE %s RENAME COLUMN %I TO %I', {r}.attrelid::regclass, {r}.attname, {n})", Renames: true),
        [("pg_attribute", "atttypmod")] = new(
            "int4", (r, n) => $"format('ALTER TABLE %s ALTER COLUMN %I TYPE %s', {r}.attrelid::regclass, {r}.attname, format_type({r}.atttypid, {n}))"),
        [("pg_attribute", "attnotnull")] = Column("bool", "%s NOT NULL", n => $"CASE WHEN {n} THEN 'SET' ELSE 'DROP' END"),
        [("pg_attribute", "attstattarget")] = Column("int4", "SET STATISTICS %s", n => n),
        [("pg_constraint", "condeferrable")] = Constraint(n => $"CASE WHEN {n} THEN 'DEFERRABLE' ELSE 'NOT DEFERRABLE' END"),
        [("pg_constraint", "condeferred")] = Constraint(n => $"CASE WHEN {n} THEN 'INITIALLY DEFERRED' ELSE 'INITIALLY IMMEDIATE' END"),
        [("pg_trigger", "tgenabled")] = new(
            "\"char\"",
            (r, n) => $"format('ALTER TABLE %s %s TRIGGER %I', {r}.tgrelid::regclass, CASE {n} WHEN 'O' THEN 'ENABLE' WHEN 'D' THEN 'DISABLE' WHEN 'R' THEN 'ENABLE REPLICA' ELSE 'ENABLE ALWAYS' END, {r}.tgname)"),
        [("pg_enum", "enumlabel")] = new("name", (r, n) => $"format('ALTER TYPE %s RENAME VALUE %L TO %L', {r}.enumtypid::regtype, {r}.enumlabel, {n})"),
        [("pg_type", "typowner")] = new("oid", (r, n) => $"format('ALTER TYPE %s OWNER TO %I', {r}.oid::regtype, pg_get_userbyid({n}))"),
        [("pg_proc", "proowner")] = Routine("oid", "OWNER TO %I", n => $"pg_get_userbyid({n})"),
        [("pg_proc", "provolatile")] = Routine("\"char\"", "%s", n => $"CASE {n} WHEN 'i' THEN 'IMMUTABLE' WHEN 's' THEN 'STABLE' ELSE 'VOLATILE' END"),
        [("pg_proc", "proisstrict")] = Routine("bool", "%s", n => $"CASE WHEN {n} THEN 'STRICT' ELSE 'CALLED ON NULL INPUT' END"),
        [("pg_proc", "prosecdef")] = Routine("bool", "SECURITY %s", n => $"CASE WHEN {n} THEN 'DEFINER' ELSE 'INVOKER' END"),
        [("pg_proc", "proleakproof")] = Routine("bool", "%s", n => $"CASE WHEN {n} THEN 'LEAKPROOF' ELSE 'NOT LEAKPROOF' END"),
        [("pg_proc", "proparallel")] = Routine("\"char\"", "PARALLEL %s", n => $"CASE {n} WHEN 's' THEN 'SAFE' WHEN 'r' THEN 'RESTRICTED' ELSE 'UNSAFE' END"),
        [("pg_proc", "procost")] = Routine("float4", "COST %s", n => n),
        [("pg_proc", "prorows")] = Routine("float4", "ROWS %s", n => n),
        [("pg_authid", "rolsuper")] = Role("SUPERUSER"),
        [("pg_authid", "rolinherit")] = Role("INHERIT"),
        [("pg_authid", "rolcreaterole")] = Role("CREATEROLE"),
        [("pg_authid", "rolcreatedb")] = Role("CREATEDB"),
        [("pg_authid", "rolcanlogin")] = Role("LOGIN"),
        [("pg_authid", "rolreplication")] = Role("REPLICATION"),
        [("pg_authid", "rolbypassrls")] = Role("BYPASSRLS"),
        [("pg_authid", "rolconnlimit")] = new("int4", (r, n) => $"format('ALTER ROLE %I CONNECTION LIMIT %s', {r}.rolname, {n})"),

        // Every write keeps every index, and what is read by it is there.
        [("pg_index", "indisready")] = new("bool", null) { Reason = KeptIndexes },
        [("pg_index", "indisvalid")] = new("bool", null) { Reason = KeptIndexes },
        [("pg_index", "indislive")] = new("bool", null) { Reason = KeptIndexes },
        [("pg_index", "indcheckxmin")] = new("bool", null) { Reason = KeptIndexes },
        [("pg_class", "reltuples")] = new("float4", null) { Reason = CountedRows },
        [("pg_class", "relpages")] = new("int4", null) { Reason = CountedRows },
        [("pg_class", "relallvisible")] = new("int4", null) { Reason = CountedRows },
    };

    /// <summary>Null: there is no statement for that.</summary>
    public static Change? Find(string relation, string column) => s_changes.GetValueOrDefault((relation, column));

    private static Change Database(string type, string option) => new(type, (r, n) => $"format('ALTER DATABASE %I WITH {option} %s', {r}.datname, {n})");

    private static Change Table(string type, string action, Func<string, string> argument) => new(type, (r, n) => $"format('ALTER TABLE %s {action}', {r}.oid::regclass, {argument(n)})");

    private static Change Column(string type, string action, Func<string, string> argument) =>
        new(type, (r, n) => $"format('ALTER TABLE %s ALTER COLUMN %I {action}', {r}.attrelid::regclass, {r}.attname, {argument(n)})");

    private static Change Constraint(Func<string, string> option) => new("bool", (r, n) => $"format('ALTER TABLE %s ALTER CONSTRAINT %I %s', {r}.conrelid::regclass, {r}.conname, {option(n)})");

    private static Change Routine(string type, string action, Func<string, string> argument) => new(type, (r, n) => $"format('ALTER ROUTINE %s {action}', {r}.oid::regprocedure, {argument(n)})");

    private static Change Role(string attribute) => new("bool", (r, n) => $"format('ALTER ROLE %I %s{attribute}', {r}.rolname, CASE WHEN {n} THEN '' ELSE 'NO' END)");
}
