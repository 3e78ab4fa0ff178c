using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>INSERT, UPDATE, DELETE and MERGE, and queries among them.</summary>
internal sealed class ModificationPrinter(SqlText text, QueryPrinter queries, TablePrinter tables, ExpressionPrinter expressions)
{
    public void Print(Statement statement)
    {
        switch (statement)
        {
            case SelectStatement select:
                queries.Print(select);
                break;
            case InsertStatement insert:
                Insert(insert);
                break;
            case UpdateStatement update:
                Update(update);
                break;
            case DeleteStatement delete:
                Delete(delete);
                break;
            case MergeStatement merge:
                Merge(merge);
                break;
            case ReturnStatement result:
                text.Append("RETURN ");
                expressions.Print(result.Value);
                break;
            default:
                throw new SqlErrorException(SqlState.FeatureNotSupported, SqlWords.Of(statement) + " is not yet supported in unquoted SQL function body");
        }
    }

    /// <summary>An element of an index or a conflict target.</summary>
    public void IndexElement(IndexElement element)
    {
        bool isBare = element.Value is ColumnReference { Parts.Count: 1 } or FunctionCall { Spelling: FunctionSpelling.Ordinary };
        text.AppendIf(!isBare, "(");
        expressions.Print(element.Value);
        text.AppendIf(!isBare, ")");
        if (element.Collation is QualifiedName collation)
        {
            text.Append(" COLLATE ").Name(collation);
        }

        if (element.OperatorClass is QualifiedName operatorClass)
        {
            text.Append(" ").Name(operatorClass);
        }

        text.AppendIf(element.Direction == SortDirection.Ascending, " ASC").AppendIf(element.Direction == SortDirection.Descending, " DESC");
        text.AppendIf(element.Nulls == NullsOrder.First, " NULLS FIRST").AppendIf(element.Nulls == NullsOrder.Last, " NULLS LAST");
    }

    private void With(WithClause? with)
    {
        if (with is not null)
        {
            queries.With(with);
        }
    }

    private void Insert(InsertStatement insert)
    {
        With(insert.With);
        text.Append("INSERT INTO ").Name(insert.Table, NameKind.Relation);
        if (insert.Alias is string alias)
        {
            text.Append(" AS ").Name(alias);
        }

        Targets(insert.Columns);
        Overriding(insert.Overriding);
        if (insert.Source is SelectStatement source)
        {
            text.Append(" ");
            queries.Print(source);
        }
        else
        {
            text.Append(" DEFAULT VALUES");
        }

        if (insert.OnConflict is OnConflictClause conflict)
        {
            OnConflict(conflict);
        }

        Returning(insert.Returning);
    }

    private void Overriding(OverridingKind kind) =>
        text.AppendIf(kind == OverridingKind.UserValue, " OVERRIDING USER VALUE").AppendIf(kind == OverridingKind.SystemValue, " OVERRIDING SYSTEM VALUE");

    private void OnConflict(OnConflictClause conflict)
    {
        text.Append(" ON CONFLICT");
        if (conflict.Target is { Constraint: string constraint })
        {
            text.Append(" ON CONSTRAINT ").Name(constraint);
        }
        else if (conflict.Target is ConflictTarget target)
        {
            text.Append(" (").List(target.Elements, IndexElement).Append(")");
            Where(target.Where);
        }

        if (conflict.Assignments is null)
        {
            text.Append(" DO NOTHING");
            return;
        }

        text.Append(" DO UPDATE SET ").List(conflict.Assignments, Assignment);
        Where(conflict.Where);
    }

    private void Update(UpdateStatement update)
    {
        With(update.With);
        text.Append("UPDATE ");
        tables.Print(update.Table);
        text.Append(" SET ").List(update.Assignments, Assignment);
        if (update.From.Count > 0)
        {
            text.Append(" FROM ").List(update.From, tables.Print);
        }

        Where(update.Where);
        Returning(update.Returning);
    }

    private void Delete(DeleteStatement delete)
    {
        With(delete.With);
        text.Append("DELETE FROM ");
        tables.Print(delete.Table);
        if (delete.Using.Count > 0)
        {
            text.Append(" USING ").List(delete.Using, tables.Print);
        }

        Where(delete.Where);
        Returning(delete.Returning);
    }

    private void Merge(MergeStatement merge)
    {
        With(merge.With);
        text.Append("MERGE INTO ");
        tables.Print(merge.Table);
        text.Append(" USING ");
        tables.Print(merge.Source);
        text.Append(" ON ");
        expressions.Print(merge.On);
        text.List(merge.Whens, When, string.Empty);
    }

    private void When(MergeWhen when)
    {
        text.Append(when.IsMatched ? " WHEN MATCHED" : " WHEN NOT MATCHED");
        if (when.Condition is Expression condition)
        {
            text.Append(" AND ");
            expressions.Print(condition);
        }

        text.Append(" THEN ");
        switch (when.Action)
        {
            case MergeDoNothing:
                text.Append("DO NOTHING");
                break;
            case MergeDelete:
                text.Append("DELETE");
                break;
            case MergeUpdate update:
                text.Append("UPDATE SET ").List(update.Assignments, Assignment);
                break;
            case MergeInsert insert:
                text.Append("INSERT");
                Targets(insert.Columns);
                Overriding(insert.Overriding);
                if (insert.Values is null)
                {
                    text.Append(" DEFAULT VALUES");
                    break;
                }

                text.Append(" VALUES (").List(insert.Values, expressions.Print).Append(")");
                break;
        }
    }

    private void Targets(SyntaxList<AssignmentTarget> targets)
    {
        if (targets.Count > 0)
        {
            text.Append(" (").List(targets, Target).Append(")");
        }
    }

    private void Target(AssignmentTarget target)
    {
        text.Name(target.Column);
        foreach (AssignmentStep step in target.Path)
        {
            if (step.Subscript is Subscript subscript)
            {
                expressions.Subscript(subscript);
            }
            else
            {
                text.Append(".").Name(step.Field!);
            }
        }
    }

    private void Assignment(Assignment assignment)
    {
        switch (assignment)
        {
            case ColumnAssignment column:
                Target(column.Target);
                text.Append(" = ");
                expressions.Print(column.Value);
                break;
            case RowAssignment row:
                text.Append("(").List(row.Targets, Target).Append(") = ");
                expressions.Print(row.Source);
                break;
        }
    }

    private void Where(Expression? condition)
    {
        if (condition is not null)
        {
            text.Append(" WHERE ");
            expressions.Print(condition);
        }
    }

    private void Returning(SyntaxList<SelectItem> items)
    {
        if (items.Count > 0)
        {
            text.Append(" RETURNING ").List(items, queries.SelectItem);
        }
    }
}
