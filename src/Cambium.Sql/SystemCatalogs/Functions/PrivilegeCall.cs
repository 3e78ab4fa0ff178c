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
        Rights = Session.Roles.RightsOf(hasUser ? FindUser(types.Arguments[0].Type, args[0]) : Session.Roles.CurrentId);
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

    public RoleRights Rights { get; }

    /// <summary>The object as named; null when its OID was given.</summary>
    public string? ObjectName { get; }

    public int ObjectId { get; }

    /// <summary>Any of them is enough.</summary>
    public IReadOnlyList<(Privileges Privilege, bool WithGrantOption)> Privileges { get; }

    /// <summary>What was granted on an object of the system; null when that was never changed.</summary>
    public SystemPrivileges? FindSystem(int classId, int oid)
    {
        Session.Transactions.Engine.Reads.NoteCatalog(SystemCatalog.PgCatalogSchemaId);
        return Catalog.FindSystemPrivileges(classId, oid);
    }

    /// <summary>The object's OID, which may be nothing's. A text means what it says in SQL.</summary>
    /// <exception cref="SqlErrorException">There is nothing of that name.</exception>
    public int Find(DataType regType) => ObjectName is { } name ? (int)RegistryNames.Require(Session, regType, name) : ObjectId;

    /// <summary>A schema's OID, which may be nothing's. A text is the name as it is.</summary>
    /// <exception cref="SqlErrorException">3F000.</exception>
    public int FindSchema() => ObjectName is not { } name ? ObjectId
        : RegistryNames.FindSchema(Session.Names.Reader(), name) ?? throw new SqlErrorException(SqlState.InvalidSchemaName, $"schema \"{name}\" does not exist");

    /// <summary>Who has no role's OID is nobody, and may what everyone may.</summary>
    private int FindUser(DataType type, in Value user) =>
        type.Form != ValueForm.Text ? (int)user.UInt32
        : user.Text == "public" ? 0
        : Session.Roles.Get(user.Text).Id;

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
