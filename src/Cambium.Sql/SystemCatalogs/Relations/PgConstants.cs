using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Sql.Binding;
using Cambium.Sql.Extensions;
using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>Relations that hardly change: access methods, languages, collations, casts, tablespaces, time zones.</summary>
internal static class PgConstants
{
    public const int PlpgsqlLanguage = SystemCatalog.PlpgsqlLanguageId;

    // Support functions.
    private const int HeapHandler = 3;
    private const int PlpgsqlCallHandler = 13560;
    private const int PlpgsqlInlineHandler = 13561;
    private const int PlpgsqlValidator = 13562;

    private static readonly Lazy<string[][]> s_casts = new(static () => [.. FactFile.Read("pg_cast.tsv")]);

    public static void FillAccessMethods(CatalogSnapshot catalog, RowCollector rows)
    {
        rows.Add().Set("oid", CatalogOids.Heap).Set("amname", "heap").Set("amhandler", HeapHandler).Set("amtype", 't');
        foreach (AccessMethod method in AccessMethod.In(catalog))
        {
            rows.Add().Set("oid", method.Oid).Set("amname", method.Name).Set("amhandler", method.Handler).Set("amtype", 'i');
        }
    }

    public static void FillLanguages(CatalogSnapshot catalog, RowCollector rows)
    {
        foreach (LanguageDefinition language in catalog.Everything.OfType<LanguageDefinition>().OrderBy(static language => language.Oid))
        {
            rows.Add()
                .Set("oid", language.Oid).Set("lanname", language.Name).Set("lanowner", language.OwnerId).Set("lanispl", language.IsProcedural).Set("lanpltrusted", language.IsTrusted)
                .Set("lanplcallfoid", language.IsProcedural ? PlpgsqlCallHandler : 0).Set("laninline", language.IsProcedural ? PlpgsqlInlineHandler : 0)
                .Set("lanvalidator", language.IsProcedural ? PlpgsqlValidator : 0).Set("lanacl", AccessList.Of(language, catalog));
        }
    }

    public static void AddBuiltInCollations(RowCollector rows)
    {
        foreach (KnownCollation known in Collations.All)
        {
            AddCollation(known.Oid, known.Name, known.Provider, known.Encoding, known.Locale, known.Locale, rows)
                .Set("collnamespace", SystemCatalog.PgCatalogSchemaId).Set("collowner", SystemCatalog.BootstrapRoleId).Set("collisdeterministic", true)
                .Set("collversion", known.Provider == 'i' ? TextOrder.RulesVersion : null);
        }

    }

    public static void AddCollation(CatalogSnapshot catalog, CollationDefinition made, RowCollector rows) =>
        AddCollation(made.Id, made.Name, made.IcuLocale is null ? 'c' : 'i', made.Encoding, made.IcuLocale ?? made.Collate, made.CharacterType, rows)
            .Set("collnamespace", made.SchemaId).Set("collowner", made.OwnerId).Set("collisdeterministic", !made.IsNondeterministic)
            .Set("collversion", made.RulesVersion);

    private static RowCollector AddCollation(int oid, string name, char provider, int encoding, string? locale, string? characterType, RowCollector rows) => rows.Add()
        .Set("oid", oid).Set("collname", name).Set("collprovider", provider).Set("collencoding", encoding)
        .Set("collcollate", provider == 'i' ? null : locale).Set("collctype", provider == 'i' ? null : characterType).Set("colliculocale", provider == 'i' ? locale : null);

    public static void AddTablespaces(RowCollector rows)
    {
        rows.Add().Set("oid", 1663).Set("spcname", "pg_default").Set("spcowner", SystemCatalog.BootstrapRoleId);
        rows.Add().Set("oid", 1664).Set("spcname", "pg_global").Set("spcowner", SystemCatalog.BootstrapRoleId);
    }

    /// <summary>PostgreSQL's casts between types this server has and can convert.</summary>
    public static void AddBuiltInCasts(RowCollector rows)
    {
        foreach (string[] row in s_casts.Value)
        {
            if (DataType.FromOid(Number(row[1])) is { } source && DataType.FromOid(Number(row[2])) is { } target && Casts.Find(source, target, out _) is not null)
            {
                rows.Add().Set("oid", Number(row[0])).Set("castsource", source.Oid).Set("casttarget", target.Oid).Set("castfunc", Number(row[3]))
                    .Set("castcontext", row[4]).Set("castmethod", row[5]);
            }
        }

    }

    /// <summary>Those of users, and those that types of extensions bring with them.</summary>
    public static void AddCasts(CatalogSnapshot catalog, Definition definition, RowCollector rows)
    {
        if (definition is CastDefinition made)
        {
            rows.Add().Set("oid", made.Id).Set("castsource", made.Source.Type.Oid).Set("casttarget", made.Target.Type.Oid).Set("castfunc", made.FunctionId)
                .Set("castcontext", ContextLetter(made.Context)).Set("castmethod", made.Method switch { CastMethod.Function => 'f', CastMethod.Text => 'i', _ => 'b' });
        }
        else if (definition is TypeDefinition { DataType.Code: { } code } type)
        {
            foreach ((BaseTypeCast cast, int index) in code.Casts.Select((cast, index) => (cast, index)))
            {
                rows.Add().Set("oid", DerivedOids.Cast(type, index)).Set("castsource", cast.IsFromOther ? cast.Other.Oid : type.Id).Set("casttarget", cast.IsFromOther ? type.Id : cast.Other.Oid)
                    .Set("castcontext", ContextLetter(cast.Context)).Set("castmethod", cast.Convert is null ? 'b' : 'i');
            }
        }
    }

    /// <summary>Whether PostgreSQL takes values of one type for values of another without being asked.</summary>
    public static bool IsBinaryCast(DataType source, DataType target) => s_casts.Value.Any(row =>
        Number(row[1]) == source.Oid && Number(row[2]) == target.Oid && row[4] == "i" && row[5] == "b");

    /// <summary>Whether PostgreSQL calls a function to make values of one type into those of another.</summary>
    public static bool IsFunctionCast(DataType source, DataType target) => s_casts.Value.Any(row =>
        Number(row[1]) == source.Oid && Number(row[2]) == target.Oid && row[5] == "f");

    public static void AddExtension(CatalogSnapshot catalog, ExtensionDefinition extension, RowCollector rows)
    {
        rows.Add().Set("oid", extension.Id).Set("extname", extension.Name).Set("extowner", extension.OwnerId).Set("extnamespace", extension.MemberSchemaId)
            .Set("extrelocatable", AvailableExtension.Find(extension.Name)?.Schema is null).Set("extversion", extension.ExtensionVersion);
    }

    /// <summary>What rules of users say is told by pg_get_ruledef, not as trees.</summary>
    public static void AddRewrites(CatalogSnapshot catalog, TableDefinition table, RowCollector rows)
    {
        foreach (RuleDefinition rule in table.Rules.OrderBy(static rule => rule.Id))
        {
            rows.Add().Set("oid", rule.Id).Set("rulename", rule.Name).Set("ev_class", table.Id)
                .Set("ev_type", rule.Event switch { TriggerEvents.Update => '2', TriggerEvents.Insert => '3', _ => '4' }).Set("ev_enabled", rule.Firing)
                .Set("is_instead", rule.IsInstead).Set("ev_qual", rule.IsConditional ? rule.Sql : "<>").Set("ev_action", "<>");
        }

        if (table.Kind != TableKind.Table)
        {
            rows.Add().Set("oid", DerivedOids.ViewRule(table)).Set("rulename", "_RETURN").Set("ev_class", table.Id).Set("ev_type", '1').Set("ev_enabled", 'O')
                .Set("is_instead", true).Set("ev_qual", "<>").Set("ev_action", ViewTree.Of(table, catalog));
        }
    }

    private static char ContextLetter(CastContext context) => context switch { CastContext.Implicit => 'i', CastContext.Assignment => 'a', _ => 'e' };

    private static int Number(string text) => int.Parse(text, CultureInfo.InvariantCulture);
}
