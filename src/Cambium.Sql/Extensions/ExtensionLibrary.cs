using Cambium.Sql.Functions;

namespace Cambium.Sql.Extensions;

/// <summary>The functions of one library of PostgreSQL's contrib, by the symbols that scripts link to.</summary>
internal sealed class ExtensionLibrary
{
    private readonly Dictionary<string, Func<CallTypes, ScalarImplementation>> _scalars = [];
    private readonly Dictionary<string, Func<CallTypes, SetImplementation>> _sets = [];
    private readonly HashSet<string> _repeated = [];

    /// <param name="symbols">Apart by blanks.</param>
    internal void Scalar(string symbols, ScalarImplementation invoke) => Scalar(symbols, _ => invoke);

    /// <summary>One of those that <see cref="FunctionDefinition.IsRepeated"/> speaks of.</summary>
    internal void Repeated(string symbol, ScalarImplementation invoke)
    {
        Scalar(symbol, invoke);
        _repeated.Add(symbol);
    }

    internal void Scalar(string symbols, Func<CallTypes, ScalarImplementation> bind)
    {
        foreach (string symbol in symbols.Split(' '))
        {
            _scalars.Add(symbol, bind);
        }
    }

    internal void Set(string symbol, SetImplementation invoke) => _sets.Add(symbol, _ => invoke);

    internal void Set(string symbol, Func<CallTypes, SetImplementation> bind) => _sets.Add(symbol, bind);

    internal bool Has(string symbol) => _scalars.ContainsKey(symbol) || _sets.ContainsKey(symbol);

    internal bool IsRepeated(string symbol) => _repeated.Contains(symbol);

    internal Func<CallTypes, ScalarImplementation>? FindScalar(string symbol) => _scalars.GetValueOrDefault(symbol);

    internal Func<CallTypes, SetImplementation>? FindSet(string symbol) => _sets.GetValueOrDefault(symbol);
}
