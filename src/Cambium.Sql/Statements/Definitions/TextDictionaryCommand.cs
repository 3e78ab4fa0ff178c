using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;
using Cambium.Sql.TextSearch;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE and ALTER TEXT SEARCH DICTIONARY.</summary>
internal static class TextDictionaryCommand
{
    private const string Template = "template";

    public static string Execute(CreateTextDictionaryStatement statement, StatementContext context)
    {
        SchemaDefinition schema = context.Names.GetCreationSchema(statement.Name);
        NamedObject.RequireFree(context, ObjectKind.TextSearchDictionary, schema.Id, statement.Name.Name);
        Option template = statement.Options.FirstOrDefault(static option => option.Name == Template)
            ?? throw new SqlErrorException(SqlState.InvalidObjectDefinition, "text search template is required");
        TextSearchDictionaryDefinition dictionary = new()
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = statement.Name.Name,
            SchemaId = schema.Id,
            OwnerId = context.Session.Roles.CurrentId,
            TemplateId = FindTemplate(context, TextOf(template) ?? ""),
            Options = [.. statement.Options.Where(static option => option.Name != Template).Select(static option => new DictionaryOption(option.Name, TextOf(option) ?? "true"))],
        };
        Put(context, dictionary);
        return "CREATE TEXT SEARCH DICTIONARY";
    }

    public static string Execute(AlterTextDictionaryStatement statement, StatementContext context)
    {
        TextSearchDictionaryDefinition dictionary = Get(context, statement.Name);
        RequireChangeable(dictionary, "dictionary");
        context.Rights.RequireOwner(dictionary);
        IEnumerable<DictionaryOption> kept = dictionary.Options.Where(option => !statement.Options.Any(changed => changed.Name == option.Name));
        IEnumerable<DictionaryOption> added = statement.Options.Select(static option => (option.Name, Text: TextOf(option))).Where(static option => option.Text is not null)
            .Select(static option => new DictionaryOption(option.Name, option.Text!));
        Put(context, dictionary with { Options = [.. kept, .. added] });
        return "ALTER TEXT SEARCH DICTIONARY";
    }

    /// <exception cref="SqlErrorException">42704.</exception>
    public static TextSearchDictionaryDefinition Get(StatementContext context, QualifiedName name) =>
        TextDictionaries.Find(context.Names.Reader(), name) ?? throw new SqlErrorException(SqlState.UndefinedObject, Undefined(name));

    public static string Undefined(QualifiedName name) => $"text search dictionary \"{name}\" does not exist";

    /// <summary>What every database has stays what it is: expressions over it are computed where no catalog is.</summary>
    /// <exception cref="SqlErrorException">0A000.</exception>
    public static void RequireChangeable(Definition definition, string noun)
    {
        if (definition.Id < SystemCatalog.FirstUserId || definition is not (TextSearchDictionaryDefinition or TextSearchConfigurationDefinition) || definition.ExtensionId == definition.Id)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, $"text search {noun} \"{definition.Name}\" cannot be changed", "It is the same in every database.",
                noun == "configuration" ? "Create a copy of it, and change that." : "Create another one.");
        }
    }

    public static string? TextOf(Option option) => option.Value is null ? null
        : option.Text ?? throw new SqlErrorException(SqlState.SyntaxError, $"invalid value of \"{option.Name}\"");

    /// <summary>A dictionary is kept only if it can be made.</summary>
    private static void Put(StatementContext context, TextSearchDictionaryDefinition dictionary)
    {
        TextDictionaries.Make(dictionary);
        context.Transaction.Ddl.Put(dictionary);
    }

    private static int FindTemplate(StatementContext context, string name)
    {
        IReadOnlyList<string> parts = IdentifierList.TryParse(name, '.') is { Count: > 0 } read ? read : [name];
        context.Transaction.Reads.NoteCatalogAll(NameClass.Extension);
        foreach ((int id, string known, int schemaId, string _, string _) in TextDictionaries.Templates(context.Catalog))
        {
            if (known == parts[^1] && (parts.Count == 1 || context.Names.SchemaName(schemaId) == parts[^2]))
            {
                return id;
            }
        }

        throw name is "synonym" or "ispell" or "thesaurus"
            ? new SqlErrorException(SqlState.FeatureNotSupported, $"text search template {name} is not supported: its dictionaries read files of the server")
            : new SqlErrorException(SqlState.UndefinedObject, $"text search template \"{name}\" does not exist");
    }
}
