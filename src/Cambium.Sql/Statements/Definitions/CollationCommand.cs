using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE COLLATION: of libc's locales those that order by code points, under any name. Others would need another order of keys.</summary>
internal static class CollationCommand
{
    private const int Utf8 = 6;

    private static readonly string[] s_attributes = ["from", "locale", "lc_collate", "lc_ctype", "provider", "deterministic", "version"];

    private static readonly string[] s_locales = ["C", "POSIX", "C.UTF-8", "C.UTF8", "C.utf8", "C.utf-8", "ucs_basic"];

    public static string Execute(CreateCollationStatement statement, StatementContext context)
    {
        SchemaDefinition schema = context.Names.GetCreationSchema(statement.Name);
        (string collate, string characterType, int encoding) = statement.From is { } from ? Copied(from, context) : Read(statement, context);
        if (NamedObject.IsTaken(context, ObjectKind.Collation, schema.Id, statement.Name.Name))
        {
            string message = $"collation \"{statement.Name.Name}\" for encoding \"UTF8\" already exists";
            if (!statement.IfNotExists)
            {
                throw new SqlErrorException(SqlState.DuplicateObject, message);
            }

            context.Session.Notice(SqlNotice.Notice(message + ", skipping") with { SqlState = SqlState.DuplicateObject });
            return "CREATE COLLATION";
        }

        context.Transaction.Ddl.Put(new CollationDefinition
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = statement.Name.Name,
            SchemaId = schema.Id,
            OwnerId = context.Session.Roles.CurrentId,
            Collate = collate,
            CharacterType = characterType,
            Encoding = encoding,
        });
        return "CREATE COLLATION";
    }

    public static CollationDefinition? Find(StatementContext context, QualifiedName name) => context.Names.Reader().Find<CollationDefinition>(NameClass.Collation, name);

    /// <exception cref="SqlErrorException">42704; 0A000: every database has it.</exception>
    public static CollationDefinition Get(StatementContext context, QualifiedName name) => Find(context, name)
        ?? throw (Collations.Find(name, context.Names.Reader()) is null
            ? Collations.Undefined(name)
            : new SqlErrorException(SqlState.FeatureNotSupported, $"collation \"{name}\" cannot be changed", "It is the same in every database."));

    private static (string Collate, string CharacterType, int Encoding) Copied(QualifiedName from, StatementContext context)
    {
        CatalogReader reader = context.Names.Reader();
        string reference = Collations.Find(from, reader) ?? throw Collations.Undefined(from);
        if (CollationDefinition.IdOf(reference) is { } id && reader.Catalog.TryGet(id, out CollationDefinition? made))
        {
            return (made.Collate, made.CharacterType, made.Encoding);
        }

        (int _, string _, char _, int encoding, string? locale) = Collations.All.First(known => known.Name == reference);
        return locale is null
            ? throw new SqlErrorException(SqlState.InvalidObjectDefinition, "collation \"default\" cannot be copied")
            : (locale, locale, encoding);
    }

    private static (string Collate, string CharacterType, int Encoding) Read(CreateCollationStatement statement, StatementContext context)
    {
        GivenOptions given = new();
        Dictionary<string, string> options = [];
        foreach (Option option in statement.Options)
        {
            if (!s_attributes.Contains(option.Name))
            {
                throw new SqlErrorException(SqlState.SyntaxError, $"collation attribute \"{option.Name}\" not recognized", position: option.Span.Position);
            }

            given.Add(option.Name, option.Span);
            options.Add(option.Name, TextDictionaryCommand.TextOf(option) ?? "true");
        }

        if (options.TryGetValue("from", out string? from))
        {
            return Copied(new QualifiedName([.. IdentifierList.TryParse(from, '.') ?? [from]], statement.Span), context);
        }

        string? locale = options.GetValueOrDefault("locale");
        if (locale is not null && (options.ContainsKey("lc_collate") || options.ContainsKey("lc_ctype")))
        {
            throw new SqlErrorException(SqlState.SyntaxError, "conflicting or redundant options", "LOCALE cannot be specified together with LC_COLLATE or LC_CTYPE.");
        }

        RequireProvider(options);
        return (Locale("lc_collate"), Locale("lc_ctype"), Utf8);

        string Locale(string parameter)
        {
            string name = options.GetValueOrDefault(parameter) ?? locale ?? throw new SqlErrorException(SqlState.InvalidObjectDefinition, $"parameter \"{parameter}\" must be specified");
            return s_locales.Contains(name) ? name : throw new SqlErrorException(
                SqlState.InvalidParameterValue, $"could not create locale \"{name}\": No such file or directory",
                $"The operating system could not find any locale data for the locale name \"{name}\".", "Text is ordered by code points: C, POSIX and C.UTF-8 are the locales that do so.");
        }
    }

    private static void RequireProvider(Dictionary<string, string> options)
    {
        switch (options.GetValueOrDefault("provider", "libc").ToLowerInvariant())
        {
            case "libc":
                break;
            case "icu":
                throw new SqlErrorException(
                    SqlState.FeatureNotSupported, "collations of ICU are not supported", "Text is ordered by code points, and equal only where its characters are.",
                    "For texts that are equal whatever their case, use the type citext, or keys over lower().");
            case var provider:
                throw new SqlErrorException(SqlState.InvalidObjectDefinition, $"unrecognized collation provider: {provider}");
        }

        if (options.GetValueOrDefault("deterministic", "true").ToLowerInvariant() is "false" or "off" or "0")
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "nondeterministic collations not supported with this provider");
        }
    }
}
