using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Access;
using Cambium.Sql.Settings;

namespace Cambium.Sql.Sessions;

/// <summary>
/// Who the session acts for: the authenticated user, who may become another by SET SESSION AUTHORIZATION or SET ROLE. Both
/// are settings, so they follow the transaction. Parts of statements may act for others.
/// </summary>
internal sealed class SessionRoles
{
    /// <summary>No role's id: that of one that has been dropped meanwhile. It has the rights of PUBLIC.</summary>
    private const int NoRole = -1;

    private readonly SqlSession _session;
    private RoleRights? _rights;
    private (CatalogSnapshot Catalog, long SettingsVersion, ActingRole? Acting) _rightsOf;

    public SessionRoles(SqlSession session)
    {
        _session = session;
        session.Settings.SetFact("session_authorization", session.Identity.User);
        session.Settings.IsSuperuser = () => IsCurrentSuperuser;
        session.Settings.SetFact("is_superuser", IsSuperuser(session.Identity.User) ? "on" : "off");
        session.Settings.SetFact("lc_collate", Database.Collate ?? DatabaseDefinition.CommonLocale);
        session.Settings.SetFact("lc_ctype", Database.CharacterType ?? DatabaseDefinition.CommonLocale);
    }

    public string AuthenticatedName => _session.Identity.User;

    public string SessionName => Settings.Get("session_authorization")!;

    /// <summary>Who the part of a statement that runs acts for; null: who the settings name.</summary>
    public ActingRole? Acting { get; private set; }

    public string CurrentName => Acting is { } acting ? acting.Name : Settings.Get("role") is { } role and not "none" ? role : SessionName;

    /// <summary>The current role's id.</summary>
    public int CurrentId => IdOf(CurrentName);

    /// <summary>What the current role may do, by the catalog as the transaction sees it.</summary>
    public RoleRights Rights => RightsOf(null);

    public bool IsCurrentSuperuser => IsSuperuser(CurrentName);

    private SessionSettings Settings => _session.Settings;

    // Who may do what is today's, whatever time is read.
    private CatalogSnapshot Catalog => _session.Transactions is { HasSnapshot: true, Characteristics.AsOf: null } transactions
        ? transactions.Engine.Catalog
        : _session.Database.Engine.Root.Catalog;

    /// <summary>Acts as a role, whatever the user may become, until that is disposed of.</summary>
    /// <param name="roleId">One that has been dropped meanwhile changes nothing.</param>
    public ActingScope ActAs(int roleId, bool isDefiner = false, bool isRestricted = false)
    {
        ActingRole? before = Acting;
        string name = Catalog.TryGet(roleId, out RoleDefinition? role) ? role.Name : CurrentName;
        Acting = new ActingRole(name, isDefiner || before is { IsDefiner: true }, isRestricted || before is { IsRestricted: true });
        return new ActingScope(this, before);
    }

    internal void EndActing(ActingRole? before) => Acting = before;

    /// <exception cref="SqlErrorException">42501: what runs was written by another user, who might leave something behind.</exception>
    public void RequireUnrestricted(string action)
    {
        if (Acting is { IsRestricted: true })
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, $"cannot {action} within security-restricted operation");
        }
    }

    /// <summary>SET ROLE.</summary>
    public void SetRole(string name, bool isLocal)
    {
        RequireOwnIdentity("role");
        if (name != "none")
        {
            RoleDefinition role = GetForSetting(name);
            if (!IsSuperuser(SessionName) && !RightsOf(IdOf(SessionName)).IsMemberOf(role.Id))
            {
                throw new SqlErrorException(SqlState.InsufficientPrivilege, $"permission denied to set role \"{name}\"");
            }
        }

        Settings.Set("role", name, isLocal);
        Changed();
    }

    /// <summary>SET SESSION AUTHORIZATION; null returns to the authenticated user.</summary>
    public void SetSessionAuthorization(string? name, bool isLocal)
    {
        RequireOwnIdentity("session_authorization");
        if (name is not null && name != AuthenticatedName)
        {
            GetForSetting(name);
            if (!IsSuperuser(AuthenticatedName))
            {
                throw new SqlErrorException(SqlState.InsufficientPrivilege, "permission denied to set session authorization");
            }
        }

        Settings.Set("session_authorization", name ?? AuthenticatedName, isLocal);
        Settings.Reset("role", isLocal: false);
        Changed();
    }

    public RoleDefinition Get(string name) => Catalog.TryGetRole(name, out RoleDefinition? role)
        ? role
        : throw new SqlErrorException(SqlState.UndefinedObject, $"role \"{name}\" does not exist");

    private RoleDefinition GetForSetting(string name) => Catalog.TryGetRole(name, out RoleDefinition? role)
        ? role
        : throw new SqlErrorException(SqlState.InvalidParameterValue, $"role \"{name}\" does not exist");

    public bool IsSuperuser(string name) => Catalog.TryGetRole(name, out RoleDefinition? role) && role.IsSuperuser;

    /// <summary>What a role may do; null is the current one.</summary>
    public RoleRights RightsOf(int? roleId)
    {
        CatalogSnapshot catalog = Catalog;
        if (roleId is { } id)
        {
            return new RoleRights(catalog, id, DatabaseOwnerId(catalog));
        }

        if (_rights is null || !ReferenceEquals(_rightsOf.Catalog, catalog) || _rightsOf.SettingsVersion != Settings.Version || !ReferenceEquals(_rightsOf.Acting, Acting))
        {
            _rights = new RoleRights(catalog, CurrentId, DatabaseOwnerId(catalog));
            _rightsOf = (catalog, Settings.Version, Acting);
        }

        return _rights;
    }

    /// <summary>The current database, with its owner and what was granted on it.</summary>
    public DatabaseDefinition Database => DatabaseOf(Catalog);

    /// <summary>A database of the server, with its owner and what was granted on it.</summary>
    public DatabaseDefinition DefinitionOf(DatabaseDescription database) => DefinitionOf(Catalog, database);

    /// <exception cref="SqlErrorException">42501.</exception>
    public void RequireOnDatabase(Privileges privilege) => Rights.Require(Database, privilege);

    /// <exception cref="SqlErrorException">42501: no TEMPORARY on the database, or what runs was written by another user.</exception>
    public void RequireTemporary()
    {
        RequireUnrestricted("create temporary table");
        if ((Rights.On(Database) & Privileges.Temporary) == 0)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, $"permission denied to create temporary tables in database \"{Database.Name}\"");
        }
    }

    /// <summary>A setting that the session starts with. Who it acts for is not just a setting: it must be allowed to.</summary>
    public void Start(string name, string value, Action<string, string> set)
    {
        switch (name.ToLowerInvariant())
        {
            case "role":
                SetRole(value, isLocal: false);
                break;
            case "session_authorization":
                SetSessionAuthorization(value, isLocal: false);
                break;
            default:
                set(name, value);
                break;
        }
    }

    /// <summary>The settings that ALTER ROLE and ALTER DATABASE gave to sessions like this one, the closest fit last.</summary>
    public void ApplySettings()
    {
        CatalogSnapshot catalog = _session.Database.Engine.Root.Catalog;
        int role = catalog.TryGetRole(AuthenticatedName, out RoleDefinition? known) ? known.Id : NoRole;
        int database = _session.Database.Options.Oid;
        foreach ((string setting, string source) in catalog.RoleSettings
            .Where(settings => (settings.RoleId == 0 || settings.RoleId == role) && (settings.DatabaseOid == 0 || settings.DatabaseOid == database))
            .OrderBy(settings => (settings.RoleId == 0 ? 0 : 2) + (settings.DatabaseOid == 0 ? 0 : 1))
            .SelectMany(settings => settings.Settings.Select(setting => (setting, SourceOf(settings)))))
        {
            int equals = setting.IndexOf('=', StringComparison.Ordinal);
            try
            {
                Start(setting[..equals], setting[(equals + 1)..], (name, value) => Settings.SetDefault(name, value, source));
            }
            catch (SqlErrorException error)
            {
                // It was valid when it was given; a session starts without it rather than not at all.
                _session.Host.Notice(SqlNotice.Warning(error.SqlState, error.Message));
            }
        }
    }

    /// <summary>As pg_settings.source tells.</summary>
    private static string SourceOf(RoleSettings settings) => (settings.RoleId == 0, settings.DatabaseOid == 0) switch
    {
        (true, true) => "global",
        (true, false) => "database",
        (false, true) => "user",
        (false, false) => "database user",
    };

    /// <exception cref="SqlErrorException">42501: who it acts for was given to it.</exception>
    private void RequireOwnIdentity(string setting)
    {
        if (Acting is { IsDefiner: true })
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, $"cannot set parameter \"{setting}\" within security-definer function");
        }

        RequireUnrestricted($"set parameter \"{setting}\"");
    }

    private int IdOf(string name) => Catalog.TryGetRole(name, out RoleDefinition? role) ? role.Id : NoRole;

    private int DatabaseOwnerId(CatalogSnapshot catalog) => DatabaseOf(catalog).OwnerId;

    private DatabaseDefinition DatabaseOf(CatalogSnapshot catalog) =>
        DefinitionOf(catalog, new DatabaseDescription(_session.Database.Name, _session.Database.Options.Oid, _session.Database.Options.Owner));

    private static DatabaseDefinition DefinitionOf(CatalogSnapshot catalog, DatabaseDescription description) =>
        catalog.TryGetDatabase(description.Name, out DatabaseDefinition? database) ? database : new DatabaseDefinition
        {
            Id = description.Oid,
            Name = description.Name,
            OwnerId = catalog.TryGetRole(description.Owner, out RoleDefinition? owner) ? owner.Id : SystemCatalog.BootstrapRoleId,
        };

    private void Changed()
    {
        Settings.SetFact("is_superuser", IsCurrentSuperuser ? "on" : "off");
    }
}
