using System.Collections.Frozen;

namespace Cambium.Sql.Routines.Triggers;

/// <summary>The events that event triggers are for.</summary>
internal static class EventKinds
{
    public const string Start = "ddl_command_start";
    public const string End = "ddl_command_end";
    public const string Drop = "sql_drop";
    public const string Rewrite = "table_rewrite";

    public static readonly FrozenSet<string> All = FrozenSet.ToFrozenSet([Start, End, Drop, Rewrite]);
}
