using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Transactions;

/// <summary>The arithmetic of a sequence.</summary>
internal readonly record struct SequenceRange(long Increment, long Minimum, long Maximum, bool Cycles)
{
    public static SequenceRange Counter => new(1, 1, long.MaxValue, false);

    public static SequenceRange Of(SequenceDefinition sequence) => new(sequence.Increment, sequence.Minimum, sequence.Maximum, sequence.Cycles);

    /// <summary>The value after <paramref name="value"/>; null past the end of a sequence that doesn't cycle.</summary>
    public long? After(long value)
    {
        if (Increment > 0 ? value > Maximum - Increment : value < Minimum - Increment)
        {
            return Cycles ? (Increment > 0 ? Minimum : Maximum) : null;
        }

        return value + Increment;
    }

    /// <summary>The value after another.</summary>
    /// <exception cref="SqlErrorException">2200H: there is none.</exception>
    public long Next(long value, string name) => After(value) ?? throw new SqlErrorException(
        SqlState.SequenceGeneratorLimitExceeded,
        FormattableString.Invariant($"nextval: reached {(Increment > 0 ? "maximum" : "minimum")} value of sequence \"{name}\" ({(Increment > 0 ? Maximum : Minimum)})"));

    /// <summary>The value <paramref name="count"/> steps on, stopping at the last one before the end.</summary>
    public long Ahead(long value, long count)
    {
        Int128 target = value + ((Int128)Increment * count);
        if (target > Maximum || target < Minimum)
        {
            // The last value of the progression that is still inside.
            long room = Increment > 0 ? Maximum : Minimum;
            return value + (long)(((Int128)room - value) / Increment * Increment);
        }

        return (long)target;
    }
}
