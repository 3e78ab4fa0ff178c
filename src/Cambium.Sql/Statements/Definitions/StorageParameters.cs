using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Recovery;
using Cambium.Sql.Settings;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// WITH (…) and SET (…) of tables and indexes. They tune what this server doesn't have, but for an index's <see cref="IndexDefinition.Storage"/>: they
/// are checked as PostgreSQL checks them, and kept for those who describe and dump.
/// </summary>
internal static class StorageParameters
{
    // PostgreSQL 15, src/backend/access/common/reloptions.c.
    private static readonly StorageParameter[] s_ofBoth =
    [
        new StorageParameter.Switch("autovacuum_enabled"),
        new StorageParameter.Whole("autovacuum_vacuum_threshold", 0, int.MaxValue),
        new StorageParameter.Whole("autovacuum_vacuum_insert_threshold", -1, int.MaxValue),
        new StorageParameter.Whole("autovacuum_vacuum_cost_limit", 1, 10_000),
        new StorageParameter.Whole("autovacuum_freeze_min_age", 0, 1_000_000_000),
        new StorageParameter.Whole("autovacuum_freeze_max_age", 100_000, 2_000_000_000),
        new StorageParameter.Whole("autovacuum_freeze_table_age", 0, 2_000_000_000),
        new StorageParameter.Whole("autovacuum_multixact_freeze_min_age", 0, 1_000_000_000),
        new StorageParameter.Whole("autovacuum_multixact_freeze_max_age", 10_000, 2_000_000_000),
        new StorageParameter.Whole("autovacuum_multixact_freeze_table_age", 0, 2_000_000_000),
        new StorageParameter.Whole("log_autovacuum_min_duration", -1, int.MaxValue),
        new StorageParameter.Real("autovacuum_vacuum_cost_delay", 0, 100),
        new StorageParameter.Real("autovacuum_vacuum_scale_factor", 0, 100),
        new StorageParameter.Real("autovacuum_vacuum_insert_scale_factor", 0, 100),
        new StorageParameter.Choice("vacuum_index_cleanup", "\"on\", \"off\", and \"auto\"", "auto", "on", "off", "true", "false", "yes", "no", "1", "0"),
        new StorageParameter.Switch("vacuum_truncate"),
    ];

    private static readonly StorageParameter[] s_ofTables =
    [
        .. s_ofBoth,
        new StorageParameter.Whole("fillfactor", 10, 100),
        new StorageParameter.Whole("toast_tuple_target", 128, 8160),
        new StorageParameter.Whole("autovacuum_analyze_threshold", 0, int.MaxValue),
        new StorageParameter.Real("autovacuum_analyze_scale_factor", 0, 100),
        new StorageParameter.Switch("user_catalog_table"),
        new StorageParameter.Whole("parallel_workers", 0, 1024),
    ];

    private static readonly StorageParameter[] s_ofIndexes =
    [
        new StorageParameter.Whole("fillfactor", 10, 100),
        new StorageParameter.Switch("deduplicate_items"),
        new StorageParameter.Choice("buffering", "\"on\", \"off\", and \"auto\"", "on", "off", "auto"),
        new StorageParameter.Switch("fastupdate"),
        new StorageParameter.Whole("gin_pending_list_limit", 64, int.MaxValue),
        new StorageParameter.Whole("pages_per_range", 1, 131_072),
        new StorageParameter.Switch("autosummarize"),
        new StorageParameter.Whole("m", 2, 100),
        new StorageParameter.Whole("ef_construction", 4, 1000),
        new StorageParameter.Whole("lists", 1, 32_768),
        new StorageParameter.Whole("length", 1, 4096),
        .. Enumerable.Range(1, AccessMethod.BloomColumnsMax).Select(static column => new StorageParameter.Whole(FormattableString.Invariant($"col{column}"), 1, 4095)),
        new StorageParameter.Choice(
            IndexDefinition.StorageParameter, string.Join(" and ", Enum.GetNames<IndexStorage>().Select(static name => $"\"{name.ToLowerInvariant()}\"")), Enum.GetNames<IndexStorage>()),
    ];

    private static readonly StorageParameter[] s_ofColumns = [new StorageParameter.Real("n_distinct", -1, double.MaxValue), new StorageParameter.Real("n_distinct_inherited", -1, double.MaxValue)];

    /// <summary>Those of a new table, each name=value.</summary>
    /// <exception cref="SqlErrorException">22023, 0A000.</exception>
    public static ImmutableArray<string> OfTable(SyntaxList<Option> options, bool isPartitioned = false) => ChangeTable([], [.. options.Where(static option => !IsOids(option))], isPartitioned);

    public static ImmutableArray<string> OfIndex(SyntaxList<Option> options, AccessMethod method) => ChangeIndex([], options, method);

    /// <param name="isPartitioned">It holds no rows, so there is nothing to tune.</param>
    public static ImmutableArray<string> ChangeTable(ImmutableArray<string> known, SyntaxList<Option> options, bool isPartitioned)
    {
        // No table has a toast table, and PostgreSQL forgets these too where it needs none.
        Check([.. options.Where(static option => option.Namespace == "toast")], s_ofBoth);
        Option[] own = [.. options.Where(static option => option.Namespace != "toast")];
        return Change(known, own, isPartitioned ? [] : s_ofTables);
    }

    public static ImmutableArray<string> ChangeIndex(ImmutableArray<string> known, SyntaxList<Option> options, AccessMethod method) =>
        Change(known, [.. options], [.. s_ofIndexes.Where(parameter => method.Parameters.Contains(parameter.Name))]);

    /// <summary>Options of an operator class.</summary>
    public static ImmutableArray<string> OfClass(SyntaxList<Option> options, IReadOnlyList<StorageParameter> parameters) => Change([], [.. options], parameters);

    public static ImmutableArray<string> ChangeColumn(ImmutableArray<string> known, SyntaxList<Option> options) => Change(known, [.. options], s_ofColumns);

    /// <exception cref="SqlErrorException">42601: values are given.</exception>
    public static ImmutableArray<string> Reset(ImmutableArray<string> known, SyntaxList<Option> options)
    {
        RequireNoValues(options);
        return [.. known.Where(setting => !options.Any(option => option.Namespace is null && option.Name == NameOf(setting)))];
    }

    /// <exception cref="SqlErrorException">42601: values are given.</exception>
    public static void RequireNoValues(SyntaxList<Option> options)
    {
        if (options.Any(static option => option.Value is not null))
        {
            throw new SqlErrorException(SqlState.SyntaxError, "RESET must not include values for parameters");
        }
    }

    private static ImmutableArray<string> Change(ImmutableArray<string> known, IReadOnlyList<Option> options, IReadOnlyList<StorageParameter> parameters)
    {
        Check(options, parameters);
        return [.. known.Where(setting => !options.Any(option => option.Name == NameOf(setting))), .. options.Select(static option => $"{option.Name}={Text(option)}")];
    }

    private static void Check(IReadOnlyList<Option> options, IReadOnlyList<StorageParameter> parameters)
    {
        HashSet<string> seen = [];
        foreach (Option option in options)
        {
            if (option.Namespace is not (null or "toast"))
            {
                throw new SqlErrorException(SqlState.InvalidParameterValue, $"unrecognized parameter namespace \"{option.Namespace}\"");
            }

            StorageParameter parameter = parameters.FirstOrDefault(candidate => candidate.Name == option.Name)
                ?? throw new SqlErrorException(SqlState.InvalidParameterValue, $"unrecognized parameter \"{option.Name}\"");
            if (!seen.Add(option.Name))
            {
                throw new SqlErrorException(SqlState.InvalidParameterValue, $"parameter \"{option.Name}\" specified more than once");
            }

            parameter.Check(Text(option));
        }
    }

    /// <exception cref="SqlErrorException">0A000: rows have no such ids.</exception>
    private static bool IsOids(Option option) => option is { Namespace: null, Name: "oids" } && (SettingValue.ParseBoolean(Text(option)) == false
        ? true
        : throw new SqlErrorException(SqlState.FeatureNotSupported, "tables declared WITH OIDS are not supported"));

    private static string NameOf(string setting) => setting[..setting.IndexOf('=', StringComparison.Ordinal)];

    private static string Text(Option option) => option.Text ?? "true";
}
