using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Times;
using Cambium.Engine.Values;
using Cambium.Sql.Routines.PlPgSql;
using Cambium.Sql.Statements.Definitions;

namespace Cambium.Sql.Settings;

/// <summary>
/// One session's settings: defaults, then what the startup message said, then SET, then SET LOCAL. SET is transactional:
/// the session brackets it with <see cref="Save"/>, <see cref="Restore"/> and <see cref="EndTransaction"/>.
/// </summary>
public sealed class SessionSettings
{
    private readonly Dictionary<string, (string Value, SettingOrigin Origin)> _defaults = new(StringComparer.OrdinalIgnoreCase);
    private readonly Dictionary<string, string> _reported = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>Settings of nobody's that were set at some time: they stay known, and are empty when the value is gone.</summary>
    private readonly HashSet<string> _placeholders = new(StringComparer.OrdinalIgnoreCase);
    private Action<string, string>? _report;
    private SettingScope _scope = SettingScope.Empty;

    public SessionSettings() => Refresh();

    /// <summary>Counts changes of settings that the server knows; a plan or parsed name that depended on settings is stale when it moved.</summary>
    public long Version { get; private set; }

    public SessionFormat Format { get; private set; } = SessionFormat.Default;

    /// <summary>Schemas of search_path as written, <c>$user</c> included.</summary>
    public IReadOnlyList<string> SearchPath { get; private set; } = [];

    public TimeSpan StatementTimeout { get; private set; }

    /// <summary>standard_conforming_strings: a backslash in '…' stands for itself.</summary>
    public bool HasStandardStrings { get; private set; }

    /// <summary>Whether session_replication_role is replica.</summary>
    public bool IsReplica { get; private set; }

    public TimeSpan TransactionTimeout { get; private set; }

    public TimeSpan IdleInTransactionTimeout { get; private set; }

    public TimeSpan IdleTimeout { get; private set; }

    /// <summary>Names the next commit, so that its outcome can be asked for; null: it has no name.</summary>
    public Guid? CommitToken { get; private set; }

    /// <summary>Whether SET of superuser settings is allowed now.</summary>
    public Func<bool> IsSuperuser { get; set; } = static () => false;

    /// <summary>Told each name that is too long for a setting, and what is left of it.</summary>
    public Action<string, string> NameCut { get; set; } = static (_, _) => { };

    /// <summary>Called when the typed views of settings have been taken anew: a function may change some while a statement runs.</summary>
    public Action Changed { get; set; } = static () => { };

    /// <summary>From now on every change of a reported setting is told, by name and what SHOW tells.</summary>
    public void ReportTo(Action<string, string> report) => _report = report;

    /// <summary>What the client is told after startup.</summary>
    public IEnumerable<KeyValuePair<string, string>> Reported =>
        SettingRegistry.Reported.Select(definition => KeyValuePair.Create(definition.Name, ShowKnown(definition)));

    /// <summary>The value a setting returns to with RESET: startup message, role and database settings.</summary>
    /// <param name="source">Who gave it, as pg_settings.source tells.</param>
    /// <exception cref="SqlErrorException">42704, 22023.</exception>
    public void SetDefault(string name, string value, string source) => SetDefault(name, value, new SettingOrigin(source));

    /// <inheritdoc cref="SetDefault(string, string, string)"/>
    public void SetDefault(string name, string value, SettingOrigin origin)
    {
        _defaults[name] = (Check(name, value), origin);
        Refresh();
    }

    /// <summary>Takes over what the server's configuration says by now. What the client, its role or the database asked for stays, as does what a session is given once.</summary>
    internal void Follow(ConfiguredSettings before, ConfiguredSettings now)
    {
        foreach (string name in before.Values.Keys.Union(now.Values.Keys, StringComparer.OrdinalIgnoreCase))
        {
            bool isOfServer = !_defaults.TryGetValue(name, out (string Value, SettingOrigin Origin) given) || given.Origin.IsOfServer;
            if (!isOfServer || SettingRegistry.Find(name)?.Context is SettingContext.Backend or SettingContext.SuperuserBackend)
            {
                continue;
            }

            if (now.Values.TryGetValue(name, out ConfiguredSetting? setting))
            {
                _defaults[name] = (Check(name, setting.Value), setting.Origin);
            }
            else
            {
                _defaults.Remove(name);
                _placeholders.Add(name);
            }
        }

        Refresh();
    }

    /// <summary>Whether the setting can have that value, whoever gives it and when.</summary>
    /// <exception cref="SqlErrorException">42704, 22023.</exception>
    public static void RequireValue(string name, string value) => new SessionSettings().Check(name, value);

    /// <summary>The same for a setting that the client asks for as it connects.</summary>
    /// <exception cref="SqlErrorException">42704, 22023, 55P02, 42501.</exception>
    public void SetStartup(string name, string value)
    {
        SettingDefinition? definition = SettingRegistry.Find(name);
        if (definition?.Context == SettingContext.SuperuserBackend && !IsSuperuser())
        {
            throw Denied(definition);
        }

        if (definition?.Context is not (SettingContext.Backend or SettingContext.SuperuserBackend))
        {
            CheckContext(definition);
        }

        SetDefault(name, value, "client");
    }

    /// <summary>A fact of the session shown as a setting (is_superuser, session_authorization); always valid.</summary>
    /// <param name="source">Who says so, as pg_settings.source tells.</param>
    public void SetFact(string name, string value, string source = "override")
    {
        _defaults[name] = (value, new SettingOrigin(source));
        _scope = _scope with { Known = _scope.Known.Without(name) };
        Refresh();
    }

    /// <summary>SET, or set_config.</summary>
    /// <exception cref="SqlErrorException">42704, 22023, 55P02, 42501.</exception>
    public void Set(string name, string value, bool isLocal)
    {
        SettingDefinition? definition = Find(name);
        CheckContext(definition);
        string canonical = Check(name, value);
        if (definition is null)
        {
            _placeholders.Add(name);
        }

        Change(definition, name, layers => layers.With(definition?.Name ?? name, canonical, isLocal));
    }

    /// <summary>Whether a SET of it would be right, now or later.</summary>
    /// <returns>The canonical value.</returns>
    /// <exception cref="SqlErrorException">42704, 22023, 55P02, 42501.</exception>
    public string Validate(string name, string value)
    {
        CheckContext(Find(name));
        return Check(name, value);
    }

    /// <summary>RESET, or SET … TO DEFAULT.</summary>
    public void Reset(string name, bool isLocal)
    {
        SettingDefinition? definition = Find(name);
        CheckContext(definition);
        string canonicalName = definition?.Name ?? name;
        Change(definition, name, layers => isLocal ? layers.With(canonicalName, Default(definition, name), isLocal: true) : layers.Without(canonicalName));
    }

    /// <summary>Whom the session acts for stays.</summary>
    public void ResetAll() => Restore(SettingScope.Empty with { Known = _scope.Known.Only("role", "session_authorization") });

    /// <summary>The canonical value (as pg_settings.setting); null when there is no such setting.</summary>
    public string? Get(string name) =>
        SettingRegistry.Find(name) is { } definition
            ? _scope.Known.Find(name) ?? Default(definition, name)
            : _scope.Custom.Find(name) ?? _defaults.GetValueOrDefault(name).Value ?? (_placeholders.Contains(name) ? "" : null);

    /// <summary>Whether SET LOCAL has given the value.</summary>
    public bool IsLocal(string name) => SettingRegistry.Find(name) is { } definition ? _scope.Known.IsLocal(definition.Name) : _scope.Custom.IsLocal(name);

    public bool GetBoolean(string name) => Get(name) == "on";

    public int GetInteger(string name) => int.Parse(Get(name)!, CultureInfo.InvariantCulture);

    /// <summary>What SHOW tells; null when there is no such setting.</summary>
    public string? Show(string name) => SettingRegistry.Find(name) is { } definition ? ShowKnown(definition) : Get(name);

    /// <summary>Who gave the value: session for SET.</summary>
    public SettingOrigin Origin(SettingDefinition definition) =>
        _scope.Known.Find(definition.Name) is not null ? new SettingOrigin("session") : _defaults.GetValueOrDefault(definition.Name).Origin ?? SettingOrigin.Default;

    /// <summary>What RESET sets it to.</summary>
    public string ResetValue(SettingDefinition definition) => Default(definition, definition.Name);

    /// <summary>What BEGIN and SAVEPOINT remember.</summary>
    internal SettingScope Save() => _scope;

    internal void Restore(SettingScope scope)
    {
        bool isKnownSame = ReferenceEquals(scope.Known, _scope.Known);
        _scope = scope;
        if (!isKnownSame)
        {
            Refresh();
        }
    }

    /// <summary>SET LOCAL ends with its transaction.</summary>
    internal void EndTransaction() => Restore(_scope.WithoutLocal());

    /// <summary>Nothing that the server does depends on what users have named themselves, or changes with a value that is as before.</summary>
    private void Change(SettingDefinition? definition, string name, Func<SettingLayers, SettingLayers> change)
    {
        if (definition is null)
        {
            _scope = _scope with { Custom = change(_scope.Custom) };
            return;
        }

        string? before = Get(name);
        _scope = _scope with { Known = change(_scope.Known) };
        if (Get(name) != before)
        {
            Refresh();
        }
    }

    private static SettingDefinition? Find(string name)
    {
        SettingDefinition? definition = SettingRegistry.Find(name);
        if (definition is null && name.StartsWith("plpgsql.", StringComparison.OrdinalIgnoreCase))
        {
            throw new SqlErrorException(SqlState.InvalidName, $"invalid configuration parameter name \"{name}\"", "\"plpgsql\" is a reserved prefix.");
        }

        if (definition is null && !IsCustom(name))
        {
            throw !name.Contains('.') ? Unrecognized(name) : new SqlErrorException(
                SqlState.InvalidName, $"invalid configuration parameter name \"{name}\"", "Custom parameter names must be two or more simple identifiers separated by dots.");
        }

        return definition;
    }

    internal static SqlErrorException Unrecognized(string name) =>
        new(SqlState.UndefinedObject, $"unrecognized configuration parameter \"{name}\"");

    private static bool IsCustom(string name)
    {
        if (!name.Contains('.', StringComparison.Ordinal))
        {
            return false;
        }

        return name.Split('.').All(part => part.Length > 0 && (char.IsLetter(part[0]) || part[0] == '_')
            && part.All(character => char.IsLetterOrDigit(character) || character is '_' or '$'));
    }

    private void CheckContext(SettingDefinition? definition)
    {
        switch (definition?.Context)
        {
            case SettingContext.Internal:
                throw new SqlErrorException(SqlState.CantChangeRuntimeParam, $"parameter \"{definition.Name}\" cannot be changed");
            case SettingContext.Postmaster:
                throw new SqlErrorException(
                    SqlState.CantChangeRuntimeParam, $"parameter \"{definition.Name}\" cannot be changed without restarting the server");
            case SettingContext.Sighup:
                throw new SqlErrorException(SqlState.CantChangeRuntimeParam, $"parameter \"{definition.Name}\" cannot be changed now");
            case SettingContext.Backend or SettingContext.SuperuserBackend:
                throw new SqlErrorException(
                    SqlState.CantChangeRuntimeParam, $"parameter \"{definition.Name}\" cannot be set after connection start");
            case SettingContext.Superuser when !IsSuperuser():
                throw Denied(definition);
        }
    }

    private static SqlErrorException Denied(SettingDefinition definition) =>
        new(SqlState.InsufficientPrivilege, $"permission denied to set parameter \"{definition.Name}\"");

    private string Check(string name, string value)
    {
        if (SettingRegistry.Find(name) is not { } definition)
        {
            return IsCustom(name) ? value : throw Unrecognized(name);
        }

        switch (definition.Name)
        {
            case "client_encoding":
                return CheckEncoding(value);
            case "DateStyle":
                (DateStyle style, DateOrder order) = DateStyleSetting.Parse(value, Format.DateStyle, Format.DateOrder);
                return DateStyleSetting.Show(style, order);
            case "TimeZone" or "log_timezone":
                return TimeZoneSetting.Parse(definition.Name, value).Name;
            case "lc_monetary" or "lc_numeric" or "lc_time":
                return CheckLocale(definition.Name, value);
            case "application_name":
                return CheckName(value);
            case Sessions.CommitToken.SettingName:
                return Sessions.CommitToken.Check(value);
            case "search_path":
                return IdentifierList.TryParse(value, ',') is not null ? value : throw SettingValue.Invalid(definition.Name, value, "List syntax is invalid.");
            case "default_table_access_method" when value != TableMethod.Heap:
                throw SettingValue.Invalid(
                    definition.Name, value, value.Length == 0 ? $"{definition.Name} cannot be empty." : $"Table access method \"{value}\" does not exist.");
            case "timezone_abbreviations" when !value.Equals("Default", StringComparison.Ordinal):
                throw SettingValue.Invalid(definition.Name, value, "The abbreviations of PostgreSQL's set Default are known, and no other set.");
            case "default_tablespace" when value.Length > 0 && !Tablespaces.Exists(value):
                throw SettingValue.Invalid(definition.Name, value, $"Tablespace \"{value}\" does not exist.");
            case PlExtraCheckSettings.Errors or PlExtraCheckSettings.Warnings:
                _ = PlExtraCheckSettings.Parse(definition.Name, value);
                return value;
            case "default_with_oids" when SettingValue.Canonical(definition, value) == "on":
                throw new SqlErrorException(SqlState.FeatureNotSupported, "tables declared WITH OIDS are not supported");
            default:
                return SettingValue.Canonical(definition with { Name = name }, value);
        }
    }

    /// <summary>Amounts, numbers and names of days are printed as in the C locale, and American English has them the same.</summary>
    private static string CheckLocale(string name, string value) => value.Split('.', '@')[0] is "" or "C" or "POSIX" or "en_US"
        ? value
        : throw SettingValue.Invalid(name, value);

    /// <summary>Cut like an identifier; then what isn't ASCII is replaced byte by byte.</summary>
    private string CheckName(string value)
    {
        string cut = Identifier.Cut(value);
        if (cut.Length < value.Length)
        {
            NameCut(value, cut);
        }

        return string.Concat(Encoding.UTF8.GetBytes(cut).Select(static character => character is >= (byte)' ' and <= (byte)'~' ? (char)character : '?'));
    }

    private static string CheckEncoding(string value)
    {
        CharacterEncoding encoding = CharacterEncoding.Find(value)
            ?? throw SettingValue.Invalid("client_encoding", value);
        return encoding.IsConvertible
            ? encoding.Name
            : throw new SqlErrorException(SqlState.FeatureNotSupported, $"conversion between {encoding.Name} and UTF8 is not supported");
    }

    private string Default(SettingDefinition? definition, string name) =>
        _defaults.TryGetValue(definition?.Name ?? name, out (string Value, SettingOrigin Origin) given) ? given.Value : definition?.Default ?? "";

    private string ShowKnown(SettingDefinition definition) => SettingValue.Show(definition, Get(definition.Name)!);

    /// <summary>A setting in milliseconds.</summary>
    public TimeSpan GetMilliseconds(string name) => TimeSpan.FromMilliseconds(long.Parse(Get(name)!, CultureInfo.InvariantCulture));

    /// <summary>Takes the typed views of frequently used settings anew and reports what changed.</summary>
    private void Refresh()
    {
        Version++;
        (DateStyle style, DateOrder order) = DateStyleSetting.Parse(Get("DateStyle")!, DateStyle.Iso, DateOrder.MonthDayYear);
        Format = Format with
        {
            DateStyle = style,
            DateOrder = order,
            TimeZone = TimeZones.Find(Get("TimeZone")!) ?? TimeZoneRules.Utc,
            IntervalStyle = Get("IntervalStyle") switch
            {
                "postgres_verbose" => IntervalStyle.PostgresVerbose,
                "sql_standard" => IntervalStyle.SqlStandard,
                "iso_8601" => IntervalStyle.Iso8601,
                _ => IntervalStyle.Postgres,
            },
            ExtraFloatDigits = int.Parse(Get("extra_float_digits")!, CultureInfo.InvariantCulture),
            ByteaHex = Get("bytea_output") == "hex",
            IsXmlDocument = Get("xmloption") == "document",
            ReadsArrayNulls = GetBoolean("array_nulls"),
        };
        SearchPath = IdentifierList.TryParse(Get("search_path")!, ',')!;
        HasStandardStrings = GetBoolean("standard_conforming_strings");
        IsReplica = Get("session_replication_role") == "replica";
        StatementTimeout = GetMilliseconds("statement_timeout");
        TransactionTimeout = GetMilliseconds("transaction_timeout");
        IdleInTransactionTimeout = GetMilliseconds("idle_in_transaction_session_timeout");
        IdleTimeout = GetMilliseconds("idle_session_timeout");
        CommitToken = Sessions.CommitToken.Parse(Get(Sessions.CommitToken.SettingName));
        Changed();
        foreach (KeyValuePair<string, string> pair in Reported)
        {
            if (_reported.TryGetValue(pair.Key, out string? before) && before == pair.Value)
            {
                continue;
            }

            _reported[pair.Key] = pair.Value;
            _report?.Invoke(pair.Key, pair.Value);
        }
    }
}
