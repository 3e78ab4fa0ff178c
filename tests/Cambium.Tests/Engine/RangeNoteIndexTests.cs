using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Log.Records;
using Cambium.Tests.Log;
using Cambium.Trees;
using Xunit;
using static Cambium.Tests.Engine.TestDatabase;

namespace Cambium.Tests.Engine;

/// <summary>Of many notes none that a row matches may be missed. Random notes and rows, compared with a look at each note.</summary>
public sealed class RangeNoteIndexTests : IDisposable
{
    private readonly TestDatabase _database = new();
    private readonly TableDefinition _table;

    public RangeNoteIndexTests() => _table = _database.CreateTable("t", ["id", "a", "b"], static (t, x) => WithIndex(t, Index(x, t, "t_a", ["a", "b"])));

    public void Dispose() => _database.Dispose();

    [Fact]
    public void Finds_all_that_match_and_few_others()
    {
        int seed = TestSeed.Next();
        Random random = new(seed);
        TableRuntime runtime = _database.Engine.Runtimes.Get(_table, _database.Engine.Root.Catalog);
        int matching = 0;
        int found = 0;
        for (int round = 0; round < 50; round++)
        {
            RangeNote[] notes = [.. Enumerable.Range(0, random.Next(1, 200)).Select(_ => Note(random))];
            RangeNoteIndex index = new(notes);
            for (int i = 0; i < 50; i++)
            {
                int id = random.Next(100);
                RowChange row = new(Key(id), KeyHash.Of(Key(id)), Image(random, id), Image(random, id), ColumnSet.All);
                List<int> near = index.Find(_table, row);
                List<int> matched = [.. Enumerable.Range(0, notes.Length).Where(place => Matches(notes[place], runtime, row))];
                Assert.True(matched.All(near.Contains), $"seed {seed}, round {round}: {string.Join(",", matched.Except(near).Select(place => notes[place]))}");
                Assert.Equal(near.Order().Distinct(), near);
                matching += matched.Count;
                found += near.Count;
            }
        }

        Assert.True(found < matching * 3, $"seed {seed}: {found} found for {matching} that match");
    }

    private byte[]? Image(Random random, int id) => random.Next(4) == 0
        ? null
        : _table.Layout.Encode(Row(id, random.Next(10) == 0 ? null : random.Next(100), random.Next(10) == 0 ? null : random.Next(100)));

    private RangeNote Note(Random random)
    {
        byte[] lower = Key(random.Next(100));
        byte[] upper = Key(random.Next(100));
        KeyRange range = new(random.Next(4) == 0 ? null : lower, random.Next(4) == 0 ? null : upper);
        return random.Next(4) switch
        {
            0 => new RangeNote(false, null, range, random.Next(2) == 0 ? null : Condition(random), ColumnSet.All, 1, 0),
            1 => new RangeNote(false, _table.Indexes[1], range, null, ColumnSet.All, 1, 0),
            2 => new RangeNote(false, _table.Indexes[1], new KeyRange([.. lower, .. Key(random.Next(100))], [.. upper, .. Key(random.Next(100))]), null, ColumnSet.All, 1, 0),
            _ => new RangeNote(true, null, KeyRange.All, Condition(random), ColumnSet.All, 1, 0),
        };
    }

    private static Filter Condition(Random random) => random.Next(3) switch
    {
        0 => Comparison(random),
        1 => new Filter.And([Comparison(random), Comparison(random)]),
        _ => new Filter.And([Comparison(random), new Filter.Or([Comparison(random), new Filter.IsNull(3)])]),
    };

    private static Filter.Comparison Comparison(Random random) => new(random.Next(2, 4), (FilterOperator)random.Next(6), Key(random.Next(100)));

    private static bool Matches(RangeNote note, TableRuntime table, RowChange row) => new[] { row.Before, row.After }.Any(image =>
    {
        if (image is null || !FilterEvaluator.Matches(note.Filter, new ImageKeys(table.Table, image)))
        {
            return false;
        }

        Cambium.Engine.Values.Value[] values = new Cambium.Engine.Values.Value[3];
        table.Read(image, values);
        return note.IsAll || note.Range.Contains(note.Index is null ? row.Key : table.FindIndex(note.Index.Id)!.EntryOf(values, row.Key)!.Key);
    });
}
