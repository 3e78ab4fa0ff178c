using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Functions;
using BuiltInFunction = Cambium.Sql.Functions.FunctionDefinition;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_proc: the registry's functions, those that types name for input and output, and functions of users.</summary>
internal static class PgProc
{
    private static readonly RowTemplate s_template = new(RelationFacts.Get("pg_catalog", "pg_proc"));
    private static readonly int s_id = s_template.IndexOf("oid");
    private static readonly int s_privileges = s_template.IndexOf("proacl");

    /// <summary>In the order of their OIDs, as PostgreSQL's lie on disk: who selects without ORDER BY gets that there, too.</summary>
    public static void AddBuiltIn(RowCollector rows)
    {
        IEnumerable<(int Oid, Action Add)> functions = FunctionRegistry.All.Select(function => (function.Oid, (Action)(() => AddBuiltIn(function, rows))))
            .Concat(SupportFunction.All.Where(static function => FunctionRegistry.FromOid(function.Oid) is null)
                .Select(function => (function.Oid, (Action)(() => AddSupport(function, rows)))));
        foreach ((_, Action add) in functions.OrderBy(static function => function.Oid))
        {
            add();
        }
    }

    /// <summary>What is built in, with what was granted on it.</summary>
    public static Value[] Complete(Value[] row, QueryContext context) => AccessList.Complete(row, context.Transaction.Catalog, CatalogOids.PgProc, row[s_id].UInt32, s_privileges);

    private static void AddSupport(SupportFunction function, RowCollector rows) =>
        Add(function.Oid, function.Name, 'f', function.Arguments, function.Result, function.IsStrict, function.Volatility, rows).Set("prosrc", function.Source);

    private static void AddBuiltIn(BuiltInFunction function, RowCollector rows)
    {
        char kind = function switch { AggregateFunction => 'a', WindowFunction => 'w', _ => 'f' };
        Add(function.Oid, function.Name, kind, [.. function.Arguments.Select(type => type.Oid)], function.Result.Oid, function.IsStrict, (char)function.Volatility, rows)
            .Set("proleakproof", function.IsLeakproof)
            .Set("prosrc", kind == 'a' ? "aggregate_dummy" : function.Name).Set("pronargdefaults", function.Defaults.Count)
            .Set("pronamespace", SystemCatalog.PgCatalogSchemaId);
        if (function.IsVariadic)
        {
            rows.Set("provariadic", function.Arguments[^1].Element?.Oid ?? function.Arguments[^1].Oid)
                .Set("proallargtypes", function.Arguments.Select(type => type.Oid)).Set("proargmodes", Modes(function));
        }

        if (function is SetFunction set)
        {
            rows.Set("proretset", !set.IsSingle).Set("prorows", set.IsSingle ? 0 : 100);
            if (function.Result == DataType.Record && set.Columns.Count > 0)
            {
                rows.Set("proallargtypes", [.. function.Arguments.Select(type => type.Oid), .. set.Columns.Select(column => column.Type.Type.Oid)])
                    .Set("proargmodes", [.. Modes(function), .. set.Columns.Select(_ => "o")])
                    .Set("proargnames", (IEnumerable<string>)[.. function.ArgumentNames ?? [.. function.Arguments.Select(_ => "")], .. set.Columns.Select(column => column.Name)]);
                return;
            }
        }

        rows.Set("proargnames", function.ArgumentNames);
    }

    private static IEnumerable<string> Modes(BuiltInFunction function) =>
        function.Arguments.Select((_, index) => function.IsVariadic && index == function.Arguments.Count - 1 ? "v" : "i");

    public static void Add(CatalogSnapshot catalog, UserFunction function, RowCollector rows)
    {
        int Oid(SqlType type) => type.Type.Oid;
        Add(function.Id, function.Name, function.Aggregate is not null ? 'a' : function.IsProcedure ? 'p' : 'f', [.. function.ArgumentTypes.Select(Oid)], Oid(function.ReturnType),
                function.IsStrict, function.Volatility, rows)
            .Set("pronamespace", function.SchemaId).Set("proowner", function.OwnerId).Set("prolang", LanguageOf(function))
            .Set("procost", Value.FromDouble(function.Cost ?? (function.Aggregate is not null || function.IsNative ? 1 : 100))).Set("prorows", Value.FromDouble(function.ReturnsSet ? function.Rows ?? 1000 : 0))
            .Set("proparallel", function.Parallel).Set("prosecdef", function.IsSecurityDefiner).Set("proleakproof", function.IsLeakproof)
            .Set("proretset", function.ReturnsSet).Set("prosrc", function.Aggregate is not null ? "aggregate_dummy" : function.HasSqlBody ? "" : function.Body).Set("prosqlbody", function.HasSqlBody ? function.Body : null).Set("probin", function.Library)
            .Set("pronargdefaults", function.ArgumentDefaults.Length).Set("proacl", AccessList.Of(function, catalog))
            .Set("proargnames", function.Parameters.Any(parameter => parameter.Name.Length > 0) ? function.Parameters.Select(parameter => parameter.Name) : null)
            .Set("proargdefaults", function.ArgumentDefaults.IsEmpty ? null : string.Join(", ", function.ArgumentDefaults))
            .Set("proconfig", function.Settings.IsEmpty ? null : function.Settings);
        if (function.Parameters.Any(parameter => parameter.Mode != RoutineParameter.In))
        {
            rows.Set("proallargtypes", function.Parameters.Select(parameter => Oid(parameter.Type)))
                .Set("proargmodes", function.Parameters.Select(parameter => parameter.Mode.ToString()));
        }

        if (function.IsVariadic)
        {
            SqlType array = function.ArgumentTypes[^1];
            rows.Set("provariadic", array.Type.Element?.Oid ?? (array.Type.Oid == 2277 ? DataType.AnyElement.Oid : DataType.AnyCompatible.Oid));
        }
    }

    private static int LanguageOf(UserFunction function) => function.Language switch
    {
        "plpgsql" => PgConstants.PlpgsqlLanguage,
        "c" => CatalogOids.CLanguage,
        "internal" => CatalogOids.InternalLanguage,
        _ => CatalogOids.SqlLanguage,
    };

    private static RowCollector Add(int oid, string name, char kind, IReadOnlyList<int> arguments, int result, bool isStrict, char volatility, RowCollector rows) => rows.Add()
        .Set("oid", oid).Set("proname", name).Set("pronamespace", SystemCatalog.PgCatalogSchemaId).Set("proowner", SystemCatalog.BootstrapRoleId)
        .Set("prolang", CatalogOids.InternalLanguage).Set("procost", 1).Set("prokind", kind).Set("proisstrict", isStrict).Set("provolatile", volatility)
        .Set("proparallel", 's').Set("pronargs", arguments.Count).Set("prorettype", result).Set("proargtypes", arguments);
}
