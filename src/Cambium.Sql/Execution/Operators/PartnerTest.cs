using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// Whether a row can have a partner in a hash join above: a scan asks before it reads the columns that only rows which are joined need. Where most rows have one
/// it asks no more. Threads that help ask the same object.
/// </summary>
internal sealed class PartnerTest
{
    /// <summary>Rows after which it is decided whether asking is worth while.</summary>
    private const int Trial = 2048;

    /// <summary>It is while less than one in so many rows has a partner.</summary>
    private const int PartnersRatio = 2;

    private int _asked;
    private int _passed;

    // The other side's rows; null: not known, every row passes.
    private HashedRows? _partners;

    internal void Start(HashedRows partners)
    {
        if (!ReferenceEquals(_partners, partners))
        {
            _partners = partners;
            _asked = 0;
            _passed = 0;
        }
    }

    internal void Stop() => _partners = null;

    /// <summary>Whether rows may fail it.</summary>
    internal bool IsAsked => _partners is not null && IsWorthwhile;

    private bool IsWorthwhile => _asked < Trial || _passed * PartnersRatio <= _asked;

    /// <summary>False: no row of the join's other side has its key. True: one may have.</summary>
    /// <param name="key">Where the row has the join's key.</param>
    internal bool Passes(RowKey key, ReadOnlySpan<Value> row)
    {
        if (_partners is not { } partners || !IsWorthwhile)
        {
            return true;
        }

        bool passes = !key.HasNull(row) && partners.Table.First(key.Hash(row)) >= 0;
        if (_asked < Trial)
        {
            // Threads may count past each other: it is a guess.
            _asked++;
            _passed += passes ? 1 : 0;
        }

        return passes;
    }
}
