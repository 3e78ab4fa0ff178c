using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>The items of FROM.</summary>
internal sealed class TablePrinter(SqlText text, QueryPrinter queries, ExpressionPrinter expressions)
{
    public void Print(TableReference table)
    {
        switch (table)
        {
            case NamedTable named:
                Named(named);
                break;
            case DerivedTable derived:
                text.AppendIf(derived.IsLateral, "LATERAL ").Append("(");
                queries.Print(derived.Query);
                text.Append(")");
                Alias(derived.Alias);
                break;
            case FunctionTable function:
                Function(function);
                break;
            case JoinedTable joined:
                Joined(joined);
                break;
        }
    }

    private void Named(NamedTable table)
    {
        text.AppendIf(table.IsOnly, "ONLY ").Name(table.Name, NameKind.Relation);
        Alias(table.Alias);
        if (table.Sample is TableSample sample)
        {
            text.Append(" TABLESAMPLE ").Name(sample.Method).Append(" (").List(sample.Arguments, expressions.Print).Append(")");
            if (sample.Repeatable is Expression seed)
            {
                text.Append(" REPEATABLE (");
                expressions.Print(seed);
                text.Append(")");
            }
        }
    }

    private void Function(FunctionTable table)
    {
        text.AppendIf(table.IsLateral, "LATERAL ");
        if (table.IsRowsFrom)
        {
            text.Append("ROWS FROM (").List(table.Functions, RowsFromItem).Append(")");
        }
        else
        {
            Call(table.Functions[0].Call);
        }

        text.AppendIf(table.HasOrdinality, " WITH ORDINALITY");
        bool hasColumns = !table.IsRowsFrom && table.Functions[0].Columns.Count > 0;
        if (hasColumns && table.Alias is null)
        {
            text.Append(" AS");
        }

        Alias(table.Alias);
        if (hasColumns)
        {
            Columns(table.Functions[0].Columns);
        }
    }

    /// <summary>What is written like a call: a cast by <c>::</c> can't stand here.</summary>
    private void Call(Expression call)
    {
        if (call is CastExpression cast)
        {
            text.Append("CAST(");
            expressions.Print(cast.Operand);
            text.Append(" AS ");
            expressions.Types.Print(cast.Type);
            text.Append(")");
            return;
        }

        expressions.Print(call);
    }

    private void RowsFromItem(TableFunction function)
    {
        Call(function.Call);
        if (function.Columns.Count > 0)
        {
            text.Append(" AS");
            Columns(function.Columns);
        }
    }

    private void Columns(SyntaxList<ColumnDefinition> columns) => text.Append(" (").List(columns, Column).Append(")");

    private void Column(ColumnDefinition column)
    {
        text.Name(column.Name).Append(" ");
        expressions.Types.Print(column.Type!);
        if (column.Collation is QualifiedName collation)
        {
            text.Append(" COLLATE ").Name(collation);
        }
    }

    /// <summary>Walks down the left joins in a loop; joins on the right and joins with an alias stand in parentheses.</summary>
    private void Joined(JoinedTable last)
    {
        Stack<JoinedTable> spine = new();
        TableReference left = last;
        while (left is JoinedTable joined && (spine.Count == 0 || joined.Alias is null) && (last.Alias is null || spine.Count == 0))
        {
            spine.Push(joined);
            left = joined.Left;
        }

        text.AppendIf(last.Alias is not null, "(");
        Operand(left);
        while (spine.TryPop(out JoinedTable? join))
        {
            Join(join);
        }

        text.AppendIf(last.Alias is not null, ")");
        Alias(last.Alias);
    }

    private void Join(JoinedTable join)
    {
        text.Append(" ").AppendIf(join.IsNatural, "NATURAL ").Append(join.Kind switch
        {
            JoinKind.Left => "LEFT JOIN ",
            JoinKind.Right => "RIGHT JOIN ",
            JoinKind.Full => "FULL JOIN ",
            JoinKind.Cross => "CROSS JOIN ",
            _ => "JOIN ",
        });
        Operand(join.Right);
        if (join.On is Expression on)
        {
            text.Append(" ON ");
            expressions.Print(on);
        }

        if (join.Using.Count > 0)
        {
            text.Append(" USING (").Names(join.Using).Append(")");
            if (join.UsingAlias is string alias)
            {
                text.Append(" AS ").Name(alias);
            }
        }
    }

    /// <summary>A joined table brings its own parentheses when it has an alias.</summary>
    private void Operand(TableReference table)
    {
        bool needsParentheses = table is JoinedTable { Alias: null };
        text.AppendIf(needsParentheses, "(");
        Print(table);
        text.AppendIf(needsParentheses, ")");
    }

    private void Alias(TableAlias? alias)
    {
        if (alias is null)
        {
            return;
        }

        text.Append(" AS ").Name(alias.Name);
        if (alias.Columns.Count > 0)
        {
            text.Append("(").Names(alias.Columns).Append(")");
        }
    }
}
