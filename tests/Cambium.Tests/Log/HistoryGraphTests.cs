using System.Xml.Linq;
using Cambium.Log.Graph;
using Cambium.Log.Records;
using Cambium.Log.Reporting;
using Xunit;
using static Cambium.Tests.Log.LogSamples;

namespace Cambium.Tests.Log;

public sealed class HistoryGraphTests
{
    private const int A = 1;
    private const int B = 2;

    [Fact]
    public void Overwriting_reading_and_having_read_are_told_apart()
    {
        HistoryGraph graph = Build(
            1,
            Commit(1, 0, [Insert(1, (A, 5), (B, 6)), Insert(2, (A, 1))]),
            Commit(2, 1, [Update(1, (A, 7))], Key(2, A)),
            Commit(3, 1, [Insert(3, (A, 1))], Key(1, B)),
            Commit(4, 2, [Update(2, (A, 9))], Key(1, A)));
        Assert.Equal(["1 wr 2", "1 wr 3", "1 ww 2", "1 ww 4", "2 rw 4", "2 wr 4"], Lines(graph).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void A_column_nobody_used_makes_no_dependency()
    {
        HistoryGraph graph = Build(
            2,
            Commit(1, 0, [Insert(1, (A, 5), (B, 6))]),
            Commit(2, 1, [Insert(2, (A, 1))], Key(1, B)),
            Commit(3, 2, [Update(1, (A, 7))]));
        Assert.Empty(graph.Dependencies);
        Assert.Equal([2L, 3L], graph.Transactions.Select(static transaction => transaction.Position));
    }

    [Fact]
    public void A_filter_decides_with_the_rows_as_they_were_before_the_stretch()
    {
        ReadNote few = All(A) with { Filter = new Filter.Comparison(A, FilterOperator.Less, Int(3)) };
        HistoryGraph graph = Build(
            2,
            Commit(1, 0, [Insert(1, (A, 1)), Insert(2, (A, 9))]),
            Commit(2, 1, [Insert(3, (A, 100))], few),
            Commit(3, 2, [Update(2, (A, 8))]),
            Commit(4, 3, [Update(1, (A, 8))]));
        Assert.Equal(["2 rw 4"], Lines(graph));
    }

    [Fact]
    public void Reduced_leaves_out_what_follows_from_the_rest()
    {
        HistoryGraph graph = Build(
            1,
            Commit(1, 0, [Insert(1, (A, 1)), Insert(2, (A, 1))]),
            Commit(2, 1, [Update(1, (A, 2))], Key(1, A)),
            Commit(3, 2, [Update(1, (A, 3))], Key(1, A)),
            Commit(4, 3, [Insert(9, (A, 3))], Key(1, A), All(A)));
        Assert.Contains("1 wr 4", Lines(graph));
        Assert.DoesNotContain("1 wr 4", Lines(graph.Reduced()));
        Assert.Contains("3 wr 4", Lines(graph.Reduced()));
    }

    [Fact]
    public void The_picture_is_well_formed_and_has_every_bar_and_arrow()
    {
        HistoryGraph graph = Build(1, [.. Enumerable.Range(1, 200).Select(position => Commit(
            position, Math.Max(0, position - 1 - (position % 7)), [Insert(position + 1000, (A, 1)), position == 1 ? Insert(1, (A, 1)) : Update(1, (A, position))]))]);
        XElement svg = XElement.Parse(GraphSvg.Draw(graph, position => $"/transaction?position={position}&x=<"));
        XNamespace space = svg.Name.Namespace;
        Assert.Equal(200, svg.Descendants(space + "a").Count());
        Assert.Equal(graph.Dependencies.Count, svg.Elements(space + "path").Count(path => path.Element(space + "title") is not null));
        Assert.StartsWith("digraph", GraphDot.Write(graph), StringComparison.Ordinal);
    }

    private static string[] Lines(HistoryGraph graph) => [.. graph.Dependencies.Select(static dependency => $"{dependency.From} {GraphSvg.Code(dependency.Kind)} {dependency.To}")];

    private static HistoryGraph Build(long from, params LogRecord[] records)
    {
        HistoryGraphBuilder builder = new(from, isPartial: false, new LogNames());
        Array.ForEach(records, builder.Add);
        return builder.Graph;
    }

    private static LogRecord Commit(long position, long snapshot, RowWrite[] writes, params ReadNote[] notes) => new()
    {
        Position = position,
        FirstSnapshot = snapshot,
        Snapshot = snapshot,
        CommitTimeMicros = position,
        Session = "s" + (position % 5),
        User = "u",
        Writes = Writes(writes),
        Notes = notes,
    };

    private static ReadNote Key(long key, params int[] columns) => new(1, 1, NoteKind.Key, [], true, Int(key), default, null, columns, false, []);

    private static ReadNote All(params int[] columns) => new(1, 1, NoteKind.All, [], true, default, default, null, columns, false, []);
}
