using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;
using Cambium.Sql.Partitions;
using Cambium.Sql.Statements.Definitions.Uses;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;
using FunctionDefinition = Cambium.Engine.Catalog.FunctionDefinition;
using OperatorDefinition = Cambium.Engine.Catalog.OperatorDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// Indexes over expressions, partial ones, generated columns and partition keys name functions, operators and types. When these change, by whatever statement,
/// an index is built anew whose expressions now compute something else: what is in it is always what its definition says.
/// </summary>
internal static class ComputedDefinitions
{
    /// <summary>Whether a statement can change what expressions mean.</summary>
    public static bool MayChange(Statement statement) => statement is CreateFunctionStatement or AlterFunctionStatement or CreateOperatorStatement or CreateOperatorClassStatement or CreateCastStatement or CreateExtensionStatement
        or UpdateExtensionStatement or DropStatement or DropOwnedStatement or RenameStatement or SetSchemaStatement or AlterDomainStatement;

    /// <param name="before">The catalog before the statement.</param>
    /// <exception cref="SqlErrorException">2BP01: an index could not be computed any more; 23505: not be unique.</exception>
    public static void Follow(StatementContext context, CatalogSnapshot before)
    {
        // Names that expressions would have to mention; the empty one, of what has none in them, is in all.
        HashSet<string> changed = [];
        foreach (int id in context.Transaction.Ddl.ChangedIds)
        {
            before.TryGet(id, out Definition? was);
            context.Catalog.TryGet(id, out Definition? now);
            if (!ReferenceEquals(was, now) && (was ?? now) is FunctionDefinition or OperatorDefinition or TypeDefinition or SchemaDefinition or CastDefinition)
            {
                changed.UnionWith((was ?? now) is CastDefinition ? [""] : new[] { was?.Name, now?.Name }.OfType<string>());
            }
        }

        if (changed.Count == 0)
        {
            return;
        }

        HashSet<int> ids = [.. context.Transaction.Ddl.ChangedIds];
        HashSet<int> functions = Running(context.Catalog, ids, changed);
        foreach (TableDefinition table in MayDiffer(context.Catalog, before, ids, changed, functions).Where(IsComputed).ToArray())
        {
            // What didn't exist before was bound as it is now.
            if (before.TryGetTable(table.Id, out TableDefinition? old))
            {
                Follow(context, old, before, table, new Changes(changed, functions));
            }
        }
    }

    private static bool IsComputed(TableDefinition table) =>
        table.Indexes.Any(static index => index.HasComputedKey) || table.LiveColumns.Any(static column => column.GeneratedSql is not null)
        || table.Partitioning?.Key.Any(static part => part.IsExpression || part.OperatorClassId is not null) == true;

    /// <summary>The functions that have changed, and those whose bodies mention what has, by whatever detour: names in bodies are bound when they run.</summary>
    private static HashSet<int> Running(CatalogSnapshot catalog, HashSet<int> ids, HashSet<string> changed)
    {
        HashSet<int> found = [.. ids];
        HashSet<string> seen = [.. changed];
        Queue<string> names = new(changed);
        while (names.TryDequeue(out string? name))
        {
            foreach (FunctionDefinition caller in catalog.Uses.Running(name).Where(caller => found.Add(caller.Id) && seen.Add(caller.Name)))
            {
                names.Enqueue(caller.Name);
            }
        }

        return found;
    }

    /// <summary>The tables in whose texts something is named that has changed, or a function that runs it; where operators and the like may, those whose texts call functions of users at all.</summary>
    private static IEnumerable<TableDefinition> MayDiffer(CatalogSnapshot catalog, CatalogSnapshot before, HashSet<int> ids, HashSet<string> changed, HashSet<int> functions)
    {
        bool isUsed = catalog.OperatorClasses.Length > 0
            || functions.Any(id => catalog.Uses.Of(id).Concat(before.Uses.Of(id)).Any(static user => user is OperatorDefinition or CastDefinition));
        IEnumerable<TableDefinition> naming = catalog.Uses.Mentioning(changed).OfType<TableDefinition>();
        return isUsed || functions.Count > ids.Count ? naming.Union(catalog.Tables.Where(table => Calls(table, catalog, isUsed ? null : functions))) : naming;
    }

    /// <summary>Whether it is computed by calls of functions of users. What a text uses is known from the first time it is asked.</summary>
    /// <param name="functions">Of some of them; null: of any.</param>
    private static bool Calls(TableDefinition table, CatalogSnapshot catalog, HashSet<int>? functions) => IsComputed(table)
        && (table.Partitioning?.Key.Any(static part => part.OperatorClassId is not null) == true
            || TextUses.Of(table, catalog).Any(use => use.Used.Any(used => used.ClassId == CatalogOids.PgProc && functions?.Contains((int)used.Id) != false)));

    private static void Follow(StatementContext context, TableDefinition old, CatalogSnapshot before, TableDefinition table, Changes changed)
    {
        Binders binders = new(new TableExpressionBinder(old, before), new TableExpressionBinder(table, context.Catalog));
        IndexDefinition[] rebuilt =
        [
            .. table.Indexes.Where(index => index.HasComputedKey
                && Differs(Expressions(old.Indexes.FirstOrDefault(other => other.Id == index.Id)), Expressions(index), binders, changed, index.Name)),
        ];
        bool isOther = table.LiveColumns.Any(column => column.GeneratedSql is not null && Differs(Expressions(old.FindColumn(column.Id)), Expressions(column), binders, changed, column.Name))
            || Differs(Expressions(old, before), Expressions(table, context.Catalog), binders, changed, table.Name);
        if (rebuilt.Length == 0)
        {
            // A new version of the definition is compiled anew; rows keep what was computed for them, as in PostgreSQL.
            _ = isOther ? context.Transaction.Ddl.Put(table) : table;
            return;
        }

        TableDefinition current = context.Transaction.Ddl.Put(table with { Indexes = table.Indexes.RemoveRange(rebuilt) });
        foreach (IndexDefinition index in rebuilt)
        {
            current = context.Transaction.Ddl.CreateIndex(current, index with { TreeId = context.Transaction.Ddl.NextTreeId(table.IsTemporary) });
        }
    }

    private static Expression[] Expressions(IndexDefinition? index) => index is null ? [] :
    [
        .. index.PredicateSql is { } predicate ? [new Expression(predicate, binder => binder.Condition(predicate, ExpressionRules.IndexPredicate))] : Array.Empty<Expression>(),
        .. index.Parts.Where(static part => part.IsExpression).Select(static part => new Expression(part.ExpressionSql!, binder => binder.Key(part, ExpressionRules.Index))),
    ];

    private static Expression[] Expressions(ColumnDefinition? column) => column?.GeneratedSql is { } generated ? [new Expression(generated, binder => binder.Generated(column))] : [];

    /// <summary>Of a partition key: its expressions, and the hashes by functions of operator classes.</summary>
    private static Expression[] Expressions(TableDefinition table, CatalogSnapshot catalog)
    {
        IndexKeyPart[] key = [.. table.Partitioning?.Key ?? []];
        return
        [
            .. key.Where(static part => part.IsExpression).Select(static part => new Expression(part.ExpressionSql!, binder => binder.Key(part, ExpressionRules.PartitionKey))),
            .. key.Where(part => table.Partitioning!.Strategy == PartitionStrategy.Hash && PartitionHash.FunctionOf(part, catalog) is not null).Select(Hash),
        ];

        Expression Hash(IndexKeyPart part)
        {
            ClassMember function = PartitionHash.FunctionOf(part, catalog)!;
            string name = catalog.TryGet(function.Id, out Definition? made) ? made.Name : "";
            return new Expression(name, binder => binder.Hash(function, part.IsExpression ? binder.Key(part, ExpressionRules.PartitionKey) : new BoundColumn(binder.Layout[table.FindColumn(part.ColumnId)!.Ordinal])));
        }
    }

    /// <param name="Names">Of what has changed.</param>
    /// <param name="Functions">Whose calls may yield something else.</param>
    private sealed record Changes(HashSet<string> Names, HashSet<int> Functions);

    private sealed record Expression(string Sql, Func<TableExpressionBinder, BoundExpression> Bind);

    /// <summary>A table before a statement and after it, when the types of its columns may have other labels and fields.</summary>
    private sealed class Binders(TableExpressionBinder was, TableExpressionBinder now)
    {
        private readonly Dictionary<PlanColumn, PlanColumn> _columns = was.Layout.Zip(now.Layout).ToDictionary(static pair => pair.First, static pair => pair.Second);

        /// <summary>Whether the last expression called functions of users before.</summary>
        public bool HadCalled => was.HasCalled;

        /// <summary>What an expression computed, of the columns as they are now.</summary>
        public BoundExpression Before(Expression expression) => expression.Bind(was).Rewrite(
            node => node is BoundColumn column && _columns.TryGetValue(column.Column, out PlanColumn? current) ? new BoundColumn(current) : null);

        public BoundExpression Now(Expression expression) => expression.Bind(now);
    }

    /// <summary>Whether expressions compute something else than before.</summary>
    private static bool Differs(Expression[] old, Expression[] current, Binders binders, Changes changed, string name)
    {
        for (int index = 0; index < current.Length; index++)
        {
            BoundExpression? before = null;
            try
            {
                before = index < old.Length ? binders.Before(old[index]) : null;
            }
            catch (SqlErrorException)
            {
                // It could not be computed; now it may.
            }

            if (before is not null && !binders.HadCalled && !changed.Names.Any(current[index].Sql.Contains))
            {
                continue;
            }

            try
            {
                BoundExpression now = binders.Now(current[index]);
                if (before is null || !now.SameAs(before) || now.Nodes().Any(node => node is BoundCall { Function.HasBody: true } call && changed.Functions.Contains(call.Function.Oid)))
                {
                    return true;
                }
            }
            catch (SqlErrorException error)
            {
                throw new SqlErrorException(
                    SqlState.DependentObjectsStillExist, $"cannot change what \"{name}\" is computed by", error.Message, $"Drop \"{name}\" first, or change its expression.");
            }
        }

        return false;
    }
}
