using Cambium.Trees;

namespace Cambium.Sql.Execution.Operators;

/// <summary>What is read in parts: neighbouring entries of a tree, and through them the rows of a table. Shared by the threads that read.</summary>
/// <param name="Entries">The table's own tree, or an index's.</param>
/// <param name="First">Rank of the entry that comes first.</param>
/// <param name="Count">How many there are.</param>
/// <param name="IsIndexed">They are entries of a secondary index; else the rows themselves.</param>
/// <param name="Rows">The table's tree.</param>
internal sealed record PartRows(RowReader Reader, Tree Entries, long First, long Count, bool IsBackward, bool IsIndexed, Tree Rows);
