using Cambium.Sql.SystemCatalogs.Objects;

namespace Cambium.Sql.Statements.Definitions.Events;

/// <summary>What a command has dropped, for pg_event_trigger_dropped_objects.</summary>
/// <param name="Schema">Of a part of a table that has no schema of its own, the table's.</param>
/// <param name="IsOriginal">The command names it.</param>
/// <param name="IsNormal">It depended on what is dropped, without being a part of it.</param>
internal sealed record DroppedObject(ObjectAddress Address, ObjectIdentity Identity, string? Schema, bool IsOriginal, bool IsNormal);
