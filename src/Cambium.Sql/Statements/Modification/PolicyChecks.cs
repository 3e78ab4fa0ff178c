using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Planning;
using RowExpression = Cambium.Sql.Execution.RowExpression;

namespace Cambium.Sql.Statements.Modification;

/// <summary>What row-level security asks of rows that are written, or changed without having been looked for: an error where they don't pass.</summary>
internal sealed class PolicyChecks
{
    private readonly string _table;
    private readonly string _subject;
    private readonly IReadOnlyList<(string? Policy, BoundExpression Condition)> _rules;
    private RowExpression[] _compiled = [];

    /// <param name="subject">What doesn't pass: a new row, a target row.</param>
    private PolicyChecks(string table, string subject, IReadOnlyList<(string? Policy, BoundExpression Condition)> rules)
    {
        _table = table;
        _subject = subject;
        _rules = rules;
    }

    /// <summary>Of new rows: WITH CHECK of a command, and that they are there for the others.</summary>
    /// <param name="row">The table's live columns.</param>
    /// <param name="reads">The statement reads the table too, so it must see what it writes.</param>
    public static PolicyChecks OfNew(RowSecurity security, char command, bool reads, ScopeRelation row, BindingContext binding)
    {
        IReadOnlyList<(string? Policy, BoundExpression Condition)> rules = security.Required(command, existing: false, row, binding);
        return new PolicyChecks(security.TableName, "new row", reads ? [.. rules, .. Seen(security, row, binding)] : rules);
    }

    /// <summary>Of rows that are there: that a command may have them.</summary>
    /// <inheritdoc cref="OfNew"/>
    /// <param name="subject">new row (ON CONFLICT) or target row (MERGE).</param>
    public static PolicyChecks OfExisting(RowSecurity security, char command, bool reads, string subject, ScopeRelation row, BindingContext binding)
    {
        IReadOnlyList<(string? Policy, BoundExpression Condition)> rules = security.Required(command, existing: true, row, binding);
        return new PolicyChecks(security.TableName, subject, reads ? [.. rules, .. Seen(security, row, binding)] : rules) { IsOfExisting = true };
    }

    /// <summary>The columns of the row that the conditions mention.</summary>
    public HashSet<PlanColumn> UsedColumns => [.. _rules.SelectMany(static rule => rule.Condition.Columns())];

    /// <summary>They look at tables, as these were before the statement.</summary>
    public bool ReadsTables => _rules.Any(static rule => Conjuncts.ReadsTables(rule.Condition));

    private bool IsOfExisting { get; init; }

    private static IReadOnlyList<(string? Policy, BoundExpression Condition)> Seen(RowSecurity security, ScopeRelation row, BindingContext binding) =>
        security.Required(Engine.Catalog.PolicyDefinition.Select, existing: true, row, binding);

    /// <param name="layout">The columns of a row as it is handed to <see cref="Require"/>.</param>
    public PolicyChecks Compile(IReadOnlyList<PlanColumn> layout)
    {
        _compiled = [.. _rules.Select(rule => RowExpressions.Compile(rule.Condition, layout))];
        return this;
    }

    /// <summary>The test of each row of one execution.</summary>
    public RowTest Test(QueryContext query) => row => Require(row, query);

    /// <exception cref="SqlErrorException">42501.</exception>
    public void Require(ReadOnlySpan<Value> row, QueryContext query)
    {
        for (int index = 0; index < _compiled.Length; index++)
        {
            if (!_compiled[index].IsTrue(row, query))
            {
                string policy = _rules[index].Policy is { } name ? $" \"{name}\"" : "";
                throw new SqlErrorException(
                    SqlState.InsufficientPrivilege,
                    $"{_subject} violates row-level security policy{policy}{(IsOfExisting ? " (USING expression)" : "")} for table \"{_table}\"");
            }
        }
    }
}
