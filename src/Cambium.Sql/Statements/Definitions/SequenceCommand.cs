using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE SEQUENCE and ALTER SEQUENCE.</summary>
internal static class SequenceCommand
{
    public static string Execute(CreateSequenceStatement statement, StatementContext context)
    {
        RequireOwnOptions(statement.Options);
        bool isTemporary = statement.Persistence == TablePersistence.Temporary;
        int schemaId = RelationNames.CreationSchema(context, statement.Name, isTemporary);
        // It has no rows whose type would take a shell's place.
        if (TypeNames.FindShell(context, schemaId, statement.Name.Name) is null
            ? RelationNames.RequireFree(context, schemaId, statement.Name.Name, statement.IfNotExists)
            : RelationNames.RequireFreeForIndex(context, schemaId, statement.Name.Name, statement.IfNotExists))
        {
            SequenceDefinition sequence = SequenceBuilder.Create(context, schemaId, statement.Name.Name, DataType.Int8, statement.Options, isTemporary);
            context.Transaction.Ddl.Put(Own(context, sequence, statement.Options) with { IsUnlogged = statement.Persistence == TablePersistence.Unlogged ? true : null });
        }

        return "CREATE SEQUENCE";
    }

    public static string Execute(AlterSequenceStatement statement, StatementContext context)
    {
        if (context.Names.FindSequence(statement.Name) is not { } sequence)
        {
            if (!statement.IfExists)
            {
                sequence = context.Names.GetSequence(statement.Name);
            }
            else
            {
                context.Notice($"relation \"{statement.Name.Name}\" does not exist, skipping");
                return "ALTER SEQUENCE";
            }
        }

        context.Rights.RequireOwner(sequence);
        Alter(context, sequence, statement.Options);
        return "ALTER SEQUENCE";
    }

    /// <summary>Changes a sequence's parameters, owner and position.</summary>
    /// <exception cref="SqlErrorException">42601: an option of identity columns.</exception>
    private static void RequireOwnOptions(SyntaxList<SequenceOption> options)
    {
        if (options.FirstOrDefault(static option => option.Kind is SequenceOptionKind.Logged or SequenceOptionKind.Unlogged) is { } foreign)
        {
            throw new SqlErrorException(SqlState.SyntaxError, $"option \"{foreign.Kind.ToString().ToLowerInvariant()}\" not recognized");
        }
    }

    public static void Alter(StatementContext context, SequenceDefinition sequence, SyntaxList<SequenceOption> options)
    {
        RequireOwnOptions(options);
        SequenceDefinition altered = SequenceBuilder.Apply(context, sequence, options, isNew: false);
        SequenceOption? restart = options.FirstOrDefault(static option => option.Kind == SequenceOptionKind.Restart);
        if (restart is null)
        {
            RequireWithin(altered, context.Transaction.Sequences.Get(sequence).LastValue);
        }

        altered = Own(context, altered, options);
        if (altered.Start != sequence.Start)
        {
            context.Transaction.Sequences.Keep(sequence);
        }

        context.Transaction.Ddl.Put(altered);
        if (restart is not null)
        {
            Restart(context, altered, restart.Number is null ? altered.Start : SequenceBuilder.Number(restart));
        }
    }

    public static void Restart(StatementContext context, SequenceDefinition sequence, long value)
    {
        RequireWithin(sequence, value);
        context.Transaction.Sequences.Restart(sequence, value);
    }

    /// <exception cref="SqlErrorException">22023: where the sequence stands, or would, is outside its bounds.</exception>
    private static void RequireWithin(SequenceDefinition sequence, long value)
    {
        if (value < sequence.Minimum || value > sequence.Maximum)
        {
            bool isLow = value < sequence.Minimum;
            throw new SqlErrorException(
                SqlState.InvalidParameterValue,
                isLow
                    ? FormattableString.Invariant($"RESTART value ({value}) cannot be less than MINVALUE ({sequence.Minimum})")
                    : FormattableString.Invariant($"RESTART value ({value}) cannot be greater than MAXVALUE ({sequence.Maximum})"));
        }
    }

    /// <summary>Refuses what would part a sequence from the table whose column owns it: it goes where the table goes.</summary>
    /// <exception cref="SqlErrorException">0A000: a column owns the sequence.</exception>
    public static void RequireUnowned(StatementContext context, SequenceDefinition sequence, string message)
    {
        if (sequence.OwnerTableId > 0 && context.Catalog.TryGetTable(sequence.OwnerTableId, out TableDefinition? owner))
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, message, $"Sequence \"{sequence.Name}\" is linked to table \"{owner.Name}\".");
        }
    }

    /// <summary>Refuses to drop the sequence of an identity column by itself, CASCADE or not: the column would be left without values.</summary>
    /// <exception cref="SqlErrorException">2BP01: the sequence is an identity column's.</exception>
    public static void RequireNoIdentity(StatementContext context, SequenceDefinition sequence)
    {
        if (sequence.OwnerTableId > 0
            && context.Catalog.TryGetTable(sequence.OwnerTableId, out TableDefinition? owner)
            && owner.LiveColumns.FirstOrDefault(column => column.Identity != IdentityKind.None && column.SequenceId == sequence.Id) is { } column)
        {
            string required = $"column {column.Name} of table {context.Names.VisibleName(owner)}";
            throw new SqlErrorException(
                SqlState.DependentObjectsStillExist, $"cannot drop sequence {context.Names.VisibleName(sequence)} because {required} requires it",
                hint: $"You can drop {required} instead.");
        }
    }

    private static SequenceDefinition Own(StatementContext context, SequenceDefinition sequence, SyntaxList<SequenceOption> options)
    {
        if (options.FirstOrDefault(option => option.Kind == SequenceOptionKind.OwnedBy) is not { } owned)
        {
            return sequence;
        }

        if (context.Catalog.Uses.Of(sequence.Id).OfType<TableDefinition>().FirstOrDefault(table => table.LiveColumns.Any(column => column.Identity != IdentityKind.None && column.SequenceId == sequence.Id)) is { } owner)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, "cannot change ownership of identity sequence", $"Sequence \"{sequence.Name}\" is linked to table \"{owner.Name}\".");
        }

        if (owned.Name is not { } name)
        {
            return sequence with { OwnerTableId = 0, OwnerColumnId = 0 };
        }

        if (name.Parts.Count < 2)
        {
            throw new SqlErrorException(
                SqlState.SyntaxError, "invalid OWNED BY option", hint: "Specify OWNED BY table.column or OWNED BY NONE.");
        }

        TableDefinition table = context.Names.GetTable(new QualifiedName([.. name.Parts.Take(name.Parts.Count - 1)], name.Span));
        if (table.OwnerId != sequence.OwnerId)
        {
            throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, "sequence must have same owner as table it is linked to");
        }

        if (table.SchemaId != sequence.SchemaId)
        {
            throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, "sequence must be in same schema as table it is linked to");
        }

        ColumnDefinition column = table.FindColumn(name.Name) ?? throw new SqlErrorException(
            SqlState.UndefinedColumn, $"column \"{name.Name}\" of relation \"{table.Name}\" does not exist");
        return sequence with { OwnerTableId = table.Id, OwnerColumnId = column.Id };
    }
}
