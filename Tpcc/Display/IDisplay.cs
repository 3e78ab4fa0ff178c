using Tpcc.Measurement;
using Tpcc.Runs;

namespace Tpcc.Display;

/// <summary>What the person at the terminal sees, or the file that stands in for him.</summary>
internal interface IDisplay
{
    /// <summary>Runs <paramref name="load"/>, which tells how many rows it wrote since it last told.</summary>
    void Load(string title, long rowsExpected, Action<Action<int>> load);

    /// <summary>Shows the figures until <paramref name="isOver"/>.</summary>
    void Watch(RunOptions options, string targetName, RunStatistics statistics, Func<bool> isOver);

    /// <summary>Runs <paramref name="check"/>, which may tell how far it is.</summary>
    T Check<T>(string title, Func<Action<long>, T> check);

    void Report(RunResult result);
}
