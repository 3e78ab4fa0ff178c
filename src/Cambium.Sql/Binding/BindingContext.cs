using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Execution;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Binding;

/// <summary>What binding one statement needs and finds out on the way. Used by one thread, for one statement.</summary>
public sealed class BindingContext(CatalogReader catalog, ParameterTypes parameters, CallContext call)
{
    /// <summary>The types whose values are OIDs of definitions, written as names.</summary>
    private static readonly HashSet<DataType> s_registryTypes =
        [DataType.Regclass, DataType.Regtype, DataType.Regproc, DataType.Regprocedure, DataType.Regoper, DataType.Regoperator, DataType.Regnamespace, DataType.Regrole, DataType.Regcollation, DataType.Regdictionary, DataType.Regconfig];

    /// <summary>Finds names; inside AS OF, those of that time.</summary>
    public CatalogReader Catalog { get; internal set; } = catalog;

    public ParameterTypes Parameters { get; } = parameters;

    /// <summary>What is being bound is a part of the statement: what follows may still tell types of parameters.</summary>
    internal bool IsInModifyingCte { get; set; }

    /// <summary>The types of parameters after binding.</summary>
    /// <exception cref="SqlErrorException">42P18: nothing told a parameter's type.</exception>
    internal IReadOnlyList<SqlType> ResolveParameters() => IsInModifyingCte ? [] : Parameters.Resolve();

    /// <summary>Parameters, counted from 0, in whose places their values stand: the plan is for these; null: for any.</summary>
    internal IReadOnlyDictionary<int, Value>? KnownParameters { get; init; }

    /// <summary>Settings that literals are read with.</summary>
    public CallContext Call { get; } = call;

    public CancellationToken Cancellation { get; init; }

    /// <summary>Variables of the function around the statement; null outside of one.</summary>
    internal IVariableNames? Variables { get; set; }

    /// <summary>Finds relations that only the running function sees, by their names without a schema; null where there are none.</summary>
    internal Func<string, ISystemTable?>? OwnRelations { get; init; }

    /// <summary>The relation of that name that only the running function sees: it hides those of the catalog, but not from views.</summary>
    internal ISystemTable? FindOwnRelation(QualifiedName name) => name.Schema is null && ViewDepth == 0 ? OwnRelations?.Invoke(name.Name) : null;

    /// <summary>Binds a data-modifying WITH query; null where there can be none. Set by the binder of statements.</summary>
    public Func<CommonTableExpression, Scope, CteDefinition>? ModifyingCteBinder { get; set; }

    /// <summary>Every WITH query of the statement, in order of appearance.</summary>
    public List<CteDefinition> Ctes { get; } = [];

    /// <summary>What the statement needs privileges for.</summary>
    public StatementAccess Access { get; internal set; } = new();

    /// <summary>Whether policies hold for the tables that are bound.</summary>
    internal RowSecurityMode RowSecurity { get; init; }

    /// <summary>session_replication_role is replica: rules apply that are for that.</summary>
    internal bool IsReplica { get; init; }

    /// <summary>Ids of the policies and views being bound, each within what the one before asks for.</summary>
    internal HashSet<int> OpenDefinitions { get; init; } = [];

    /// <summary>Opens what AS OF names; null where nothing can be read.</summary>
    internal IPastReader? PastReader { get; init; }

    /// <summary>The state being read inside AS OF; null in the present.</summary>
    internal PastState? Past { get; set; }

    /// <summary>AS OF was met: the plan holds for this execution only.</summary>
    internal bool ReadsPast { get; set; }

    /// <summary>FOR UPDATE, or a weaker form of it, was met anywhere in the statement.</summary>
    internal bool LocksRows { get; set; }

    /// <exception cref="SqlErrorException">0A000: the name is of another database.</exception>
    public void RequireOwnDatabase(QualifiedName name) => Catalog.RequireOwnDatabase(name, isRelation: true);

    /// <summary>What names of relations mean in the view being expanded, or in the function's body; empty outside of both.</summary>
    internal IReadOnlyList<ViewName> ViewNames { get; set; } = [];

    /// <summary>FROM names a temporary sequence: what is kept of the query goes with the session, too.</summary>
    public bool ReadsTemporarySequences { get; set; }

    /// <summary>Collects what names mean in the statement itself, for a view that is being made; null when nobody asks.</summary>
    internal List<ViewName>? RecordedNames { get; init; }

    /// <summary>Collects the users' functions and operators that the statement itself calls, for those who ask what depends on them; null when nobody does.</summary>
    internal HashSet<int>? CalledFunctions { get; set; }

    /// <summary>Collects the users' types and tables whose types the statement itself names or has constants of, for the same; null when nobody does.</summary>
    internal HashSet<int>? NamedTypes { get; set; }

    /// <summary>What may stand in the definition that is bound, where it is one of a table: functions of casts keep to it. Null in statements.</summary>
    internal ExpressionRules? DefinitionRules { get; set; }

    /// <summary>Collects what constants of the statement itself name, those of regclass and its kind, for the same; null when nobody does.</summary>
    internal HashSet<int>? NamedObjects { get; set; }

    /// <summary>Collects what the statement's own literals turned out to be, by where they stand, for who writes them anew; null when nobody does.</summary>
    internal Dictionary<int, BoundConstant>? Literals { get; set; }

    /// <summary>The literals that were read by the clock ('now', 'today'), by where they stand, each as what it was read as; null where there are none.</summary>
    internal Dictionary<int, string>? TimedLiterals { get; private set; }

    /// <summary>What is bound holds for the time at which it was bound.</summary>
    internal bool IsTimed { get; private set; }

    internal void NoteTimed(int position, string? written)
    {
        IsTimed = true;
        if (ViewDepth == 0 && written is not null)
        {
            (TimedLiterals ??= [])[position] = written;
        }
    }

    /// <summary>Collects where the statement names users' types, functions, operators, fields and constraints, for those who write the text anew; null when nobody does.</summary>
    internal TextNames? Names { get; set; }

    /// <summary>What is bound isn't carried out as it stands: views are changed as such, by whatever will change them then.</summary>
    internal bool KeepsViews { get; set; }

    /// <summary>Calls of users' functions stay calls, for who prints what was bound.</summary>
    internal bool KeepsCalls { get; set; }

    /// <summary>What is bound is a function's body to be put into a statement, whose parameters will be columns.</summary>
    internal bool IsInlined { get; init; }

    /// <summary>Collects the primary keys without which columns would have to be grouped by; null when nobody asks.</summary>
    internal HashSet<IndexDefinition>? GroupingKeys { get; init; }

    /// <summary>Notes a call, unless it stands in a view or function that the statement names.</summary>
    internal void NoteCall(Definition function)
    {
        if (ViewDepth == 0)
        {
            CalledFunctions?.Add(function.Id);
        }
    }

    /// <summary>The type that a name in an expression means.</summary>
    /// <exception cref="SqlErrorException">As of <see cref="TypeResolver.Resolve"/>.</exception>
    internal SqlType ResolveType(TypeName name)
    {
        SqlType type = TypeResolver.Resolve(name, Catalog);
        NoteType(type.Type);
        NoteName(name.Name, Catalog.Catalog.FindDefinition(type.Type));
        return type;
    }

    /// <summary>Notes what a name means, unless it goes by another one there: the array of a type.</summary>
    internal void NoteName(QualifiedName name, Definition? meant)
    {
        if (meant?.Name == name.Name)
        {
            NotePlace(name.Span, false, catalog => Qualified(catalog, meant), meant.Id);
        }
    }

    /// <summary>Notes what a name of a function of the system means, which functions of users may have, too.</summary>
    internal void NoteName(QualifiedName name, Functions.FunctionDefinition meant) =>
        NotePlace(name.Span, false, _ => $"{Identifier.Quote(meant.Schema)}.{Identifier.Quote(meant.Name)}", meant.Oid);

    /// <summary>Notes what an operator means.</summary>
    /// <param name="span">Empty where none is written.</param>
    internal void NoteOperator(SourceSpan span, string symbol, int oid) => NotePlace(
        span, false, catalog => oid < SystemCatalog.FirstUserId ? $"OPERATOR(pg_catalog.{symbol})"
            : catalog.TryGet(oid, out OperatorDefinition? now) && catalog.TryGet(now.SchemaId, out SchemaDefinition? schema) ? $"OPERATOR({Identifier.Quote(schema.Name)}.{symbol})" : null,
        oid);

    /// <summary>Notes a field that is the last word of a place: a type's field goes by its number.</summary>
    internal void NoteField(SourceSpan span, DataType row, int index)
    {
        int oid = row.Underlying().Oid;
        NotePlace(span, true, catalog => catalog.FindDataType(oid) is { } type && index < type.Fields.Count ? Identifier.Quote(type.Fields[index].Name) : null);
    }

    /// <inheritdoc cref="NamedPlace(SourceSpan, bool, Func{CatalogSnapshot, string})"/>
    internal void NotePlace(SourceSpan span, bool isLast, Func<CatalogSnapshot, string?> written, int meaning = 0)
    {
        if (ViewDepth == 0 && span.Length > 0)
        {
            Names?.Places.Add(new NamedPlace(span, isLast, written) { Meaning = meaning });
        }
    }

    /// <summary>Notes a row that is written out, for values of a row type.</summary>
    internal void NoteRow(BoundRow row, DataType type)
    {
        if (ViewDepth == 0 && row.Syntax is { } syntax)
        {
            Names?.Rows.Add((syntax, type));
        }
    }

    internal void NoteOutput(SelectItem item)
    {
        if (ViewDepth == 0 && item.Alias is null)
        {
            Names?.Outputs.Add(item);
        }
    }

    /// <summary>A definition's name with its schema.</summary>
    internal static string? Qualified(CatalogSnapshot catalog, Definition meant) =>
        catalog.TryGet(meant.Id, out Definition? now) && catalog.TryGet(now.SchemaId, out SchemaDefinition? schema) ? $"{Identifier.Quote(schema.Name)}.{Identifier.Quote(now.Name)}" : null;

    /// <summary>Notes a name of something that the text uses beside functions, types and relations.</summary>
    internal void NoteObject(QualifiedName name, Definition? meant)
    {
        NoteName(name, meant);
        if (meant is not null && ViewDepth == 0)
        {
            NamedObjects?.Add(meant.Id);
        }
    }

    /// <summary>Notes a literal's type, and what it names.</summary>
    internal void NoteLiteral(BoundConstant literal)
    {
        DataType type = literal.Type.Type;
        NoteType(type);
        if (ViewDepth > 0)
        {
            return;
        }

        Literals?.TryAdd(literal.Position, literal);
        if (NamedObjects is not null && IsRegistry(type) && !literal.Value.IsNull)
        {
            NamedObjects.Add((int)literal.Value.UInt32);
        }
    }

    /// <summary>What literals of a type are read with: in definitions names mean what they do there.</summary>
    internal SessionFormat FormatFor(DataType type) => Catalog.IsInDefinition && IsRegistry(type) ? Call.Format with { Names = new DefinitionNames(Catalog) } : Call.Format;

    /// <summary>Whether a type's values are names of things.</summary>
    internal static bool IsRegistry(DataType type) => s_registryTypes.Contains(type);

    /// <summary>Notes a type that the statement has values of made.</summary>
    internal void NoteType(DataType type)
    {
        if (NamedTypes is not null && ViewDepth == 0 && Catalog.Catalog.FindDefinition(type) is { } definition)
        {
            NamedTypes.Add(definition.Id);
        }
    }

    /// <summary>The owner of the view being expanded: what is in it is read with that role's privileges.</summary>
    internal int? ViewOwner { get; set; }

    /// <summary>Whom views with security_invoker are read as, however deep they stand: the statement's user, which null means too, or the owner of the materialized view that it fills.</summary>
    internal int? User { get; set; }

    /// <summary>Something is written while what is bound is computed: volatile functions are called each time, since they see what was written before.</summary>
    internal bool WritesRows { get; set; }

    /// <summary>The query of a volatile function has been put into the statement, which is right as long as nothing is written meanwhile.</summary>
    internal bool HasInlinedVolatile { get; set; }

    /// <summary>A system view is being expanded: what is in it is open to everyone who may read the view.</summary>
    internal bool IsInSystemView { get; set; }

    /// <summary>How many views and policies are being bound around what is bound now.</summary>
    internal int ViewDepth { get; set; }

    /// <summary>What joins' ON, functions and queries in FROM see there, for who prints them; null: nobody asks.</summary>
    internal Dictionary<TableReference, Scope>? ScopesInFrom { get; set; }

    /// <summary>Binds the check of a domain that the statement names, or a default or generated value that it computes: what that uses is none of the statement's, and its names are looked up as those of definitions.</summary>
    internal BoundExpression Apart(Func<BoundExpression> bind)
    {
        ViewDepth++;
        try
        {
            return InDefinition(ViewOwner, bind);
        }
        finally
        {
            ViewDepth--;
        }
    }

    /// <summary>Binds values of rows that the statement writes.</summary>
    internal T Writing<T>(Func<T> bind)
    {
        bool before = WritesRows;
        WritesRows = true;
        try
        {
            return bind();
        }
        finally
        {
            WritesRows = before;
        }
    }

    /// <summary>Binds what reads; once more, with volatile functions called, if others of them in it may write meanwhile.</summary>
    internal T Reading<T>(Func<T> bind, Predicate<T> seesWrites)
    {
        T bound = bind();
        return HasInlinedVolatile && seesWrites(bound) ? Writing(bind) : bound;
    }

    /// <summary>Binds what a stored definition says, in the name of its owner; names that it makes known are known until its end.</summary>
    /// <param name="owner">Null: the statement's user.</param>
    internal T InDefinition<T>(int? owner, Func<T> bind)
    {
        (int? Owner, IReadOnlyList<ViewName> Names, bool IsInDefinition) before = (ViewOwner, ViewNames, Catalog.IsInDefinition);
        ViewOwner = owner;
        Catalog.IsInDefinition = true;
        try
        {
            return bind();
        }
        finally
        {
            (ViewOwner, ViewNames, Catalog.IsInDefinition) = before;
        }
    }
}
