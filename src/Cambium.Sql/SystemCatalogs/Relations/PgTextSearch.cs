using Cambium.Engine.Catalog;
using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;
using Cambium.Sql.Functions.Library;
using Cambium.Sql.TextSearch;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_ts_config, pg_ts_config_map, pg_ts_dict, pg_ts_template and pg_ts_parser.</summary>
internal static class PgTextSearch
{
    public static void AddConfiguration(CatalogSnapshot catalog, TextSearchConfigurationDefinition configuration, RowCollector rows)
    {
        rows.Add().Set("oid", configuration.Id).Set("cfgname", configuration.Name).Set("cfgnamespace", configuration.SchemaId).Set("cfgowner", configuration.OwnerId)
            .Set("cfgparser", SystemTextSearch.DefaultParser);
    }

    public static void AddMappings(CatalogSnapshot catalog, TextSearchConfigurationDefinition configuration, RowCollector rows)
    {
        foreach (TokenMapping mapping in configuration.Mappings)
        {
            for (int index = 0; index < mapping.DictionaryIds.Length; index++)
            {
                rows.Add().Set("mapcfg", configuration.Id).Set("maptokentype", mapping.TokenType).Set("mapseqno", index + 1).Set("mapdict", mapping.DictionaryIds[index]);
            }
        }
    }

    public static void FillDictionaries(CatalogSnapshot catalog, RowCollector rows)
    {
        foreach (TextSearchDictionaryDefinition dictionary in TextDictionaries.All(catalog).OrderBy(static dictionary => dictionary.Id))
        {
            rows.Add().Set("oid", dictionary.Id).Set("dictname", dictionary.Name).Set("dictnamespace", dictionary.SchemaId).Set("dictowner", dictionary.OwnerId)
                .Set("dicttemplate", dictionary.TemplateId)
                .Set("dictinitoption", dictionary.Options.IsEmpty ? null : string.Join(", ", dictionary.Options.Select(static option => $"{Identifier.Quote(option.Name)} = {Literal(option.Value)}")));
        }
    }

    public static void FillTemplates(CatalogSnapshot catalog, RowCollector rows)
    {
        foreach ((int id, string name, int schemaId, string init, string lexize) in TextDictionaries.Templates(catalog))
        {
            rows.Add().Set("oid", id).Set("tmplname", name).Set("tmplnamespace", schemaId).Set("tmplinit", Function(init)).Set("tmpllexize", Function(lexize));
        }
    }

    public static void AddParsers(RowCollector rows) => rows.Add().Set("oid", SystemTextSearch.DefaultParser).Set("prsname", "default")
        .Set("prsnamespace", SystemCatalog.PgCatalogSchemaId).Set("prsstart", Function("prsd_start")).Set("prstoken", Function("prsd_nexttoken")).Set("prsend", Function("prsd_end"))
        .Set("prsheadline", Function("prsd_headline")).Set("prslextype", Function("prsd_lextype"));

    /// <summary>The OID of a function in C behind a parser or template; 0 for one of an extension.</summary>
    private static int Function(string name) => SupportFunction.Find(name).FirstOrDefault()?.Oid ?? 0;

    private static string Literal(string text) => TextFunctions.QuoteLiteral(text);
}
