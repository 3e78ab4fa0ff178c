using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;
using Cambium.Sql.TextSearch;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE and ALTER TEXT SEARCH CONFIGURATION.</summary>
internal static class TextConfigurationCommand
{
    public static string Execute(CreateTextConfigurationStatement statement, StatementContext context)
    {
        SchemaDefinition schema = context.Names.GetCreationSchema(statement.Name);
        QualifiedName? source = null;
        string? parser = null;
        foreach (Option option in statement.Options)
        {
            switch (option.Name)
            {
                case "copy":
                    source = new QualifiedName([.. IdentifierList.TryParse(TextDictionaryCommand.TextOf(option) ?? "", '.') ?? [""]], option.Span);
                    break;
                case "parser":
                    parser = TextDictionaryCommand.TextOf(option) ?? "";
                    break;
                default:
                    throw new SqlErrorException(SqlState.SyntaxError, $"text search configuration parameter \"{option.Name}\" not recognized");
            }
        }

        if (source is not null && parser is not null)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "cannot specify both PARSER and COPY options");
        }

        ImmutableArray<TokenMapping> mappings = source is null ? [] : Get(context, source).Mappings;
        if (source is null)
        {
            TextSearchInspection.RequireParser(parser ?? throw new SqlErrorException(SqlState.InvalidObjectDefinition, "text search parser is required"));
        }

        NamedObject.RequireFree(context, ObjectKind.TextSearchConfiguration, schema.Id, statement.Name.Name);
        context.Transaction.Ddl.Put(new TextSearchConfigurationDefinition
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = statement.Name.Name,
            SchemaId = schema.Id,
            OwnerId = context.Session.Roles.CurrentId,
            Mappings = mappings,
        });
        return "CREATE TEXT SEARCH CONFIGURATION";
    }

    public static string Execute(AlterTextConfigurationStatement statement, StatementContext context)
    {
        TextSearchConfigurationDefinition configuration = Get(context, statement.Name);
        TextDictionaryCommand.RequireChangeable(configuration, "configuration");
        context.Rights.RequireOwner(configuration);
        int[] types = [.. statement.Tokens.Select(TextSearchInspection.TypeOf).Distinct()];
        int[] dictionaries = [.. statement.Dictionaries.Select(name => TextDictionaryCommand.Get(context, name).Id)];
        IEnumerable<TokenMapping> mappings = statement.Action switch
        {
            TextMappingAction.Add => Add(configuration, types, dictionaries),
            TextMappingAction.Set => Set(configuration.Mappings, types, dictionaries),
            TextMappingAction.Replace => configuration.Mappings.Select(mapping => types.Length > 0 && !types.Contains(mapping.TokenType)
                ? mapping
                : mapping with { DictionaryIds = [.. mapping.DictionaryIds.Select(id => id == dictionaries[0] ? dictionaries[1] : id)] }),
            _ => Drop(statement, context, configuration, types),
        };
        context.Transaction.Ddl.Put(configuration with { Mappings = [.. mappings.OrderBy(static mapping => mapping.TokenType)] });
        return "ALTER TEXT SEARCH CONFIGURATION";
    }

    public static TextSearchConfigurationDefinition? Find(StatementContext context, QualifiedName name) =>
        context.Names.Reader().Find<TextSearchConfigurationDefinition>(NameClass.TextSearchConfiguration, name);

    /// <exception cref="SqlErrorException">42704.</exception>
    public static TextSearchConfigurationDefinition Get(StatementContext context, QualifiedName name) =>
        Find(context, name) ?? throw new SqlErrorException(SqlState.UndefinedObject, Undefined(name));

    public static string Undefined(QualifiedName name) => $"text search configuration \"{name}\" does not exist";

    private static IEnumerable<TokenMapping> Add(TextSearchConfigurationDefinition configuration, int[] types, int[] dictionaries)
    {
        if (configuration.Mappings.FirstOrDefault(mapping => types.Contains(mapping.TokenType)) is { } known)
        {
            throw new SqlErrorException(SqlState.UniqueViolation, $"mapping for token type \"{TextSearchInspection.NameOf(known.TokenType)}\" already exists");
        }

        return Set(configuration.Mappings, types, dictionaries);
    }

    private static IEnumerable<TokenMapping> Set(IEnumerable<TokenMapping> mappings, int[] types, int[] dictionaries) =>
        mappings.Where(mapping => !types.Contains(mapping.TokenType)).Concat(types.Select(type => new TokenMapping(type, [.. dictionaries])));

    private static IEnumerable<TokenMapping> Drop(AlterTextConfigurationStatement statement, StatementContext context, TextSearchConfigurationDefinition configuration, int[] types)
    {
        foreach (int type in types.Where(type => !configuration.Mappings.Any(mapping => mapping.TokenType == type)))
        {
            string message = $"mapping for token type \"{TextSearchInspection.NameOf(type)}\" does not exist";
            if (!statement.IfExists)
            {
                throw new SqlErrorException(SqlState.UndefinedObject, message);
            }

            context.Notice(message + ", skipping");
        }

        return configuration.Mappings.Where(mapping => !types.Contains(mapping.TokenType));
    }
}
