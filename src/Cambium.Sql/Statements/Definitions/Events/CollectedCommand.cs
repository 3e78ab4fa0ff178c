using Cambium.Sql.SystemCatalogs.Objects;

namespace Cambium.Sql.Statements.Definitions.Events;

/// <summary>What a command has done to one object, for pg_event_trigger_ddl_commands.</summary>
/// <param name="Address">Null for privileges, of which only the kind of objects is told.</param>
/// <param name="Kind">That kind, as the command names it; null where there is an address.</param>
internal sealed record CollectedCommand(string Tag, ObjectAddress? Address, string? Kind = null);
