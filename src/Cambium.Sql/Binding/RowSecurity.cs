using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Access;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Binding;

/// <summary>
/// The row-level security policies that hold for one use of a table in a statement. PostgreSQL's rules (rowsecurity.c): a row is there when one
/// permissive policy and every restrictive one of the command say so, and nothing is there when no permissive one is for it.
/// </summary>
/// <remarks>
/// As with privileges, it is today's policies that count, also for the rows of an earlier time. The plan holds for the role and the catalog
/// it was made for, so nothing is tested again when it runs.
/// </remarks>
internal sealed class RowSecurity
{
    private readonly TableDefinition _table;
    private readonly int? _role;
    private readonly PolicyDefinition[] _policies;

    private RowSecurity(TableDefinition table, int? role, PolicyDefinition[] policies)
    {
        _table = table;
        _role = role;
        _policies = policies;
    }

    public string TableName => _table.Name;

    /// <summary>What holds for the statement's user, or the owner of the view being bound; null when they see all rows.</summary>
    /// <param name="table">As it is today.</param>
    /// <exception cref="SqlErrorException">42501: policies would hold, and row_security is off.</exception>
    public static RowSecurity? Of(TableDefinition table, BindingContext context)
    {
        int? role = context.ViewOwner;
        if (!table.HasRowSecurity || context.RowSecurity == RowSecurityMode.Ignored || context.Catalog.RightsOf(role) is not { } rights || !rights.IsSubjectToPolicies(table))
        {
            return null;
        }

        return context.RowSecurity == RowSecurityMode.On
            ? new RowSecurity(table, role, [.. table.Policies.Where(policy => policy.RoleIds.Any(id => id == 0 || rights.ActsAs(id)))])
            : throw Affected(table, rights);
    }

    /// <summary>Query would be affected …</summary>
    public static SqlErrorException Affected(TableDefinition table, RoleRights rights) => new(
        SqlState.InsufficientPrivilege, $"query would be affected by row-level security policy for table \"{table.Name}\"",
        hint: rights.Owns(table) ? "To disable the policy for the table's owner, use ALTER TABLE NO FORCE ROW LEVEL SECURITY." : null);

    /// <summary>The scan's rows that are there for each of the commands.</summary>
    public LogicalPlan Restrict(LogicalScan scan, BindingContext context, params ReadOnlySpan<char> commands)
    {
        ScopeRelation row = new(
            scan.Alias, null, [.. scan.TableColumns.Select(static column => new ScopeColumn(column.Name, new BoundColumn(column)))],
            [.. SystemColumns.Of(new BoundColumn(scan.TableId), scan.TableColumns), SystemColumns.Tid(scan.Table, scan.RowKey, scan.Partitions?.Leaves)]) { Scan = scan };
        List<BoundExpression> conditions = [];
        foreach (char command in commands)
        {
            foreach (BoundExpression condition in Visible(command, row, context))
            {
                if (!conditions.Exists(condition.SameAs))
                {
                    conditions.Add(condition);
                }
            }
        }

        return new LogicalBarrier(new LogicalFilter(scan, Conjuncts.Join(conditions)!));
    }

    /// <summary>What must be true of a row for it to be there for a command; never empty, the restrictive policies first.</summary>
    private IEnumerable<BoundExpression> Visible(char command, ScopeRelation row, BindingContext context)
    {
        IReadOnlyList<(string? Policy, BoundExpression Condition)> required = Required(command, existing: true, row, context);
        return required.Skip(1).Append(required[0]).Select(static rule => rule.Condition);
    }

    /// <summary>What must be true of a row that is written, or that is to be changed, for there to be no error.</summary>
    /// <param name="existing">The row is there already: what it must be to be seen counts, also where new rows are held to something else.</param>
    /// <returns>The permissive policies' condition, then those of restrictive ones with their names.</returns>
    public IReadOnlyList<(string? Policy, BoundExpression Condition)> Required(char command, bool existing, ScopeRelation row, BindingContext context)
    {
        PolicyExpression? Rule(PolicyDefinition policy) => existing ? policy.Using : policy.Check ?? policy.Using;
        BoundExpression[] permissive = [.. Policies(command, isRestrictive: false).Where(policy => Rule(policy) is not null).Select(policy => Bind(policy, Rule(policy)!, row, context))];
        if (permissive.Length == 0)
        {
            return [(null, BoundConstant.False)];
        }

        return
        [
            (null, Any(permissive)),
            .. Policies(command, isRestrictive: true).Where(policy => Rule(policy) is not null).Select(policy => ((string?)policy.Name, Bind(policy, Rule(policy)!, row, context))),
        ];
    }

    private IEnumerable<PolicyDefinition> Policies(char command, bool isRestrictive) =>
        _policies.Where(policy => policy.IsRestrictive == isRestrictive && policy.IsFor(command));

    private static BoundExpression Any(BoundExpression[] conditions) => conditions.Length == 1 ? conditions[0] : new BoundOr(conditions);

    /// <summary>Binds a policy's condition over a row of the table, in the name of who uses that.</summary>
    /// <exception cref="SqlErrorException">42P17: the policy asks for rows that it is itself asked about.</exception>
    private BoundExpression Bind(PolicyDefinition policy, PolicyExpression expression, ScopeRelation row, BindingContext context)
    {
        if (!context.OpenDefinitions.Add(policy.Id))
        {
            throw new SqlErrorException(SqlState.InvalidObjectDefinition, $"infinite recursion detected in policy for relation \"{_table.Name}\"");
        }

        StatementAccess accessBefore = context.Access;
        context.ViewDepth++;
        context.Access = new StatementAccess();
        try
        {
            BoundExpression condition = context.InDefinition(_role, () => Bind(expression, _table, row, context));

            // The table's own columns aren't read by the user.
            accessBefore.AddAll(context.Access, [.. row.Columns.Select(static column => column.Value)]);
            return condition;
        }
        catch (SqlErrorException error) when (error.Position != 0)
        {
            // Positions inside the policy mean nothing to the client.
            throw new SqlErrorException(error.SqlState, error.Message, error.Detail, error.Hint, 0, error);
        }
        finally
        {
            context.OpenDefinitions.Remove(policy.Id);
            context.ViewDepth--;
            context.Access = accessBefore;
        }
    }

    /// <summary>Binds a policy's condition; the names in it mean what they meant when it was made.</summary>
    /// <param name="row">The table's live columns.</param>
    public static BoundExpression Bind(PolicyExpression expression, TableDefinition table, ScopeRelation row, BindingContext context)
    {
        Scope scope = new(null);
        scope.Add(KnownRow(expression, table, row, context));
        return new ExpressionBinder(context, scope, ExpressionRules.Policy).BindCondition(SqlParser.ParseExpression(expression.Sql), "POLICY");
    }

    /// <summary>The row under the names that the condition knows, which the context knows from now on.</summary>
    public static ScopeRelation KnownRow(PolicyExpression expression, TableDefinition table, ScopeRelation row, BindingContext context)
    {
        context.ViewNames = expression.Names;
        return ViewNames.Shown(expression.Table, row.Scan?.Table ?? table, row) with { Name = expression.Table.Name, Schema = context.Catalog.SchemaName(table) };
    }
}
