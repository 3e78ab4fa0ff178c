using System.Collections;
using System.Numerics;

namespace Cambium.Engine.Transactions;

/// <summary>The ids of a <see cref="ColumnSet"/> in ascending order; going through them by foreach allocates nothing.</summary>
public readonly struct ColumnIds(ulong low, ulong[]? high) : IEnumerable<int>
{
    public Enumerator GetEnumerator() => new(low, high);

    IEnumerator<int> IEnumerable<int>.GetEnumerator() => GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    public struct Enumerator(ulong low, ulong[]? high) : IEnumerator<int>
    {
        private ulong _rest = low;
        private int _words;

        public int Current { get; private set; }

        readonly object IEnumerator.Current => Current;

        public bool MoveNext()
        {
            while (_rest == 0)
            {
                if (high is null || _words == high.Length)
                {
                    return false;
                }

                _rest = high[_words++];
            }

            Current = (_words * 64) + BitOperations.TrailingZeroCount(_rest);
            _rest &= _rest - 1;
            return true;
        }

        readonly void IEnumerator.Reset() => throw new NotSupportedException();

        public readonly void Dispose()
        {
        }
    }
}
