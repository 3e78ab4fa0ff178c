using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Access;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>The languages that statements name.</summary>
internal static class LanguageUse
{
    /// <exception cref="SqlErrorException">42704.</exception>
    public static LanguageDefinition Get(StatementContext context, string name)
    {
        context.Transaction.Reads.NoteCatalog(NameClass.Language, 0, name);
        return context.Catalog.TryGetLanguage(name, out LanguageDefinition? language) ? language : throw Missing(name);
    }

    /// <summary>The language of something the user wants to write in it.</summary>
    /// <exception cref="SqlErrorException">42704; 42501: it is for superusers only, or the user may not use it.</exception>
    public static LanguageDefinition GetForUse(StatementContext context, string name)
    {
        LanguageDefinition language = Get(context, name);
        if (!language.IsTrusted && !context.Rights.IsSuperuser)
        {
            throw RoleRights.Denied(language);
        }

        context.Rights.Require(language, Privileges.Usage);
        return language;
    }

    /// <summary>A language whose privileges can be changed.</summary>
    /// <exception cref="SqlErrorException">42704, 42809.</exception>
    public static LanguageDefinition GetForGrant(StatementContext context, string name) => Get(context, name) is { IsTrusted: true } language
        ? language
        : throw new SqlErrorException(
            SqlState.WrongObjectType, $"language \"{name}\" is not trusted",
            "GRANT and REVOKE are not allowed on untrusted languages, because only superusers can use untrusted languages.");

    public static SqlErrorException Missing(string name) => new(SqlState.UndefinedObject, $"language \"{name}\" does not exist");
}
