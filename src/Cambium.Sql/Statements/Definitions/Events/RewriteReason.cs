namespace Cambium.Sql.Statements.Definitions.Events;

/// <summary>Why a table's rows are written anew: the bits of pg_event_trigger_table_rewrite_reason.</summary>
[Flags]
internal enum RewriteReason
{
    None = 0,

    /// <summary>SET LOGGED or UNLOGGED.</summary>
    Persistence = 1,

    /// <summary>A new column has a value of its own in each row.</summary>
    DefaultValue = 2,

    /// <summary>A column's values are converted.</summary>
    ColumnType = 4,
}
