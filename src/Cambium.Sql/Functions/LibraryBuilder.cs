using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Functions;

/// <summary>
/// Joins implementations with the signatures PostgreSQL's catalog has for them (pg_proc.tsv): OID, types, names, defaults,
/// volatility come from there, the library only says what a function does.
/// </summary>
internal sealed class LibraryBuilder
{
    private readonly Dictionary<string, List<Signature>> _byName = [];
    private readonly Dictionary<int, FunctionDefinition> _functions = [];

    internal LibraryBuilder()
    {
        foreach (Signature signature in Read("pg_proc.tsv", "pg_catalog").Concat(Read("cambium_proc.tsv", SystemCatalog.CambiumSchema)))
        {
            if (!_byName.TryGetValue(signature.Name, out List<Signature>? overloads))
            {
                _byName.Add(signature.Name, overloads = []);
            }

            overloads.Add(signature);
        }
    }

    private static IEnumerable<Signature> Read(string file, string schema) => CatalogRows.Read(file).Select(row => new Signature(row, schema));

    internal IReadOnlyDictionary<int, FunctionDefinition> Functions => _functions;

    /// <summary>
    /// Gives an implementation to functions.
    /// </summary>
    /// <param name="names">Names apart by blanks; a name alone means all its overloads, name(int4,text) one of them.</param>
    /// <param name="invoke">What they do.</param>
    /// <param name="isRepeated">See <see cref="FunctionDefinition.IsRepeated"/>.</param>
    internal void Scalar(string names, ScalarImplementation invoke, bool isRepeated = false) => Scalar(names, _ => invoke, isRepeated: isRepeated);

    /// <param name="volatility">What it is here; null: what it is to PostgreSQL.</param>
    internal void Scalar(string names, Func<CallTypes, ScalarImplementation> bind, Volatility? volatility = null, bool isRepeated = false) =>
        Add(names, "f", signature => new ScalarFunction(signature.Oid, signature.Name, signature.Arguments, signature.Result, bind)
        {
            Schema = signature.Schema,
            IsVariadic = signature.IsVariadic,
            IsStrict = signature.IsStrict,
            Volatility = volatility ?? signature.Volatility,
            IsLeakproof = signature.IsLeakproof,
            IsRepeated = isRepeated,
            ArgumentNames = signature.ArgumentNames,
            Defaults = signature.Defaults,
        });

    /// <summary>Gives an implementation to a function that types name, if there is one of that OID and its types have values here.</summary>
    internal void Support(int oid, Func<CallTypes, ScalarImplementation> bind)
    {
        if (SupportFunction.FromOid(oid) is { } support && DataType.FromOid(support.Result) is { } result && support.Arguments.All(static type => DataType.FromOid(type) is not null))
        {
            _functions[oid] = new ScalarFunction(oid, support.Name, [.. support.Arguments.Select(static type => DataType.FromOid(type)!)], result, bind)
            {
                IsStrict = support.IsStrict,
                Volatility = (Volatility)support.Volatility,
            };
        }
    }

    internal void Set(string names, SetImplementation invoke) => Set(names, _ => invoke);

    /// <param name="describe">Tells the columns of a call where they depend on its arguments.</param>
    internal void Set(string names, Func<CallTypes, SetImplementation> bind, SetDescription? describe = null) =>
        Add(names, "sr", signature => new SetFunction(signature.Oid, signature.Name, signature.Arguments, signature.Result, signature.Columns, bind)
        {
            Schema = signature.Schema,
            Describe = describe,
            IsSingle = signature.Kind == 'r',
            IsVariadic = signature.IsVariadic,
            IsStrict = signature.IsStrict,
            Volatility = signature.Volatility,
            IsLeakproof = signature.IsLeakproof,
            ArgumentNames = signature.ArgumentNames,
            Defaults = signature.Defaults,
        });

    internal void Window(string names, Func<CallTypes, Func<WindowState>> bind) =>
        Add(names, "w", signature => new WindowFunction(signature.Oid, signature.Name, signature.Arguments, signature.Result, bind) { IsStrict = false });

    /// <summary>An aggregate that isn't shown rows with NULL arguments.</summary>
    internal void Aggregate(string names, Func<CallTypes, Func<AggregateState>> bind, bool isStrict = true, bool ignoresDuplicates = false) =>
        Add(names, "noh", signature => new AggregateFunction(signature.Oid, signature.Name, signature.Arguments, signature.Result, bind)
        {
            IsVariadic = signature.IsVariadic,
            IsStrict = isStrict,
            DirectArguments = signature.Kind == 'n' ? -1 : signature.DirectArguments,
            IsHypothetical = signature.Kind == 'h',
            IgnoresDuplicates = ignoresDuplicates,
        });

    /// <summary>A function that says itself what it is.</summary>
    internal void Add(FunctionDefinition function) => _functions.Add(function.Oid, function);

    private void Add(string names, string kinds, Func<Signature, FunctionDefinition> create)
    {
        foreach (string name in names.Split(' ', StringSplitOptions.RemoveEmptyEntries))
        {
            int parenthesis = name.IndexOf('(', StringComparison.Ordinal);
            string plain = parenthesis < 0 ? name : name[..parenthesis];
            string? types = parenthesis < 0 ? null : name[(parenthesis + 1)..^1];
            int found = 0;
            foreach (Signature signature in _byName.GetValueOrDefault(plain, []))
            {
                if (kinds.Contains(signature.Kind, StringComparison.Ordinal) && (types is null || types == signature.ArgumentTypes))
                {
                    _functions[signature.Oid] = create(signature);
                    found++;
                }
            }

            if (found == 0)
            {
                throw new InvalidOperationException($"PostgreSQL's catalog has no function {name} of kind {kinds}.");
            }
        }
    }

    private sealed class Signature
    {
        internal Signature(string[] row, string schema)
        {
            Schema = schema;
            Oid = int.Parse(row[0], CultureInfo.InvariantCulture);
            Name = row[1];
            Kind = row[2][0];
            ArgumentTypes = row[3];
            Arguments = [.. row[3].Split(',', StringSplitOptions.RemoveEmptyEntries).Select(Type)];
            Result = Type(row[4]);
            IsVariadic = row[5].Contains('v', StringComparison.Ordinal) && (row[5][0] == 'v' && row[5].Length > 1);
            IsStrict = row[5][..^1].Contains('s', StringComparison.Ordinal);
            IsLeakproof = row[5].Contains('l', StringComparison.Ordinal);
            Volatility = (Volatility)row[5][^1];
            ArgumentNames = row[6].Length > 0 ? row[6].Split(',') : null;
            Defaults = row[7].Length > 0 ? ReadDefaults(row[7], Arguments) : [];
            Columns = row[8].Length > 0
                ? [.. row[8].Split(',').Select(column => column.Split(':')).Select(pair => new SetColumn(pair[0], Type(pair[1])))]
                : Result.Equals(DataType.Record) ? [] : [new SetColumn(Name, Result)];
            DirectArguments = row[9].Length > 0 ? int.Parse(row[9], CultureInfo.InvariantCulture) : -1;
        }

        internal string Schema { get; }

        internal int Oid { get; }

        internal string Name { get; }

        internal char Kind { get; }

        internal string ArgumentTypes { get; }

        internal DataType[] Arguments { get; }

        internal DataType Result { get; }

        internal bool IsVariadic { get; }

        internal bool IsStrict { get; }

        internal bool IsLeakproof { get; }

        internal Volatility Volatility { get; }

        internal string[]? ArgumentNames { get; }

        internal Value[] Defaults { get; }

        internal SetColumn[] Columns { get; }

        internal int DirectArguments { get; }

        private static DataType Type(string name) => DataType.FromName(name) ?? RelationFacts.Find("pg_catalog", name)?.RowType ?? throw new InvalidOperationException($"There is no type {name}.");

        /// <summary>Defaults of the last arguments, as pg_get_expr shows them: 0, '{}'::jsonb, NULL::text.</summary>
        private static Value[] ReadDefaults(string text, DataType[] arguments)
        {
            string[] parts = text.Split(", ");
            Value[] defaults = new Value[parts.Length];
            for (int i = 0; i < parts.Length; i++)
            {
                string part = parts[i].Split("::")[0].Trim('\'');
                defaults[i] = part == "NULL" ? Value.Null : TextFormat.Parse(arguments[arguments.Length - parts.Length + i], part, SessionFormat.Default);
            }

            return defaults;
        }
    }
}
