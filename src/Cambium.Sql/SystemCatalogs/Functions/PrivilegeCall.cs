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
    /// <param name="words">The privileges there are on this kind of object.</param>
    /// <param name="arguments">How many there are without the user.</param>
    public PrivilegeCall(CallTypes types, ReadOnlySpan<Value> args, CallContext context, string words, int arguments = 2)
    {
        Session = CatalogFunctions.Session(context);

        // Rights follow from all roles and who is a member of which.
        Session.Transactions.Engine.Reads.NoteCatalogAll(NameClass.Role, NameClass.Membership);
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
            CatalogFunctions.Catalog(context, ObjectId);
        }

        Privileges = [.. args[^1].Text.Split(',').Select(text => Parse(text, words))];
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

    private static (Privileges Privilege, bool WithGrantOption) Parse(string text, string words)
    {
        const string GrantOption = " WITH GRANT OPTION";
        const string AdminOption = " WITH ADMIN OPTION";
        string word = text.Trim();
        bool withGrantOption = word.EndsWith(GrantOption, StringComparison.OrdinalIgnoreCase);
        word = withGrantOption ? word[..^GrantOption.Length] : word.EndsWith(AdminOption, StringComparison.OrdinalIgnoreCase) ? word[..^AdminOption.Length] : word;
        if (!words.Split(' ').Contains(word.Replace(' ', '_'), StringComparer.OrdinalIgnoreCase))
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"unrecognized privilege type: \"{text.Trim()}\"");
        }

        return (word.Equals("TEMP", StringComparison.OrdinalIgnoreCase) ? Engine.Catalog.Privileges.Temporary
            : Enum.TryParse(word, ignoreCase: true, out Privileges privilege) ? privilege
            : Engine.Catalog.Privileges.None, withGrantOption);
    }
}
