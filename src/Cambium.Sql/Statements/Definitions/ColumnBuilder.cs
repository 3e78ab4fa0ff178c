using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Makes a column of its syntax: type, NOT NULL, default, identity, and the sequence behind serial types.</summary>
internal static class ColumnBuilder
{
    /// <summary>The column and, for serial and identity columns, its sequence (owner not set yet). Generated expressions are the caller's.</summary>
    public static (ColumnDefinition Column, SequenceDefinition? Sequence) Build(
        StatementContext context, TableDefinition table, Syntax.ColumnDefinition syntax, IReadOnlySet<string> reservedNames)
    {
        if (table.FindColumn(syntax.Name) is not null)
        {
            throw new SqlErrorException(SqlState.DuplicateColumn, $"column \"{syntax.Name}\" specified more than once");
        }

        SystemColumns.RequireOther(table, syntax.Name);
        DataType? serial = SerialType(syntax.Type!);
        SqlType type = serial is not null ? serial : context.Names.ResolveForUse(syntax.Type!);
        RequireStorable(type, syntax.Name);
        RowTypeUse.RequireOther(type.Type, table.RowTypeId, table.Name);
        int id = table.NextColumnId == 0 ? 1 : table.NextColumnId;
        ColumnDefinition column = new() { Id = id, Ordinal = table.Columns.Length, Name = syntax.Name, Type = type, Dimensions = syntax.Type!.Dimensions, Collation = Collations.Resolve(syntax.Collation, type.Type, context.Names.Reader()) };
        if (syntax.Compression is { } method && TuningActions.CompressionLetter(method, type.Type) is { } letter)
        {
            column = column with { Tuning = new ColumnTuning { Compression = letter } };
        }

        SequenceDefinition? sequence = null;
        bool? nullable = null;
        bool isGenerated = false;
        if (serial is not null)
        {
            sequence = NewSequence(context, table, syntax.Name, type.Type, SyntaxList<SequenceOption>.Empty, reservedNames);
            column = column with { NotNull = true, SequenceId = sequence.Id, DefaultSql = NextValue(context, sequence) };
        }

        foreach (ColumnConstraint constraint in syntax.Constraints)
        {
            switch (constraint)
            {
                case NotNullConstraint:
                    Conflict(nullable == true, syntax, table, constraint);
                    nullable = false;
                    column = column with { NotNull = true };
                    break;
                case NullConstraint:
                    Conflict(nullable == false || serial is not null, syntax, table, constraint);
                    nullable = true;
                    break;
                case DefaultConstraint value:
                    if (column.DefaultSql is not null || column.Identity != IdentityKind.None)
                    {
                        throw new SqlErrorException(
                            SqlState.SyntaxError,
                            column.Identity == IdentityKind.None
                                ? $"multiple default values specified for column \"{syntax.Name}\" of table \"{table.Name}\""
                                : $"both default and identity specified for column \"{syntax.Name}\" of table \"{table.Name}\"",
                            position: constraint.Span.Position);
                    }

                    column = WithDefault(context, column, value.Value);
                    break;
                case GeneratedConstraint:
                    if (isGenerated || column.Identity != IdentityKind.None)
                    {
                        throw new SqlErrorException(
                            SqlState.SyntaxError,
                            isGenerated
                                ? $"multiple generation clauses specified for column \"{syntax.Name}\" of table \"{table.Name}\""
                                : $"both identity and generation expression specified for column \"{syntax.Name}\" of table \"{table.Name}\"",
                            position: constraint.Span.Position);
                    }

                    isGenerated = true;
                    break;
                case IdentityConstraint identity:
                    RequireIdentityType(type);
                    if (column.Identity != IdentityKind.None || column.DefaultSql is not null || isGenerated)
                    {
                        throw new SqlErrorException(
                            SqlState.SyntaxError,
                            column.Identity != IdentityKind.None ? $"multiple identity specifications for column \"{syntax.Name}\" of table \"{table.Name}\""
                            : isGenerated ? $"both identity and generation expression specified for column \"{syntax.Name}\" of table \"{table.Name}\""
                            : $"both default and identity specified for column \"{syntax.Name}\" of table \"{table.Name}\"",
                            position: constraint.Span.Position);
                    }

                    Conflict(nullable == true, syntax, table, constraint);
                    nullable = false;
                    sequence = NewSequence(context, table, syntax.Name, type.Type, identity.Options, reservedNames);
                    column = column with
                    {
                        NotNull = true,
                        Identity = identity.IsAlways ? IdentityKind.Always : IdentityKind.ByDefault,
                        SequenceId = sequence.Id,
                    };
                    break;
            }
        }

        return (column, sequence);
    }

    /// <exception cref="SqlErrorException">22023.</exception>
    public static void RequireIdentityType(SqlType type)
    {
        if (type.Type != DataType.Int2 && type.Type != DataType.Int4 && type.Type != DataType.Int8)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "identity column type must be smallint, integer, or bigint");
        }
    }

    /// <summary>The column with another default; the sequence it draws from is known by id, so that renaming it does no harm.</summary>
    public static ColumnDefinition WithDefault(StatementContext context, ColumnDefinition column, Expression? value)
    {
        if (value is null || DefinitionExpressions.Default(context, value, column.Name, column.Type) is not { } sql)
        {
            return column with { DefaultSql = null, SequenceId = null };
        }

        return DefinitionExpressions.SequenceOf(context, value) is { } sequence
            ? column with { DefaultSql = NextValue(context, sequence), SequenceId = sequence.Id }
            : column with { DefaultSql = sql, SequenceId = null };
    }

    public static SequenceDefinition NewSequence(
        StatementContext context, TableDefinition table, string column, DataType type, SyntaxList<SequenceOption> options, IReadOnlySet<string> reservedNames)
    {
        QualifiedName? given = options.FirstOrDefault(option => option.Kind == SequenceOptionKind.SequenceName)?.Name;
        string name = given?.Name ?? ObjectNaming.ChooseRelation(context, table.SchemaId, table.Name, column, "seq", reservedNames);
        context.Session.Notice(SqlNotice.Debug($"{CommandOf(context, table)} will create implicit sequence \"{name}\" for serial column \"{table.Name}.{column}\""));
        SequenceOption? persistence = options.FirstOrDefault(static option => option.Kind is SequenceOptionKind.Logged or SequenceOptionKind.Unlogged);
        return SequenceBuilder.Create(context, table.SchemaId, name, type, options, table.IsTemporary) with { IsUnlogged = persistence is null ? null : persistence.Kind == SequenceOptionKind.Unlogged };
    }

    /// <summary>The command that works on a table.</summary>
    public static string CommandOf(StatementContext context, TableDefinition table) =>
        context.Catalog.TryGet(table.Id, out TableDefinition? _) ? "ALTER TABLE" : "CREATE TABLE";

    /// <summary>The default of a serial column as text.</summary>
    public static string NextValue(StatementContext context, SequenceDefinition sequence)
    {
        string name = $"{Identifier.Quote(context.Names.SchemaName(sequence.SchemaId))}.{Identifier.Quote(sequence.Name)}";
        return $"nextval('{name.Replace("'", "''", StringComparison.Ordinal)}'::regclass)";
    }

    private static DataType? SerialType(TypeName type)
    {
        if (type.Name.Parts.Count != 1)
        {
            return null;
        }

        DataType? serial = type.Name.Name switch
        {
            "smallserial" or "serial2" => DataType.Int2,
            "serial" or "serial4" => DataType.Int4,
            "bigserial" or "serial8" => DataType.Int8,
            _ => null,
        };
        return serial is not null && type.IsArray
            ? throw new SqlErrorException(SqlState.FeatureNotSupported, "array of serial is not implemented", position: type.Span.Position)
            : serial;
    }

    /// <exception cref="SqlErrorException">42P16.</exception>
    public static void RequireStorable(SqlType type, string column)
    {
        if (type.Type.IsPseudo || type.Type.Element is { IsPseudo: true })
        {
            throw new SqlErrorException(SqlState.InvalidTableDefinition, $"column \"{column}\" has pseudo-type {type.Type.DisplayName}");
        }
    }

    private static void Conflict(bool isConflict, Syntax.ColumnDefinition syntax, TableDefinition table, ColumnConstraint at)
    {
        if (isConflict)
        {
            throw new SqlErrorException(
                SqlState.SyntaxError,
                $"conflicting NULL/NOT NULL declarations for column \"{syntax.Name}\" of table \"{table.Name}\"",
                position: at.Span.Position);
        }
    }
}
