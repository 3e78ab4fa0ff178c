using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;
using Cambium.Sql.SystemCatalogs;
using CheckConstraint = Cambium.Engine.Catalog.CheckConstraint;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions.Inheritance;

/// <summary>Puts together what a new table has of those it inherits from and what is declared for it: columns of one name are one.</summary>
internal sealed class InheritedColumns(StatementContext context)
{
    private readonly HashSet<string> _conflicts = [];

    /// <summary>The table with a parent's columns and checks.</summary>
    /// <exception cref="SqlErrorException">42804, 42710: columns or checks of one name that differ.</exception>
    public TableDefinition Add(TableDefinition table, TableDefinition parent)
    {
        Heirs.RequireOnce(table, parent);
        table = table with { InheritedIds = table.InheritedIds.Add(parent.Id) };
        foreach (ColumnDefinition column in parent.LiveColumns)
        {
            ColumnDefinition copy = column.Undeclared() with
            {
                IsInherited = true,
                Identity = IdentityKind.None,
                SequenceId = column.Identity == IdentityKind.None ? column.SequenceId : null,
                MissingValue = default,
                Comment = null,
                Tuning = column.Tuning?.OfStorage(),
            };
            table = table.FindColumn(column.Name) is not { } own
                ? table with { Columns = table.Columns.Add(copy with { Id = table.NextColumnId, Ordinal = table.Columns.Length }), NextColumnId = table.NextColumnId + 1 }
                : table with { Columns = table.Columns.SetItem(own.Ordinal, Merged(own, copy)) };
        }

        foreach (CheckConstraint check in parent.Checks.Where(static check => !check.IsNoInherit))
        {
            CheckConstraint? same = table.Checks.FirstOrDefault(other => other.Name == check.Name);
            if (same is not null && same.ExpressionSql != check.ExpressionSql)
            {
                throw new SqlErrorException(SqlState.DuplicateObject, $"check constraint name \"{check.Name}\" appears multiple times but with different expressions");
            }

            table = same is not null ? table : table with
            {
                Checks = table.Checks.Add(check with { Id = context.Transaction.Ddl.NextId(), IsInherited = true, IsNotValid = false, Comment = null }),
            };
        }

        return table;
    }

    /// <summary>A column that is declared and inherited.</summary>
    /// <exception cref="SqlErrorException">42804, 42611, 42P21.</exception>
    /// <param name="place">The declared column's among those declared, from 0.</param>
    /// <param name="hasDefault">One was declared, if only NULL, which ends the inherited one.</param>
    public ColumnDefinition Declare(ColumnDefinition inherited, ColumnDefinition declared, int place, bool hasDefault, bool isGenerated)
    {
        context.Notice(
            $"{(place == inherited.Ordinal ? "" : "moving and ")}merging column \"{inherited.Name}\" with inherited definition",
            place == inherited.Ordinal ? null : "User-specified column moved to the position of the inherited column.");
        RequireSame(inherited, declared, "", context);
        if (isGenerated && inherited.GeneratedSql is not null)
        {
            throw new SqlErrorException(
                SqlState.InvalidColumnDefinition, $"child column \"{inherited.Name}\" specifies generation expression",
                hint: "Omit the generation expression in the definition of the child table column to inherit the generation expression from the parent table.");
        }

        if (inherited.GeneratedSql is not null && (declared.DefaultSql is not null || declared.Identity != IdentityKind.None))
        {
            throw new SqlErrorException(SqlState.InvalidColumnDefinition, $"column \"{inherited.Name}\" inherits from generated column but specifies {(declared.Identity == IdentityKind.None ? "default" : "identity")}");
        }

        if (hasDefault || isGenerated)
        {
            _conflicts.Remove(inherited.Name);
        }

        return declared.Undeclared() with
        {
            Id = inherited.Id,
            Ordinal = inherited.Ordinal,
            NotNull = declared.NotNull || inherited.NotNull,
            DefaultSql = hasDefault || isGenerated || declared.DefaultSql is not null || declared.Identity != IdentityKind.None ? declared.DefaultSql : inherited.DefaultSql,
            SequenceId = hasDefault || isGenerated || declared.DefaultSql is not null || declared.Identity != IdentityKind.None ? declared.SequenceId : inherited.SequenceId,
            GeneratedSql = inherited.GeneratedSql,
            Tuning = MergedTuning(inherited, declared, isDeclared: true),
        };
    }

    /// <exception cref="SqlErrorException">42611: parents differ, and nothing was declared instead.</exception>
    public void RequireNoConflicts(TableDefinition table)
    {
        if (table.LiveColumns.FirstOrDefault(column => _conflicts.Contains(column.Name)) is { } column)
        {
            throw column.GeneratedSql is not null
                ? new SqlErrorException(
                    SqlState.InvalidColumnDefinition, $"column \"{column.Name}\" inherits conflicting generation expressions", hint: "To resolve the conflict, specify a generation expression explicitly.")
                : new SqlErrorException(SqlState.InvalidColumnDefinition, $"column \"{column.Name}\" inherits conflicting default values", hint: "To resolve the conflict, specify a default explicitly.");
        }
    }

    private ColumnDefinition Merged(ColumnDefinition own, ColumnDefinition other)
    {
        context.Notice($"merging multiple inherited definitions of column \"{own.Name}\"");
        RequireSame(own, other, "inherited ", context);
        if ((own.GeneratedSql is null) != (other.GeneratedSql is null))
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, $"inherited column \"{own.Name}\" has a generation conflict");
        }

        if ((own.DefaultSql is not null && other.DefaultSql is not null && own.DefaultSql != other.DefaultSql) || own.GeneratedSql != other.GeneratedSql)
        {
            _conflicts.Add(own.Name);
        }

        return own with
        {
            NotNull = own.NotNull || other.NotNull,
            DefaultSql = own.DefaultSql ?? other.DefaultSql,
            SequenceId = own.DefaultSql is null ? other.SequenceId : own.SequenceId,
            Tuning = MergedTuning(own, other, isDeclared: false),
        };
    }

    /// <summary>How a column is stored that two tables have, or a table and its declaration, which may leave it open.</summary>
    /// <exception cref="SqlErrorException">42804.</exception>
    private static ColumnTuning? MergedTuning(ColumnDefinition one, ColumnDefinition other, bool isDeclared)
    {
        string Storage(ColumnDefinition column) => column.Tuning?.Storage ?? TypeFacts.Of(column.Type.Type).Storage.ToString();
        if ((!isDeclared || other.Tuning?.Storage is not null) && Storage(one) != Storage(other))
        {
            throw new SqlErrorException(
                SqlState.DatatypeMismatch, $"{(isDeclared ? "" : "inherited ")}column \"{one.Name}\" has a storage parameter conflict",
                $"{TuningActions.StorageName(Storage(one))} versus {TuningActions.StorageName(Storage(other))}");
        }

        if (one.Tuning?.Compression is { } method && other.Tuning?.Compression is { } otherMethod && method != otherMethod)
        {
            throw new SqlErrorException(
                SqlState.DatatypeMismatch, $"column \"{one.Name}\" has a compression method conflict", $"{TuningActions.CompressionName(method)} versus {TuningActions.CompressionName(otherMethod)}");
        }

        return one.Tuning is null ? other.Tuning : one.Tuning with { Compression = one.Tuning.Compression ?? other.Tuning?.Compression };
    }

    private static void RequireSame(ColumnDefinition one, ColumnDefinition other, string kind, StatementContext context)
    {
        if (one.Type != other.Type)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, $"{kind}column \"{one.Name}\" has a type conflict", $"{one.Type.Format()} versus {other.Type.Format()}");
        }

        if (one.Collation != other.Collation)
        {
            throw new SqlErrorException(
                SqlState.CollationMismatch, $"{kind}column \"{one.Name}\" has a collation conflict", $"{Written(one)} versus {Written(other)}");
        }

        string Written(ColumnDefinition column) => $"\"{Collations.PlainNameOf(column.Collation ?? column.Type.Type.Collation, context.Catalog)}\"";
    }
}
