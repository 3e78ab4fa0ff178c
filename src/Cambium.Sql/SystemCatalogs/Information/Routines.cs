using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;
using Cambium.Sql.SystemCatalogs.Deparsing;
using BuiltInFunction = Cambium.Sql.Functions.FunctionDefinition;
using FunctionDefinition = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.SystemCatalogs.Information;

/// <summary>information_schema.routines and parameters, domains, attributes, user_defined_types.</summary>
internal static class Routines
{
    private static readonly RowTemplate s_domain = new(RelationFacts.Get("information_schema", "domains"));
    private static readonly int s_domainDefault = s_domain.IndexOf("domain_default");
    private static readonly int s_domainSchema = s_domain.IndexOf("domain_schema");
    private static readonly int s_domainName = s_domain.IndexOf("domain_name");
    private static readonly RowTemplate s_parameter = new(RelationFacts.Get("information_schema", "parameters"));
    private static readonly int s_ordinal = s_parameter.IndexOf("ordinal_position");
    private static readonly int s_parameterDefault = s_parameter.IndexOf("parameter_default");

    public static void Fill(InformationView view, RowCollector rows)
    {
        foreach (BuiltInFunction function in FunctionRegistry.All.OrderBy(function => function.Oid))
        {
            string? kind = function is AggregateFunction or WindowFunction ? null : "FUNCTION";
            AddSpecific(view, function, rows).Set("routine_catalog", view.Database).Set("routine_schema", function.Schema).Set("routine_name", function.Name)
                .Set("routine_type", kind).Set("routine_body", "EXTERNAL").Set("routine_definition", view.Rights.ActsAs(SystemCatalog.BootstrapRoleId) ? function is AggregateFunction ? "aggregate_dummy" : function.Name : null)
                .Set("external_language", "INTERNAL").Set("parameter_style", "GENERAL").Set("is_deterministic", function.Volatility == Volatility.Immutable ? "YES" : "NO")
                .Set("sql_data_access", "MODIFIES").Set("is_null_call", function.IsStrict ? "YES" : "NO").Set("schema_level_routine", "YES").Set("max_dynamic_result_sets", 0)
                .Set("security_type", "INVOKER").Set("as_locator", "NO").Set("is_udt_dependent", "NO")
                .Set("data_type", TypeColumns.Name(function.Result)).Set("dtd_identifier", "0").Set("type_udt_catalog", view.Database)
                .Set("type_udt_schema", TypeColumns.SchemaOf(view, function.Result)).Set("type_udt_name", function.Result.Name);
        }

        foreach (FunctionDefinition function in Visible(view))
        {
            AddSpecific(view, function, rows).Set("routine_catalog", view.Database).Set("routine_schema", view.SchemaName(function.SchemaId)).Set("routine_name", function.Name)
                .Set("routine_type", function.Aggregate is not null ? null : function.IsProcedure ? "PROCEDURE" : "FUNCTION").Set("routine_body", function.Language == "sql" ? "SQL" : "EXTERNAL")
                .Set("routine_definition", !view.Rights.ActsAs(function.OwnerId) ? null : function.Aggregate is not null ? "aggregate_dummy" : function.HasSqlBody ? "" : function.Body).Set("external_language", function.Language.ToUpperInvariant())
                .Set("parameter_style", "GENERAL").Set("is_deterministic", function.Volatility == 'i' ? "YES" : "NO").Set("sql_data_access", "MODIFIES")
                .Set("is_null_call", function.IsProcedure ? null : function.IsStrict ? "YES" : "NO").Set("schema_level_routine", "YES").Set("max_dynamic_result_sets", 0)
                .Set("security_type", function.IsSecurityDefiner ? "DEFINER" : "INVOKER").Set("as_locator", "NO").Set("is_udt_dependent", "NO");
            if (!function.IsProcedure)
            {
                DataType type = function.ReturnType.Type;
                rows.Set("data_type", TypeColumns.Name(type)).Set("dtd_identifier", "0").Set("type_udt_catalog", view.Database)
                    .Set("type_udt_schema", TypeColumns.SchemaOf(view, type)).Set("type_udt_name", type.Name);
            }
        }
    }

    public static void FillParameters(InformationView view, RowCollector rows)
    {
        foreach (BuiltInFunction function in FunctionRegistry.All.OrderBy(function => function.Oid))
        {
            for (int index = 0; index < function.Arguments.Count; index++)
            {
                string? name = function.ArgumentNames?.ElementAtOrDefault(index);
                AddSpecific(view, function, rows).Set("ordinal_position", index + 1).Set("parameter_mode", "IN").Set("is_result", "NO").Set("as_locator", "NO")
                    .Set("parameter_name", string.IsNullOrEmpty(name) ? null : name).Set("data_type", TypeColumns.Name(function.Arguments[index]))
                    .SetUserType(view, function.Arguments[index]).Set("dtd_identifier", (index + 1).ToString(CultureInfo.InvariantCulture));
            }
        }

        foreach (FunctionDefinition function in Visible(view))
        {
            for (int index = 0; index < function.Parameters.Length; index++)
            {
                RoutineParameter parameter = function.Parameters[index];
                DataType type = parameter.Type.Type;
                string mode = parameter.Mode == RoutineParameter.InOut ? "INOUT" : parameter.IsInput ? "IN" : "OUT";
                AddSpecific(view, function, rows).Set("ordinal_position", index + 1).Set("parameter_mode", mode).Set("is_result", "NO").Set("as_locator", "NO")
                    .Set("parameter_name", string.IsNullOrEmpty(parameter.Name) ? null : parameter.Name).Set("data_type", TypeColumns.Name(type)).SetUserType(view, type)
                    .Set("dtd_identifier", (index + 1).ToString(CultureInfo.InvariantCulture))
                    .Set("parameter_default", view.Rights.ActsAs(function.OwnerId) && !function.ArgumentDefaults.IsEmpty && parameter.IsInput ? function.Id.ToString(CultureInfo.InvariantCulture) : null);
            }
        }
    }

    /// <summary>Domains' defaults as pg_get_expr prints them.</summary>
    public static Value[] CompleteDomain(Value[] row, SqlSession session)
    {
        CatalogSnapshot catalog = session.Names.Catalog;
        if (!row[s_domainDefault].IsNull && catalog.TryGetSchema(row[s_domainSchema].Text, out SchemaDefinition? schema) && catalog.TryGetType(schema.Id, row[s_domainName].Text, out TypeDefinition? domain))
        {
            row = [.. row];
            row[s_domainDefault] = Value.FromText(new DefinitionText(session, isPretty: false).Default(domain));
        }

        return row;
    }

    /// <summary>Defaults as pg_get_function_arg_default prints them: the rows name the function.</summary>
    public static Value[] CompleteParameter(Value[] row, SqlSession session)
    {
        if (row[s_parameterDefault].IsNull)
        {
            return row;
        }

        row = [.. row];
        string? value = FunctionText.Default(session, int.Parse(row[s_parameterDefault].Text, CultureInfo.InvariantCulture), row[s_ordinal].Int32);
        row[s_parameterDefault] = value is null ? Value.Null : Value.FromText(value);
        return row;
    }

    public static void FillDomains(InformationView view, RowCollector rows)
    {
        foreach (TypeDefinition domain in view.Catalog.Types.Where(type => type.TypeKind == TypeKind.Domain && view.Rights.Sees(type)).OrderBy(type => type.Id))
        {
            SqlType baseType = domain.BaseType!.Value;
            rows.Add().Set("domain_catalog", view.Database).Set("domain_schema", view.SchemaName(domain.SchemaId)).Set("domain_name", domain.Name)
                .SetType(view, baseType, "1").SetUserType(view, baseType.Type).Set("domain_default", domain.DefaultSql).SetCollation(view, null, domain.DataType);
        }
    }

    public static void FillAttributes(InformationView view, RowCollector rows)
    {
        foreach (TypeDefinition type in Composites(view))
        {
            foreach ((int number, CompositeField attribute) in type.NumberedFields)
            {
                SqlType field = attribute.Type;
                rows.Add().Set("udt_catalog", view.Database).Set("udt_schema", view.SchemaName(type.SchemaId)).Set("udt_name", type.Name)
                    .Set("attribute_name", attribute.Name).Set("ordinal_position", number).Set("is_nullable", "YES")
                    .SetType(view, field, number.ToString(CultureInfo.InvariantCulture)).Set("attribute_udt_catalog", view.Database)
                    .Set("attribute_udt_schema", TypeColumns.SchemaOf(view, field.Type)).Set("attribute_udt_name", field.Type.Name).Set("is_derived_reference_attribute", "NO")
                    .SetCollation(view, attribute.Collation, field.Type);
            }
        }
    }

    public static void FillUserTypes(InformationView view, RowCollector rows)
    {
        foreach (TypeDefinition type in Composites(view))
        {
            rows.Add().Set("user_defined_type_catalog", view.Database).Set("user_defined_type_schema", view.SchemaName(type.SchemaId))
                .Set("user_defined_type_name", type.Name).Set("user_defined_type_category", "STRUCTURED").Set("is_instantiable", "YES");
        }
    }

    /// <summary>A name that overloads don't share.</summary>
    public static string SpecificName(FunctionDefinition function) => FormattableString.Invariant($"{function.Name}_{function.Id}");

    private static IEnumerable<FunctionDefinition> Visible(InformationView view) => view.Catalog.Functions.Where(view.Rights.Sees).OrderBy(function => function.Id);

    private static IEnumerable<TypeDefinition> Composites(InformationView view) =>
        view.Catalog.Types.Where(type => type.TypeKind == TypeKind.Composite && view.Rights.Sees(type)).OrderBy(type => type.Id);

    private static RowCollector AddSpecific(InformationView view, FunctionDefinition function, RowCollector rows) => rows.Add()
        .Set("specific_catalog", view.Database).Set("specific_schema", view.SchemaName(function.SchemaId)).Set("specific_name", SpecificName(function));

    private static RowCollector AddSpecific(InformationView view, BuiltInFunction function, RowCollector rows) => rows.Add()
        .Set("specific_catalog", view.Database).Set("specific_schema", function.Schema).Set("specific_name", FormattableString.Invariant($"{function.Name}_{function.Oid}"));
}
