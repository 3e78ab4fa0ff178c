namespace Cambium.Sql.Functions;

/// <summary>pg_proc.provolatile; the number is the letter's code.</summary>
public enum Volatility
{
    /// <summary>Same arguments, same result, for ever.</summary>
    Immutable = 'i',

    /// <summary>Same result within a statement.</summary>
    Stable = 's',

    Volatile = 'v',
}
