using Cambium.Engine.Values;

namespace Cambium.Sql.Functions;

/// <summary>What every kind of function has: a row of pg_proc.</summary>
public abstract class FunctionDefinition
{
    protected FunctionDefinition(int oid, string name, IReadOnlyList<DataType> arguments, DataType result)
    {
        Oid = oid;
        Name = name;
        Arguments = arguments;
        Result = result;
    }

    /// <summary>PostgreSQL's OID where it has the function, otherwise one of ours from 9000.</summary>
    public int Oid { get; }

    public string Name { get; }

    /// <summary>pg_catalog, or cambium: such a function is called by its schema's name only.</summary>
    public string Schema { get; init; } = "pg_catalog";

    /// <summary>Declared argument types, polymorphic ones included. A variadic function's last one is an array, or "any".</summary>
    public IReadOnlyList<DataType> Arguments { get; }

    /// <summary>Declared result type, of one row when the function returns a set.</summary>
    public DataType Result { get; }

    /// <summary>
    /// The last argument takes any number of values: gathered by the caller into an array, or, when it is "any", handed over
    /// one by one.
    /// </summary>
    public bool IsVariadic { get; init; }

    /// <summary>NULL in, NULL out: the function is never called with a NULL (an aggregate skips such rows, a set is empty).</summary>
    public bool IsStrict { get; init; } = true;

    /// <summary>It tells nothing of its arguments but by its result: no error, no message.</summary>
    public bool IsLeakproof { get; init; }

    public Volatility Volatility { get; init; } = Volatility.Immutable;

    /// <summary>
    /// What it does belongs to the transaction or its session, so it is done again when the transaction's statements are run again; other volatile functions
    /// answer then as they did before.
    /// </summary>
    public bool IsRepeated { get; init; }

    /// <summary>A user's function with a body of statements, which see and do what the transaction's own do.</summary>
    public bool HasBody { get; init; }

    /// <summary>Names for calls by name; null when the function has none.</summary>
    public IReadOnlyList<string>? ArgumentNames { get; init; }

    /// <summary>Defaults of the last arguments; a call may leave out that many.</summary>
    public IReadOnlyList<Value> Defaults { get; init; } = [];

    public override string ToString() => $"{Name}({string.Join(", ", Arguments)})";
}
