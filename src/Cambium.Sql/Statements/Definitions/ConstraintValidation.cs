using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Parsing;
using Cambium.Sql.Statements.Modification;
using Cambium.Trees;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Tests the rows of a table against a constraint that is added or validated.</summary>
internal static class ConstraintValidation
{
    /// <exception cref="SqlErrorException">23514.</exception>
    public static void Check(StatementContext context, TableDefinition table, CheckConstraint check)
    {
        PlanColumn[] live = TargetTable.Columns(table);
        Scope scope = new(null);
        scope.Add(TargetTable.Relation(table, live));
        BindingContext binding = context.NewBinding();
        binding.CalledFunctions = [];
        BoundExpression bound = new ExpressionBinder(binding, scope, ExpressionRules.Check)
            .BindCondition(SqlParser.ParseExpression(check.ExpressionSql), "CHECK");
        RowExpression compiled = RowExpressions.Compile(bound, ModificationBinder.RowLayout(table, live));
        QueryContext query = context.ToQueryContext();
        if (binding.CalledFunctions.Count > 0)
        {
            // Rows that others write meanwhile can't be tested at the commit.
            context.Transaction.Reads.NoteAll(table, null, ColumnSet.All);
            TestAll();
        }
        else
        {
            context.Transaction.Ddl.ReadRows(table, ColumnSet.All, TestAll);
        }

        void TestAll() => TableRows.ForEach(context, table, row =>
        {
            Value passes = compiled.Evaluate(row, query);
            if (!passes.IsNull && !passes.Boolean)
            {
                throw new SqlErrorException(
                    SqlState.CheckViolation, $"check constraint \"{check.Name}\" of relation \"{table.Name}\" is violated by some row")
                {
                    Table = table.Name,
                    Constraint = check.Name,
                };
            }
        });
    }

    /// <exception cref="SqlErrorException">23503.</exception>
    public static void ForeignKey(StatementContext context, TableDefinition table, ForeignKeyDefinition key)
    {
        context.Catalog.TryGetTable(key.ReferencedTableId, out TableDefinition? referenced);
        if (referenced!.IsPartitioned)
        {
            ForeignKeyToPartitions(context, table, key, referenced);
            return;
        }

        IndexDefinition index = key.FindReferencedIndex(context.Catalog)!;
        context.Transaction.Reads.NoteAll(table, null, ColumnSet.Of([.. key.ColumnIds]));
        context.Transaction.Reads.NoteAll(referenced, null, ColumnSet.Of([.. key.ReferencedColumnIds]));

        // The value of each part of the referenced index comes from the referencing column of the same place.
        KeyColumn[] parts = [.. index.Parts.Select(part => KeyColumn.Of(table, key, part))];
        Tree tree = context.Transaction.GetTree(index.TreeId);
        TableRows.ForEach(context, table, row =>
        {
            int nulls = 0;
            foreach (KeyColumn part in parts)
            {
                nulls += row[part.Ordinal].IsNull ? 1 : 0;
            }

            if (nulls == parts.Length || (nulls > 0 && key.Match == MatchKind.Simple))
            {
                return;
            }

            KeyBuilder builder = new(stackalloc byte[256]);
            foreach (KeyColumn part in parts)
            {
                Value value = part.Convert(row[part.Ordinal], context.Calls);
                KeyEncoding.Append(ref builder, part.Type, value, part.Descending, part.NullsFirst);
            }

            if (nulls > 0 || !tree.ContainsKey(builder.WrittenSpan))
            {
                throw Violation(context, table, key, referenced, row);
            }
        });
    }

    /// <summary>That no row references one of a partition that is to go.</summary>
    /// <exception cref="SqlErrorException">23503.</exception>
    public static void RequireUnreferenced(StatementContext context, ReferencingKey key, TableDefinition partition)
    {
        HashSet<int> leaves = [.. context.Catalog.GetLeaves(partition).Select(static leaf => leaf.Id)];
        foreach (TableDefinition child in context.Catalog.GetLeaves(key.Table).ToArray())
        {
            ForeignKeyDefinition own = OfLeaf(context, key, child);
            context.Transaction.Reads.NoteAll(child, null, ColumnSet.Of([.. own.ColumnIds]));
            TableRows.ForEach(context, child, row =>
            {
                if (!HasNull(child, own, row) && context.Transaction.FindReferenced(child, own, row) is { } stored && leaves.Contains(stored.Id))
                {
                    (string names, string values) = Describe(context, child, own, row);
                    throw new SqlErrorException(
                        SqlState.ForeignKeyViolation, $"removing partition \"{partition.Name}\" violates foreign key constraint \"{key.ForeignKey.Name}\"",
                        $"Key ({names})=({values}) is still referenced from table \"{key.Table.Name}\".");
                }
            });
        }
    }

    /// <summary>What a foreign key is for a partition of its table, by whatever name.</summary>
    private static ForeignKeyDefinition OfLeaf(StatementContext context, ReferencingKey key, TableDefinition leaf)
    {
        if (leaf.Id == key.Table.Id)
        {
            return key.ForeignKey;
        }

        ForeignKeyDefinition above = OfLeaf(context, key, context.Catalog.GetParent(leaf)!);
        return leaf.ForeignKeys.First(own => own.ParentId == above.Id);
    }

    private static void ForeignKeyToPartitions(StatementContext context, TableDefinition table, ForeignKeyDefinition key, TableDefinition referenced)
    {
        context.Transaction.Reads.NoteAll(table, null, ColumnSet.Of([.. key.ColumnIds]));
        TableRows.ForEach(context, table, row =>
        {
            int nulls = 0;
            foreach (int id in key.ColumnIds)
            {
                nulls += row[table.FindColumn(id)!.Ordinal].IsNull ? 1 : 0;
            }

            if (nulls == 0 ? context.Transaction.FindReferenced(table, key, row) is null : key.Match == MatchKind.Full && nulls < key.ColumnIds.Length)
            {
                throw Violation(context, table, key, referenced, row);
            }
        });
    }

    private static bool HasNull(TableDefinition table, ForeignKeyDefinition key, ReadOnlySpan<Value> row)
    {
        foreach (int id in key.ColumnIds)
        {
            if (row[table.FindColumn(id)!.Ordinal].IsNull)
            {
                return true;
            }
        }

        return false;
    }

    private static SqlErrorException Violation(
        StatementContext context, TableDefinition table, ForeignKeyDefinition key, TableDefinition referenced, ReadOnlySpan<Value> row)
    {
        (string names, string values) = Describe(context, table, key, row);
        return new SqlErrorException(
            SqlState.ForeignKeyViolation,
            $"insert or update on table \"{table.Name}\" violates foreign key constraint \"{key.Name}\"",
            HasNull(table, key, row) ? "MATCH FULL does not allow mixing of null and nonnull key values." : $"Key ({names})=({values}) is not present in table \"{referenced.Name}\".")
        {
            Schema = context.Names.SchemaName(table.SchemaId),
            Table = table.Name,
            Constraint = key.Name,
        };
    }

    private static (string Names, string Values) Describe(StatementContext context, TableDefinition table, ForeignKeyDefinition key, ReadOnlySpan<Value> row)
    {
        List<string> names = [];
        List<string> values = [];
        foreach (int id in key.ColumnIds)
        {
            ColumnDefinition column = table.FindColumn(id)!;
            names.Add(column.Name);
            Value value = row[column.Ordinal];
            values.Add(value.IsNull ? "null" : TextFormat.ToText(column.Type, value, context.Session.Format));
        }

        return (string.Join(", ", names), string.Join(", ", values));
    }

    /// <summary>A part of the referenced key: where its value lies in the referencing row, and how it is encoded.</summary>
    private sealed record KeyColumn(int Ordinal, DataType From, DataType Type, bool Descending, bool NullsFirst, CastFunction? Cast)
    {
        public static KeyColumn Of(TableDefinition table, ForeignKeyDefinition key, IndexKeyPart part)
        {
            ColumnDefinition column = table.FindColumn(key.ColumnIds[key.ReferencedColumnIds.IndexOf(part.ColumnId)])!;
            DataType from = column.Type.Type.Underlying();
            DataType to = part.Type.Type.Underlying();
            return new KeyColumn(column.Ordinal, from, to, part.Descending, part.NullsFirst, from == to ? null : Casts.Find(from, to, out _));
        }

        public Value Convert(in Value value, CallContext context) => Cast is null || value.IsNull ? value : Cast(value, context);
    }
}
