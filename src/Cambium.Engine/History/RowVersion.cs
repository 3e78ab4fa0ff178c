using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Log.Records;

namespace Cambium.Engine.History;

/// <summary>What one commit made of a row.</summary>
/// <param name="CommitTimeMicros">Since 1970 UTC.</param>
/// <param name="Kind">A deleted or truncated row shows what it was last.</param>
/// <param name="Table">As it was defined then.</param>
/// <param name="Values">By ordinal of <paramref name="Table"/>; may be kept.</param>
public sealed record RowVersion(long Position, long CommitTimeMicros, string Session, string User, RowWriteKind Kind, TableDefinition Table, Value[] Values);
