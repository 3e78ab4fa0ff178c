using Cambium.Engine.Catalog;
using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;
using Cambium.Sql.SystemCatalogs.Relations;
using Cambium.Sql.TextSearch;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>pg_table_is_visible and its relatives: would the unqualified name find this very object?</summary>
internal static class VisibilityFunctions
{
    public static void Register(LibraryBuilder library)
    {
        library.Scalar("pg_table_is_visible", static (args, ctx) => Answer(IsRelationVisible(CatalogFunctions.Session(ctx), args[0].UInt32)));
        library.Scalar("pg_type_is_visible", static (args, ctx) => Answer(IsTypeVisible(CatalogFunctions.Session(ctx), args[0].UInt32)));
        library.Scalar("pg_function_is_visible", static (args, ctx) => Answer(IsFunctionVisible(CatalogFunctions.Session(ctx), args[0].UInt32)));

        library.Scalar("pg_operator_is_visible", static (args, ctx) => Answer(
            IsMadeVisible(CatalogFunctions.Session(ctx), (int)args[0].UInt32, static id => OperatorRegistry.All.Any(known => known.Oid == id))));
        library.Scalar("pg_opclass_is_visible", static (args, ctx) => Answer(
            IsMadeVisible(CatalogFunctions.Session(ctx), (int)args[0].UInt32, static id => OperatorClasses.All.Any(known => known.Oid == id))));
        library.Scalar("pg_opfamily_is_visible", static (args, ctx) => Answer(
            IsMadeVisible(CatalogFunctions.Session(ctx), (int)args[0].UInt32, static id => OperatorClasses.All.Any(known => known.FamilyOid == id))));

        library.Scalar("pg_statistics_obj_is_visible", static (args, ctx) => Answer(
            CatalogFunctions.Session(ctx) is var session && session.Names.Catalog.TryGet((int)args[0].UInt32, out StatisticsDefinition? statistics)
                ? IsFirst(session, NameClass.Statistics, statistics.SchemaId, statistics.Name)
                : null));

        library.Scalar("pg_ts_config_is_visible", static (args, ctx) => Answer(
            CatalogFunctions.Session(ctx) is var session && session.Names.Catalog.TryGet((int)args[0].UInt32, out TextSearchConfigurationDefinition? configuration)
                ? IsFirst(session, NameClass.TextSearchConfiguration, configuration.SchemaId, configuration.Name)
                : null));
        library.Scalar("pg_ts_dict_is_visible", static (args, ctx) => Answer(
            CatalogFunctions.Session(ctx) is var session && TextDictionaries.Find(session.Names.Catalog, (int)args[0].UInt32) is { } dictionary
                ? IsFirst(session, NameClass.TextSearchDictionary, dictionary.SchemaId, dictionary.Name)
                : null));

        library.Scalar("pg_collation_is_visible", static (args, ctx) => Answer(
            CatalogFunctions.Session(ctx) is var session && session.Names.Catalog.TryGet((int)args[0].UInt32, out CollationDefinition? collation)
                ? Collations.FindKnown(collation.Name) is null && IsFirst(session, NameClass.Collation, collation.SchemaId, collation.Name)
                : Collations.FindKnown((int)args[0].UInt32) is not null ? true : null));
        library.Scalar("pg_ts_parser_is_visible", static (args, _) => Answer((int)args[0].UInt32 == SystemTextSearch.DefaultParser ? true : null));
        library.Scalar("pg_ts_template_is_visible", static (args, ctx) => Answer(IsTemplateVisible(CatalogFunctions.Session(ctx), (int)args[0].UInt32)));

        // There are none.
        library.Scalar("pg_conversion_is_visible", static (_, _) => Value.Null);
    }

    /// <summary>Null: there is no such relation.</summary>
    public static bool? IsRelationVisible(SqlSession session, uint oid)
    {
        CatalogSnapshot catalog = session.Names.Catalog;
        int id = (int)oid;
        if (catalog.TryGetTable(id, out TableDefinition? table))
        {
            return IsFirst(session, NameClass.Relation, table.SchemaId, table.Name);
        }

        if (catalog.TryGet(id, out SequenceDefinition? sequence))
        {
            return IsFirst(session, NameClass.Relation, sequence.SchemaId, sequence.Name);
        }

        if (catalog.TryGetIndex(id, out TableDefinition? owner, out IndexDefinition? index))
        {
            return IsFirst(session, NameClass.Relation, owner.SchemaId, index.Name);
        }

        if (DerivedOids.TypeOfRelation(id) is { } typeId && catalog.TryGet(typeId, out TypeDefinition? type))
        {
            return IsFirstType(session, NameClass.Type, type.SchemaId, type.Name);
        }

        return RelationFacts.Find(id) is { } facts ? facts.Schema != SystemCatalog.CambiumSchema && IsOnPath(session, PgClass.SchemaOf(facts)) : null;
    }

    private static bool? IsTypeVisible(SqlSession session, uint oid)
    {
        CatalogSnapshot catalog = session.Names.Catalog;
        if (catalog.TryGet((int)oid, out TypeDefinition? type) || catalog.FindDataType((int)oid)?.Element is { } element && catalog.TryGet(element.Oid, out type))
        {
            return IsFirstType(session, NameClass.Type, type.SchemaId, type.Name);
        }

        if (DataType.FromOid((int)oid) is not null)
        {
            return true;
        }

        return DerivedOids.OfRow((int)oid) is { } tableId && catalog.TryGetTable(tableId, out TableDefinition? table)
            ? IsFirstType(session, NameClass.Relation, table.SchemaId, table.Name)
            : DerivedOids.OfRow((int)oid) is { } systemId && RelationFacts.Find(systemId) is { } facts ? facts.Schema == "pg_catalog"
            : null;
    }

    private static bool? IsFunctionVisible(SqlSession session, uint oid)
    {
        if (session.Names.Catalog.TryGet((int)oid, out UserFunction? function))
        {
            return FunctionNames.IsVisible(session.Names.Reader(), function);
        }

        // Functions of our own are found with their schema only.
        return FunctionRegistry.FromOid((int)oid) is { } builtIn ? builtIn.Schema != SystemCatalog.CambiumSchema && FunctionNames.IsVisible(session.Names.Reader(), builtIn)
            : SupportFunction.FromOid((int)oid) is not null ? true
            : null;
    }

    /// <summary>What is found by the search path alone; the system's own always is.</summary>
    private static bool? IsMadeVisible(SqlSession session, int id, Func<int, bool> isBuiltIn) =>
        session.Names.Catalog.TryGet(id, out Definition? made) ? IsOnPath(session, made.SchemaId)
        : session.Names.Catalog.OperatorFamilies.FirstOrDefault(family => family.Id == id) is { } own ? IsOnPath(session, own.SchemaId)
        : isBuiltIn(id) ? true : null;

    private static bool? IsTemplateVisible(SqlSession session, int id)
    {
        foreach ((int template, _, int schemaId, _, _) in TextDictionaries.Templates(session.Names.Catalog))
        {
            if (template == id)
            {
                return schemaId == SystemCatalog.PgCatalogSchemaId || IsOnPath(session, schemaId);
            }
        }

        return null;
    }

    private static bool IsOnPath(SqlSession session, int schemaId) => session.Names.Reader().EffectivePath().Any(entry => entry.Id == schemaId);

    /// <summary>The system's own types come before all others, wherever its schema stands.</summary>
    private static bool IsFirstType(SqlSession session, NameClass nameClass, int schemaId, string name) =>
        DataType.FromName(name) is null && IsFirst(session, nameClass, schemaId, name);

    private static bool IsFirst(SqlSession session, NameClass nameClass, int schemaId, string name)
    {
        foreach ((int id, string schema) in session.Names.Reader().EffectivePath())
        {
            if (id == schemaId)
            {
                return true;
            }

            if (session.Names.Catalog.IsNameTaken(nameClass, id, name) || (nameClass is NameClass.Relation or NameClass.Type && RelationFacts.Find(schema, name) is not null))
            {
                return false;
            }
        }

        return false;
    }

    private static Value Answer(bool? isVisible) => isVisible is { } known ? Value.FromBoolean(known) : Value.Null;
}
