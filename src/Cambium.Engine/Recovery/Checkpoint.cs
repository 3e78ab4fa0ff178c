using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Log.Records;
using Cambium.Log.Storage;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Recovery;

/// <summary>A root as it is written to disk: everything the database was at one position, trees by where their roots lie.</summary>
/// <param name="DatabaseId">The database, as in its log.</param>
/// <param name="Position">Position of the last commit it contains.</param>
/// <param name="Place">Where the log goes on behind it.</param>
/// <param name="CommitTimeMicros">Time of that commit: microseconds since 1970 UTC.</param>
/// <param name="Catalog">All definitions.</param>
/// <param name="Sequences">What the log says of every sequence and counter.</param>
/// <param name="Trees">Trees by id.</param>
/// <param name="Files">Every page file that some tree refers to.</param>
/// <param name="Workload">What the database was asked.</param>
internal sealed record Checkpoint(
    Guid DatabaseId,
    long Position,
    LogPlace? Place,
    long CommitTimeMicros,
    CatalogSnapshot Catalog,
    ImmutableDictionary<int, SequenceWrite> Sequences,
    ImmutableArray<KeyValuePair<int, TreeRoot>> Trees,
    ImmutableArray<CheckpointFile> Files,
    ImmutableArray<WorkloadStatement> Workload);
