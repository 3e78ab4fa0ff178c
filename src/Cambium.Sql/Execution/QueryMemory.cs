using Cambium.Engine.Memory;

namespace Cambium.Sql.Execution;

/// <summary>What the operators of one execution have taken to keep rows; asks the server's guard for every further megabyte.</summary>
public sealed class QueryMemory(MemoryGuard guard)
{
    private const long StepBytes = 1 << 20;

    private long _taken;
    private long _granted;

    /// <exception cref="Engine.Errors.SqlErrorException">53200.</exception>
    public void Take(long bytes)
    {
        _taken += bytes;
        if (_taken >= _granted + StepBytes)
        {
            guard.Ask(_taken);
            _granted = _taken;
        }
    }
}
