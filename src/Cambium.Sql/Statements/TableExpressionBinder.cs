using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Parsing;
using Cambium.Sql.Partitions;
using Cambium.Sql.Routines;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.SystemCatalogs;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements;

/// <summary>
/// Binds the checks, generated columns and keys of a table's indexes over its columns, where no session is: along the schema of the table and public.
/// They were checked when they were defined: whatever they mention is in the catalog.
/// </summary>
internal sealed class TableExpressionBinder
{
    private readonly TableDefinition _table;
    private readonly CatalogSnapshot _catalog;
    private readonly ScopeRelation _relation;

    // What a function has bound is a thread's own. Null: nothing that was bound calls any.
    private ThreadLocal<DetachedRoutines>? _routines;

    public TableExpressionBinder(TableDefinition table, CatalogSnapshot catalog)
    {
        _table = table;
        _catalog = catalog;
        PlanColumn[] live = TargetTable.Columns(table);
        Layout = [.. ModificationBinder.RowLayout(table, live)];
        _relation = TargetTable.Relation(table, live);
    }

    public CatalogSnapshot Catalog => _catalog;

    /// <summary>The columns of a row as it is stored, in order.</summary>
    public PlanColumn[] Layout { get; }

    /// <summary>For evaluating what was bound, in the calling thread.</summary>
    public QueryContext NewContext() => new(null, _routines is { } routines ? routines.Value!.Calls : CallContext.Detached(), []);

    /// <summary>The same, to be kept by whoever evaluates, in one thread at a time.</summary>
    public QueryContext NewLastingContext() => new(null, _routines is not null ? NewRoutines().Calls : CallContext.Detached(), []);

    /// <summary>Whether the last expression calls functions of users.</summary>
    public bool HasCalled { get; private set; }

    /// <summary>For one expression: it keeps what is looked up.</summary>
    public BindingContext NewBinding()
    {
        CatalogReader reader = DefinitionNames.ReaderFor(_table, _catalog);
        CallContext calls = CallContext.Detached();
        calls.Format = calls.Format with { Names = new DefinitionNames(reader) };
        return new BindingContext(reader, new ParameterTypes(), calls);
    }

    public BoundExpression Condition(string sql, ExpressionRules rules) =>
        Bind(binding => Binder(binding, rules).BindCondition(SqlParser.ParseExpression(sql), rules.Construct));

    public BoundExpression Generated(ColumnDefinition column) =>
        Bind(binding => Coercion.Assign(Binder(binding, ExpressionRules.Generated).Bind(SqlParser.ParseExpression(column.GeneratedSql!)), column.Type, column.Name, binding));

    /// <summary>A part of a key that is an expression.</summary>
    public BoundExpression Key(IndexKeyPart part, ExpressionRules rules) =>
        Bind(binding => Coercion.ResolveUnknown(Binder(binding, rules).Bind(SqlParser.ParseExpression(part.ExpressionSql!)), binding));

    /// <summary>The hash of a value by the function of a partition key's operator class.</summary>
    public BoundExpression Hash(ClassMember function, BoundExpression value) =>
        Bind(binding => SupportCall.Bind(function.Id, [value, new BoundConstant(Value.FromInt64(unchecked((long)PartitionHash.Seed)), DataType.Int8)], Binder(binding, ExpressionRules.PartitionKey)));

    private BoundExpression Bind(Func<BindingContext, BoundExpression> bind)
    {
        BindingContext binding = NewBinding();
        binding.CalledFunctions = [];
        BoundExpression bound = bind(binding);
        HasCalled = binding.CalledFunctions.Count > 0;
        if (HasCalled && bound.Nodes().Any(static node => node is BoundCall { Function.HasBody: true }))
        {
            _routines ??= new ThreadLocal<DetachedRoutines>(NewRoutines);
        }

        return bound;
    }

    private DetachedRoutines NewRoutines() => new(_catalog, () => DefinitionNames.ReaderFor(_table, _catalog), _table.OwnerId);

    private ExpressionBinder Binder(BindingContext binding, ExpressionRules rules)
    {
        binding.DefinitionRules = rules;
        Scope scope = new(null);
        scope.Add(_relation);
        return new ExpressionBinder(binding, scope, rules);
    }
}
