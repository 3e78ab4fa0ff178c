using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Recovery;

/// <summary>
/// Compares the two tellings of a database: what the log makes of the oldest checkpoint kept, or of nothing when it begins at position 1,
/// against every later checkpoint. Definitions, sequences and rows must be the same; indexes follow from rows.
/// </summary>
public sealed class HistoryCheck
{
    private const int ProblemsMax = 100;

    private readonly List<string> _problems = [];

    private HistoryCheck()
    {
    }

    /// <summary>Reads the log once and every checkpoint whole.</summary>
    /// <returns>What is wrong, at most some hundred findings; empty when they tell the same.</returns>
    public static IReadOnlyList<string> Run(Database database)
    {
        HistoryCheck check = new();
        if (database.Checkpoints is { Newest: { } newest } checkpoints)
        {
            DatabaseRoot replayed = database.FirstLogPosition <= 1 ? DatabaseRoot.CreateInitial() : checkpoints.OpenOldestRoot(database.FirstLogPosition - 1) ?? checkpoints.OpenRoot();
            foreach (long position in checkpoints.Earlier.Select(static saved => saved.Position).Append(newest.Position).Where(position => position > replayed.Position))
            {
                replayed = database.Replay(replayed, position);
                if (replayed.Position < position)
                {
                    check.Report(FormattableString.Invariant($"checkpoint of position {position}: the log ends before it, at position {replayed.Position}"));
                    break;
                }

                check.Compare(replayed, checkpoints.OpenRootBefore(position)!);
            }
        }

        return check._problems;
    }

    private void Compare(DatabaseRoot replayed, DatabaseRoot checkpoint)
    {
        string name = FormattableString.Invariant($"checkpoint of position {checkpoint.Position}");
        HashSet<int> ids = [.. replayed.Catalog.Everything.Select(static definition => definition.Id), .. checkpoint.Catalog.Everything.Select(static definition => definition.Id)];
        foreach (int id in ids)
        {
            Definition? left = replayed.Catalog.Find(id);
            Definition? right = checkpoint.Catalog.Find(id);
            if (!ReferenceEquals(left, right) && (left is null || right is null || !DefinitionJson.Write(left).AsSpan().SequenceEqual(DefinitionJson.Write(right))))
            {
                Report($"{name}: the log makes another definition of {(left ?? right)!.Name}");
            }
            else if (right is TableDefinition { Kind: not TableKind.View } table)
            {
                CompareRows(table, replayed.GetTree(table.TreeId), checkpoint.GetTree(table.TreeId), name);
            }
        }

        foreach (int id in replayed.Sequences.Keys.Union(checkpoint.Sequences.Keys))
        {
            if (replayed.Sequences.GetValueOrDefault(id) != checkpoint.Sequences.GetValueOrDefault(id))
            {
                Report($"{name}: the log makes another state of sequence {id}");
            }
        }
    }

    private void CompareRows(TableDefinition table, Tree replayed, Tree checkpoint, string name)
    {
        TreeCursor left = replayed.GetCursor();
        TreeCursor right = checkpoint.GetCursor();
        Value[] leftRow = new Value[table.Columns.Length];
        Value[] rightRow = new Value[table.Columns.Length];
        bool hasLeft = left.SeekFirst();
        bool hasRight = right.SeekFirst();
        while ((hasLeft || hasRight) && _problems.Count < ProblemsMax)
        {
            int order = !hasLeft ? 1 : !hasRight ? -1 : left.Key.SequenceCompareTo(right.Key);
            if (order != 0)
            {
                Report($"{name}: table {table.Name} {(order < 0 ? "lacks" : "has")} row {Convert.ToHexString(order < 0 ? left.Key : right.Key)}, by the log it {(order < 0 ? "is there" : "isn't there")}");
            }
            else if (!left.Value.Span.SequenceEqual(right.Value.Span) && !IsSame(table, left.Value, right.Value, leftRow, rightRow))
            {
                Report($"{name}: table {table.Name}, row {Convert.ToHexString(left.Key)}: the log makes {RowText.OfRow(table, leftRow)} of it, not {RowText.OfRow(table, rightRow)}");
            }

            hasLeft = order <= 0 ? left.MoveNext() : hasLeft;
            hasRight = order >= 0 ? right.MoveNext() : hasRight;
        }
    }

    /// <summary>One row may be encoded as an earlier definition of its table had it, and still hold what dropped columns had.</summary>
    private static bool IsSame(TableDefinition table, PageSlice left, PageSlice right, Value[] leftRow, Value[] rightRow)
    {
        table.Layout.ReadAll(left, leftRow);
        table.Layout.ReadAll(right, rightRow);
        return table.LiveColumns.All(column => ValueImage.IsSame(column.Type.Type, leftRow[column.Ordinal], rightRow[column.Ordinal]));
    }

    private void Report(string problem)
    {
        if (_problems.Count < ProblemsMax)
        {
            _problems.Add(problem);
        }
    }
}
