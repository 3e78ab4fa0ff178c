using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>The arguments of a has_…_privilege function: user (optional), object, privileges.</summary>
internal sealed class PrivilegeCall
{
    private static readonly Dictionary<string, Privileges> s_words = new(StringComparer.OrdinalIgnoreCase)
    {
        ["SELECT"] = Engine.Catalog.Privileges.Select,
        ["INSERT"] = Engine.Catalog.Privileges.Insert,
        ["UPDATE"] = Engine.Catalog.Privileges.Update,
        ["DELETE"] = Engine.Catalog.Privileges.Delete,
        ["TRUNCATE"] = Engine.Catalog.Privileges.Truncate,
        ["REFERENCES"] = Engine.Catalog.Privileges.References,
        ["TRIGGER"] = Engine.Catalog.Privileges.Trigger,
        ["USAGE"] = Engine.Catalog.Privileges.Usage,
        ["CREATE"] = Engine.Catalog.Privileges.Create,
        ["CONNECT"] = Engine.Catalog.Privileges.Connect,
        ["TEMPORARY"] = Engine.Catalog.Privileges.Temporary,
        ["TEMP"] = Engine.Catalog.Privileges.Temporary,
        ["EXECUTE"] = Engine.Catalog.Privileges.Execute,
        ["SET"] = Engine.Catalog.Privileges.None,
        ["ALTER SYSTEM"] = Engine.Catalog.Privileges.None,
        ["MEMBER"] = Engine.Catalog.Privileges.None,
    };

    /// <param name="arguments">How many there are without the user.</param>
    public PrivilegeCall(CallTypes types, ReadOnlySpan<Value> args, CallContext context, int arguments)
    {
        Session = CatalogFunctions.Session(context);
        bool hasUser = args.Length > arguments;
        (User, int role) = hasUser ? FindUser(types.Arguments[0].Type, args[0]) : (context.System.CurrentUser, Session.Roles.CurrentId);
        Rights = Session.Roles.RightsOf(role);
        int place = hasUser ? 1 : 0;
        if (types.Arguments[place].Type.Form == ValueForm.Text)
        {
            ObjectName = args[place].Text;
        }
        else
        {
            ObjectId = (int)args[place].UInt32;
        }

        Privileges = [.. args[^1].Text.Split(',').Select(Parse)];
    }

    public SqlSession Session { get; }

    public CatalogSnapshot Catalog => Session.Names.Catalog;

    public string User { get; }

    public RoleRights Rights { get; }

    /// <summary>The object as named; null when its OID was given.</summary>
    public string? ObjectName { get; }

    public int ObjectId { get; }

    /// <summary>Any of them is enough.</summary>
    public IReadOnlyList<(Privileges Privilege, bool WithGrantOption)> Privileges { get; }

    /// <summary>The object's OID; null when an OID was given that nothing has.</summary>
    /// <exception cref="SqlErrorException">There is nothing of that name.</exception>
    public int? Find(DataType regType) => ObjectName is { } name ? (int)RegistryNames.Require(Session, regType, name) : ObjectId;

    private (string Name, int Id) FindUser(DataType type, in Value user)
    {
        if (type.Form == ValueForm.Text)
        {
            string name = user.Text;
            return name == "public" ? (name, 0) : (name, Session.Roles.Get(name).Id);
        }

        int id = (int)user.UInt32;
        return Catalog.TryGet(id, out RoleDefinition? role)
            ? (role.Name, id)
            : id == 0 ? ("public", 0) : throw new SqlErrorException(SqlState.UndefinedObject, FormattableString.Invariant($"role with OID {id} does not exist"));
    }

    private static (Privileges Privilege, bool WithGrantOption) Parse(string text)
    {
        const string GrantOption = " WITH GRANT OPTION";
        const string AdminOption = " WITH ADMIN OPTION";
        string word = text.Trim();
        bool withGrantOption = word.EndsWith(GrantOption, StringComparison.OrdinalIgnoreCase);
        word = withGrantOption ? word[..^GrantOption.Length] : word.EndsWith(AdminOption, StringComparison.OrdinalIgnoreCase) ? word[..^AdminOption.Length] : word;
        return s_words.TryGetValue(word, out Privileges privilege)
            ? (privilege, withGrantOption)
            : throw new SqlErrorException(SqlState.InvalidParameterValue, $"unrecognized privilege type: \"{word}\"");
    }
}
