namespace Cambium.Sql.Syntax;

/// <summary>ALTER TABLE | INDEX | VIEW | MATERIALIZED VIEW | SEQUENCE | FOREIGN TABLE with actions. Renames are <see cref="RenameStatement"/>.</summary>
public sealed record AlterTableStatement(
    ObjectKind Kind, QualifiedName Name, bool IfExists, bool IsOnly, SyntaxList<AlterTableAction> Actions, SourceSpan Span) : Statement(Span);

public abstract record AlterTableAction(SourceSpan Span) : SyntaxNode(Span);

public sealed record AddColumn(ColumnDefinition Column, bool IfNotExists, SourceSpan Span) : AlterTableAction(Span);

public sealed record DropColumn(string Column, bool IfExists, DropBehavior Behavior, SourceSpan Span) : AlterTableAction(Span);

public sealed record AlterColumnType(
    string Column, TypeName Type, QualifiedName? Collation, Expression? Using, SourceSpan Span) : AlterTableAction(Span);

/// <summary>SET DEFAULT value, or DROP DEFAULT when null.</summary>
public sealed record AlterColumnDefault(string Column, Expression? Value, SourceSpan Span) : AlterTableAction(Span);

/// <summary>SET NOT NULL or DROP NOT NULL.</summary>
public sealed record AlterColumnNotNull(string Column, bool IsNotNull, SourceSpan Span) : AlterTableAction(Span);

/// <summary>ALTER COLUMN DROP EXPRESSION: a generated column becomes an ordinary one.</summary>
public sealed record DropColumnExpression(string Column, bool IfExists, SourceSpan Span) : AlterTableAction(Span);

public sealed record AddColumnIdentity(string Column, bool IsAlways, SyntaxList<SequenceOption> Options, SourceSpan Span) : AlterTableAction(Span);

/// <summary>SET GENERATED … / SET option / RESTART of an identity column.</summary>
public sealed record AlterColumnIdentity(string Column, SyntaxList<SequenceOption> Options, SourceSpan Span) : AlterTableAction(Span);

public sealed record DropColumnIdentity(string Column, bool IfExists, SourceSpan Span) : AlterTableAction(Span);

/// <summary>SET STATISTICS n.</summary>
/// <param name="Column">Empty where it is told by its number.</param>
/// <param name="Number">Of a column of an index, from 1; null: it is told by its name.</param>
public sealed record SetColumnStatistics(string Column, int? Number, int Target, SourceSpan Span) : AlterTableAction(Span);

/// <summary>SET STORAGE PLAIN | EXTERNAL | EXTENDED | MAIN.</summary>
public sealed record SetColumnStorage(string Column, string Storage, SourceSpan Span) : AlterTableAction(Span);

public sealed record SetColumnCompression(string Column, string Method, SourceSpan Span) : AlterTableAction(Span);

/// <summary>ALTER COLUMN SET (…), or RESET (…).</summary>
public sealed record SetColumnOptions(string Column, SyntaxList<Option> Options, bool IsReset, SourceSpan Span) : AlterTableAction(Span);

public sealed record AddConstraint(TableConstraint Constraint, SourceSpan Span) : AlterTableAction(Span);

public sealed record AlterConstraint(string Name, ConstraintAttributes Attributes, SourceSpan Span) : AlterTableAction(Span);

public sealed record ValidateConstraint(string Name, SourceSpan Span) : AlterTableAction(Span);

public sealed record DropConstraint(string Name, bool IfExists, DropBehavior Behavior, SourceSpan Span) : AlterTableAction(Span);

public sealed record ChangeOwner(RoleName Owner, SourceSpan Span) : AlterTableAction(Span);

public sealed record SetTablespace(string Tablespace, SourceSpan Span) : AlterTableAction(Span);

public sealed record SetAccessMethod(string Method, SourceSpan Span) : AlterTableAction(Span);

/// <summary>SET (…), or RESET (…).</summary>
public sealed record SetTableOptions(SyntaxList<Option> Options, bool IsReset, SourceSpan Span) : AlterTableAction(Span);

/// <summary>SET LOGGED or UNLOGGED.</summary>
public sealed record SetTableLogged(bool IsLogged, SourceSpan Span) : AlterTableAction(Span);

/// <summary>CLUSTER ON index, or SET WITHOUT CLUSTER when null.</summary>
public sealed record ClusterOnIndex(string? Index, SourceSpan Span) : AlterTableAction(Span);

public sealed record SetWithoutOids(SourceSpan Span) : AlterTableAction(Span);

/// <summary>INHERIT parent, or NO INHERIT.</summary>
public sealed record ChangeInheritance(QualifiedName Parent, bool IsAdded, SourceSpan Span) : AlterTableAction(Span);

/// <summary>OF type, or NOT OF when null.</summary>
public sealed record ChangeOfType(QualifiedName? Type, SourceSpan Span) : AlterTableAction(Span);

/// <summary>ATTACH PARTITION name bound; for an index the bound is null.</summary>
public sealed record AttachPartition(QualifiedName Partition, PartitionBound? Bound, SourceSpan Span) : AlterTableAction(Span);

public sealed record DetachPartition(QualifiedName Partition, bool IsConcurrent, bool IsFinalize, SourceSpan Span) : AlterTableAction(Span);

public enum FiringMode
{
    Enable,
    EnableAlways,
    EnableReplica,
    Disable,
}

/// <summary>ENABLE/DISABLE TRIGGER name; name null with <paramref name="IsAll"/> (ALL) or without (USER).</summary>
public sealed record ChangeTriggerFiring(FiringMode Mode, string? Trigger, bool IsAll, SourceSpan Span) : AlterTableAction(Span);

public sealed record ChangeRuleFiring(FiringMode Mode, string Rule, SourceSpan Span) : AlterTableAction(Span);

/// <summary>ENABLE | DISABLE | FORCE | NO FORCE ROW LEVEL SECURITY.</summary>
public sealed record ChangeRowSecurity(bool? IsEnabled, bool? IsForced, SourceSpan Span) : AlterTableAction(Span);

/// <summary>REPLICA IDENTITY nothing | full | default | index (with its name).</summary>
public sealed record SetReplicaIdentity(string Kind, string? Index, SourceSpan Span) : AlterTableAction(Span);
