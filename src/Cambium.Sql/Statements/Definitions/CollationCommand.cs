using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Sessions;
using Cambium.Sql.Settings;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE and ALTER COLLATION: all locales of ICU; of libc's those that order by code points, under any name.</summary>
internal static class CollationCommand
{
    private const int Utf8 = 6;

    private static readonly string[] s_attributes = ["from", "locale", "lc_collate", "lc_ctype", "provider", "deterministic", "version"];

    private static readonly string[] s_locales = ["C", "POSIX", "C.UTF-8", "C.UTF8", "C.utf8", "C.utf-8", "ucs_basic"];

    public static string Execute(CreateCollationStatement statement, StatementContext context)
    {
        SchemaDefinition schema = context.Names.GetCreationSchema(statement.Name);
        CollationDefinition made = statement.From is { } from ? Copied(from, context) : Read(statement, context);
        if (NamedObject.IsTaken(context, ObjectKind.Collation, schema.Id, statement.Name.Name))
        {
            string message = made.Encoding < 0 ? $"collation \"{statement.Name.Name}\" already exists" : $"collation \"{statement.Name.Name}\" for encoding \"UTF8\" already exists";
            if (!statement.IfNotExists)
            {
                throw new SqlErrorException(SqlState.DuplicateObject, message);
            }

            context.Session.Notice(SqlNotice.Notice(message + ", skipping") with { SqlState = SqlState.DuplicateObject });
            return "CREATE COLLATION";
        }

        context.Transaction.Ddl.Put(made with
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = statement.Name.Name,
            SchemaId = schema.Id,
            OwnerId = context.Session.Roles.CurrentId,
            RulesVersion = made.RulesVersion ?? ActualVersion(made),
        });
        return "CREATE COLLATION";
    }

    public static string Execute(RefreshCollationVersionStatement statement, StatementContext context)
    {
        if (Find(context, statement.Name) is null && Collations.Find(statement.Name, context.Names.Reader()) is not null)
        {
            // Those that every database has go by the rules that the server comes with.
            context.Session.Notice(SqlNotice.Notice("version has not changed"));
            return "ALTER COLLATION";
        }

        CollationDefinition collation = Get(context, statement.Name);
        context.Rights.RequireOwner(collation);
        string? actual = ActualVersion(collation);
        if (collation.RulesVersion == actual)
        {
            context.Session.Notice(SqlNotice.Notice("version has not changed"));
        }
        else
        {
            context.Session.Notice(SqlNotice.Notice($"changing version from {collation.RulesVersion ?? "None"} to {actual ?? "None"}"));
            context.Transaction.Ddl.Put(collation with { RulesVersion = actual });
        }

        return "ALTER COLLATION";
    }

    /// <summary>The version of the rules that the server goes by; null where there are no versions.</summary>
    /// <exception cref="SqlErrorException">22023: ICU can't make anything of the locale.</exception>
    public static string? ActualVersion(CollationDefinition collation) => collation.IcuLocale is { } locale ? TextOrder.Open(locale, !collation.IsNondeterministic).Version : null;

    public static CollationDefinition? Find(StatementContext context, QualifiedName name) => context.Names.Reader().Find<CollationDefinition>(NameClass.Collation, name);

    /// <exception cref="SqlErrorException">42704; 0A000: every database has it.</exception>
    public static CollationDefinition Get(StatementContext context, QualifiedName name) => Find(context, name)
        ?? throw (Collations.Find(name, context.Names.Reader()) is null
            ? Collations.Undefined(name)
            : new SqlErrorException(SqlState.FeatureNotSupported, $"collation \"{name}\" cannot be changed", "It is the same in every database."));

    private static CollationDefinition Copied(QualifiedName from, StatementContext context)
    {
        CatalogReader reader = context.Names.Reader();
        string reference = Collations.Find(from, reader) ?? throw Collations.Undefined(from);
        if (CollationDefinition.IdOf(reference) is { } id && reader.Catalog.TryGet(id, out CollationDefinition? made))
        {
            return made with { Comment = null };
        }

        KnownCollation known = Collations.FindKnown(reference)!;
        return known.Locale is not { } locale ? throw new SqlErrorException(SqlState.InvalidObjectDefinition, "collation \"default\" cannot be copied")
            : known.Provider == 'i' ? OfIcu(locale)
            : OfLibc(locale, locale) with { Encoding = known.Encoding };
    }

    private static CollationDefinition OfLibc(string collate, string characterType) => new() { Id = 0, Name = "", Collate = collate, CharacterType = characterType, Encoding = Utf8 };

    private static CollationDefinition OfIcu(string locale) => new() { Id = 0, Name = "", Collate = "", CharacterType = "", IcuLocale = locale };

    private static CollationDefinition Read(CreateCollationStatement statement, StatementContext context)
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
            return options.Count > 1 ? throw Conflicting(null) : Copied(new QualifiedName([.. IdentifierList.TryParse(from, '.') ?? [from]], statement.Span), context);
        }

        string? locale = options.GetValueOrDefault("locale");
        if (locale is not null && (options.ContainsKey("lc_collate") || options.ContainsKey("lc_ctype")))
        {
            throw Conflicting("LOCALE cannot be specified together with LC_COLLATE or LC_CTYPE.");
        }

        bool isNondeterministic = !(SettingValue.ParseBoolean(options.GetValueOrDefault("deterministic", "true")) ?? throw new SqlErrorException(SqlState.SyntaxError, "deterministic requires a Boolean value"));
        string? version = options.GetValueOrDefault("version");
        switch (options.GetValueOrDefault("provider", "libc").ToLowerInvariant())
        {
            case "icu":
                return OfIcu(locale ?? throw Missing("locale")) with { IsNondeterministic = isNondeterministic, RulesVersion = version };
            case "libc":
                CollationDefinition made = OfLibc(Locale("lc_collate"), Locale("lc_ctype")) with { RulesVersion = version };
                return !isNondeterministic ? made : throw new SqlErrorException(SqlState.FeatureNotSupported, "nondeterministic collations not supported with this provider");
            case var provider:
                throw new SqlErrorException(SqlState.InvalidObjectDefinition, $"unrecognized collation provider: {provider}");
        }

        string Locale(string parameter)
        {
            string name = options.GetValueOrDefault(parameter) ?? locale ?? throw Missing(parameter);
            return s_locales.Contains(name) ? name : throw new SqlErrorException(
                SqlState.InvalidParameterValue, $"could not create locale \"{name}\": No such file or directory",
                $"The operating system could not find any locale data for the locale name \"{name}\".",
                "Of libc's locales there are those that order by code points: C, POSIX and C.UTF-8. ICU (provider = icu) has those of languages.");
        }

        static SqlErrorException Missing(string parameter) => new(SqlState.InvalidObjectDefinition, $"parameter \"{parameter}\" must be specified");

        static SqlErrorException Conflicting(string? detail) => new(SqlState.SyntaxError, "conflicting or redundant options", detail);
    }
}
