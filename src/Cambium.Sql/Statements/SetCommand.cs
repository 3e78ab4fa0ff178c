using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Times;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Sessions;
using Cambium.Sql.Settings;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>SET and RESET in all spellings.</summary>
internal static class SetCommand
{
    private static readonly string[] s_listSettings = ["DateStyle", "default_text_search_config"];

    /// <summary>Those that take lists of names, which are kept quoted.</summary>
    private static readonly string[] s_nameLists = ["search_path", "temp_tablespaces", "local_preload_libraries", "session_preload_libraries", "shared_preload_libraries", "unix_socket_directories"];

    public static bool IsNameList(string setting) => s_nameLists.Contains(setting);

    public static string Execute(SetStatement statement, StatementContext context)
    {
        if (statement.Kind == SetKind.ResetAll)
        {
            context.Settings.ResetAll();
            return "RESET";
        }

        if (statement.IsLocal && BlockRules.IsAlone(context))
        {
            context.Session.Notice(SqlNotice.Warning(SqlState.NoActiveSqlTransaction, "SET LOCAL can only be used in transaction blocks"));
        }

        bool isReset = statement.Kind is SetKind.Reset or SetKind.Default;
        Apply(statement.Name, isReset ? null : Text(statement), statement.IsLocal, context.Session);
        return statement.Kind == SetKind.Reset ? "RESET" : "SET";
    }

    /// <summary>The configuration of that name, with its schema: another search path doesn't change what is meant.</summary>
    private static string TextConfiguration(string setting, string value, SqlSession session)
    {
        CatalogReader reader = session.Names.Reader();
        return IdentifierList.TryParse(value, '.') is { Count: > 0 } parts && (parts.Count == 1 || reader.Catalog.TryResolveSchema(parts[^2], out _))
            && reader.Find<TextSearchConfigurationDefinition>(NameClass.TextSearchConfiguration, new QualifiedName([.. parts], default)) is { } found
            ? $"{Identifier.Quote(reader.SchemaName(found.SchemaId))}.{Identifier.Quote(found.Name)}"
            : throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid value for parameter \"{setting}\": \"{value}\"");
    }

    /// <param name="value">Null: back to the default.</param>
    public static void Apply(string name, string? value, bool isLocal, SqlSession session)
    {
        switch (name)
        {
            case "role":
                session.Roles.SetRole(value ?? "none", isLocal);
                break;
            case "session_authorization":
                session.Roles.SetSessionAuthorization(value, isLocal);
                break;
            case "transaction_isolation" or "transaction_read_only" or "transaction_deferrable":
                session.Transactions.SetCharacteristics(Modes(name, value ?? session.Settings.Get("default_" + name)!));
                break;
            case "seed":
                if (value is not null)
                {
                    session.Calls.Random = new SeededRandom(double.Parse(session.Settings.Validate(name, value), CultureInfo.InvariantCulture));
                }

                break;
            case "default_text_search_config" when value is not null:
                session.Settings.Set(name, TextConfiguration(name, value, session), isLocal);
                break;
            default:
                if (value is null)
                {
                    session.Settings.Reset(name, isLocal);
                }
                else
                {
                    session.Settings.Set(name, value, isLocal);
                }

                break;
        }
    }

    /// <summary>Whether the setting can have that value.</summary>
    /// <exception cref="SqlErrorException">22023.</exception>
    public static void RequireValue(string name, string value, SqlSession session)
    {
        SessionSettings.RequireValue(name, value);
        if (name == "default_text_search_config")
        {
            TextConfiguration(name, value, session);
        }
    }

    /// <summary>The value SET gives; null where it takes one away.</summary>
    public static string? TextOf(SetStatement statement) => statement.Kind == SetKind.Values ? Text(statement) : null;

    /// <summary>The same, or the session's own for FROM CURRENT.</summary>
    /// <exception cref="SqlErrorException">42704: the session has none.</exception>
    public static string? TextOf(SetStatement statement, SessionSettings current) =>
        statement.Kind == SetKind.FromCurrent ? current.Show(statement.Name) ?? throw SessionSettings.Unrecognized(statement.Name) : TextOf(statement);

    private static TransactionModes Modes(string name, string value) => name switch
    {
        "transaction_isolation" => new TransactionModes(Level(value), null, null, default),
        "transaction_read_only" => new TransactionModes(null, Boolean(name, value), null, default),
        _ => new TransactionModes(null, null, Boolean(name, value), default),
    };

    private static IsolationLevel Level(string value) => value.ToLowerInvariant() switch
    {
        "read uncommitted" => IsolationLevel.ReadUncommitted,
        "read committed" => IsolationLevel.ReadCommitted,
        "repeatable read" => IsolationLevel.RepeatableRead,
        "serializable" => IsolationLevel.Serializable,
        _ => throw new SqlErrorException(
            SqlState.InvalidParameterValue,
            $"invalid value for parameter \"transaction_isolation\": \"{value}\"",
            hint: "Available values: serializable, repeatable read, read committed, read uncommitted."),
    };

    private static bool Boolean(string name, string value) => SettingValue.ParseBoolean(value)
        ?? throw new SqlErrorException(SqlState.InvalidParameterValue, $"parameter \"{name}\" requires a Boolean value");

    /// <summary>The value a SET gives, as text.</summary>
    internal static string Text(SetStatement statement)
    {
        bool quotes = s_nameLists.Contains(statement.Name, StringComparer.OrdinalIgnoreCase);
        if (statement.Values.Count > 1 && !quotes && !s_listSettings.Contains(statement.Name, StringComparer.OrdinalIgnoreCase))
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"SET {statement.Name} takes only one argument");
        }

        return string.Join(", ", statement.Values.Select(value => quotes ? Identifier.Quote(Text(value)) : Text(value)));
    }

    private static string Text(Expression value) => value switch
    {
        StringLiteral literal => literal.Value,
        NumericLiteral literal => literal.Text,
        BooleanLiteral literal => literal.Value ? "true" : "false",
        TypedLiteral { Type.Name.Name: "interval" } literal => Offset(literal),
        _ => throw new SqlErrorException(SqlState.SyntaxError, "invalid value in SET", position: value.Span.Position),
    };

    /// <summary>SET TIME ZONE INTERVAL '-08:00' HOUR TO MINUTE.</summary>
    private static string Offset(TypedLiteral literal)
    {
        if (literal.Type.IntervalFields is not (IntervalFields.All or IntervalFields.Hour or IntervalFields.HourToMinute))
        {
            throw new SqlErrorException(SqlState.SyntaxError, "time zone interval must be HOUR or HOUR TO MINUTE", position: literal.Span.Position);
        }

        int range = literal.Type.IntervalFields == IntervalFields.Hour ? IntervalModifier.Hour : IntervalModifier.FullRange;
        Interval parsed = IntervalInput.Parse(literal.Value, range);
        if (parsed.Months != 0 || parsed.Days != 0)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "time zone interval must not include months or days");
        }

        return TimeZones.FromOffset((int)(parsed.Micros / DateTimes.MicrosPerSecond)).Name;
    }
}
