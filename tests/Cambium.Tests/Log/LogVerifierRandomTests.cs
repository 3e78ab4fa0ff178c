using Cambium.Log.Records;
using Cambium.Log.Verification;
using Xunit;
using Xunit.Abstractions;
using static Cambium.Tests.Log.LogSamples;

namespace Cambium.Tests.Log;

/// <summary>
/// Random histories against a naive checker that keeps every state and compares the rows each note covers: the verifier
/// passes exactly those that the naive one passes.
/// </summary>
public sealed class LogVerifierRandomTests(ITestOutputHelper output)
{
    private const int Keys = 6;
    private const int Values = 4;

    [Fact]
    public void The_verifier_agrees_with_a_naive_one()
    {
        int seed = TestSeed.Next();
        output.WriteLine($"seed {seed}");
        Random random = new(seed);
        int refuted = 0;
        for (int round = 0; round < 3000; round++)
        {
            List<Dictionary<long, long[]>> states = [[]];
            List<LogRecord> records = [];
            long? expected = null;
            for (long position = 1; position <= 12 && expected is null; position++)
            {
                (LogRecord record, bool holds) = Next(random, states, position);
                records.Add(record);
                expected = holds ? null : position;
            }

            VerifyReport report = new LogVerifier().Verify(records);
            Assert.Equal(expected, report.Counterexample?.Position);
            refuted += expected is null ? 0 : 1;
        }

        Assert.InRange(refuted, 500, 2500);
    }

    private static (LogRecord Record, bool Holds) Next(Random random, List<Dictionary<long, long[]>> states, long position)
    {
        long snapshot = Math.Max(0, position - 1 - (random.Next(4) == 0 ? random.Next(5) : 0));
        int from = random.Next(Keys);
        int to = from + 1 + random.Next(Keys);
        int bound = random.Next(Values + 1);
        int column = random.Next(1, 3);
        int filtered = random.Next(1, 3);
        NoteKind kind = (NoteKind)random.Next(3);
        ReadNote note = new(
            1, 1, kind, [], true, kind == NoteKind.All ? default : Int(from), kind == NoteKind.Range ? Int(to) : default,
            kind == NoteKind.Key ? null : new Filter.Comparison(filtered, FilterOperator.Less, Int(bound)), [column], false, []);

        bool InNote(long key, long[] row) => kind switch
        {
            NoteKind.Key => key == from,
            NoteKind.Range => key >= from && key < to && row[filtered] < bound,
            _ => row[filtered] < bound,
        };
        string Seen(Dictionary<long, long[]> state) => string.Join(
            ";", state.Where(row => InNote(row.Key, row.Value)).OrderBy(row => row.Key).Select(row => $"{row.Key}={row.Value[column]}"));

        Dictionary<long, long[]> now = states[(int)position - 1];
        bool holds = Seen(states[(int)snapshot]) == Seen(now);
        Dictionary<long, long[]> next = now.ToDictionary(row => row.Key, row => (long[])row.Value.Clone());
        RowWrite write = RandomWrite(random, next);
        states.Add(next);
        return (new LogRecord { Position = position, FirstSnapshot = snapshot, Snapshot = snapshot, Writes = Writes(write), Notes = [note] }, holds);
    }

    private static RowWrite RandomWrite(Random random, Dictionary<long, long[]> state)
    {
        long key = random.Next(Keys);
        long a = random.Next(Values);
        long b = random.Next(Values);
        if (state.TryAdd(key, [0, a, b]))
        {
            return Insert(key, (1, a), (2, b));
        }

        if (random.Next(3) == 0)
        {
            state.Remove(key);
            return Delete(key);
        }

        int column = random.Next(1, 3);
        state[key][column] = a;
        return Update(key, (column, a));
    }
}
