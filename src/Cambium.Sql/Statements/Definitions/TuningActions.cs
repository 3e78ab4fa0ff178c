using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>ALTER TABLE's actions that say how columns are stored and analyzed and rows identified: tested as PostgreSQL tests them, and kept.</summary>
internal static class TuningActions
{
    private const int StatisticsTargetMax = 10_000;

    public static void Apply(StatementContext context, TableDefinition table, AlterTableAction action)
    {
        switch (action)
        {
            case SetColumnStatistics { Number: not null }:
                throw new SqlErrorException(SqlState.FeatureNotSupported, "cannot refer to non-index column by number");
            case SetColumnStatistics statistics:
                int? target = Target(context, statistics.Target);
                Change(context, table, statistics.Column, (_, tuning) => tuning with { StatisticsTarget = target });
                break;
            case SetColumnStorage storage:
                string letter = StorageLetter(storage.Storage);
                Change(context, table, storage.Column, (column, tuning) => tuning with { Storage = letter == "p" ? letter : RequireToastable(column.Type.Type, letter) });
                break;
            case SetColumnCompression compression:
                Change(context, table, compression.Column, (column, tuning) => tuning with { Compression = CompressionLetter(compression.Method, column.Type.Type) });
                break;
            case SetColumnOptions options:
                Change(context, table, options.Column, (_, tuning) => tuning with
                {
                    Options = options.IsReset ? StorageParameters.Reset(tuning.Options, options.Options) : StorageParameters.ChangeColumn(tuning.Options, options.Options),
                });
                break;
        }
    }

    public static void Apply(StatementContext context, TableDefinition table, SetReplicaIdentity action)
    {
        ReplicaIdentity identity = action.Kind switch
        {
            "index" => ReplicaIdentity.Index,
            "full" => ReplicaIdentity.Full,
            "nothing" => ReplicaIdentity.Nothing,
            _ => ReplicaIdentity.Default,
        };
        int? index = action.Index is { } name ? RequireIdentifying(table, name, context).Id : null;
        context.Transaction.Ddl.Put(table with { ReplicaIdentity = identity, ReplicaIndexId = index });
    }

    /// <summary>COMPRESSION of a column: the letter; null for the default.</summary>
    /// <exception cref="SqlErrorException">0A000: the type's values aren't compressed; 22023: no such method.</exception>
    public static string? CompressionLetter(string method, DataType type)
    {
        if (method == "default")
        {
            return null;
        }

        if (TypeFacts.Of(type).Storage == 'p')
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"column data type {type.DisplayName} does not support compression");
        }

        return method switch
        {
            "pglz" => "p",
            "lz4" => "l",
            _ => throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid compression method \"{method}\""),
        };
    }

    /// <summary>A statistics target as it is kept; null for the default.</summary>
    /// <exception cref="SqlErrorException">22023.</exception>
    public static int? Target(StatementContext context, int target)
    {
        if (target < -1)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, FormattableString.Invariant($"statistics target {target} is too low"));
        }

        if (target > StatisticsTargetMax)
        {
            context.Session.Notice(SqlNotice.Warning(SqlState.InvalidParameterValue, FormattableString.Invariant($"lowering statistics target to {StatisticsTargetMax}")));
            return StatisticsTargetMax;
        }

        return target < 0 ? null : target;
    }

    private static void Change(StatementContext context, TableDefinition table, string name, Func<ColumnDefinition, ColumnTuning, ColumnTuning> change)
    {
        if (table.FindColumn(name) is null && SystemColumns.IsName(name))
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"cannot alter system column \"{name}\"");
        }

        ColumnDefinition column = AlterColumns.Find(table, name);
        AlterColumns.Replace(context, table, column with { Tuning = change(column, column.Tuning ?? new ColumnTuning()) });
    }

    /// <summary>Of a letter of pg_attribute.attstorage.</summary>
    public static string StorageName(string letter) => letter switch { "p" => "PLAIN", "e" => "EXTERNAL", "x" => "EXTENDED", _ => "MAIN" };

    /// <summary>Of a letter of pg_attribute.attcompression.</summary>
    public static string CompressionName(string letter) => letter == "p" ? "pglz" : "lz4";

    private static string StorageLetter(string storage) => storage.ToLowerInvariant() switch
    {
        "plain" => "p",
        "external" => "e",
        "extended" => "x",
        "main" => "m",
        _ => throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid storage type \"{storage}\""),
    };

    private static string RequireToastable(DataType type, string letter) => TypeFacts.Of(type).Storage != 'p' ? letter : throw new SqlErrorException(
        SqlState.FeatureNotSupported, $"column data type {type.DisplayName} can only have storage PLAIN");

    private static IndexDefinition RequireIdentifying(TableDefinition table, string name, StatementContext context)
    {
        IndexDefinition index = IndexOfTable.Get(context, table, name);
        if (!index.IsUnique || !index.Exclusions.IsEmpty)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"cannot use non-unique index \"{name}\" as replica identity");
        }

        string? refused = index.IsDeferrable ? "non-immediate" : index.Parts.Any(static part => part.IsExpression) ? "expression" : index.PredicateSql is not null ? "partial" : null;
        if (refused is not null)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"cannot use {refused} index \"{name}\" as replica identity");
        }

        return index.Parts.Select(part => table.FindColumn(part.ColumnId)!).FirstOrDefault(static column => !column.NotNull) is { } nullable
            ? throw new SqlErrorException(SqlState.WrongObjectType, $"index \"{name}\" cannot be used as replica identity because column \"{nullable.Name}\" is nullable")
            : index;
    }
}
