namespace Cambium.Sql.Syntax;

/// <summary>What kinds of object statements speak of.</summary>
public enum ObjectKind
{
    Table,
    Index,
    View,
    MaterializedView,
    Sequence,
    ForeignTable,
    Schema,
    Type,
    Domain,
    Function,
    Procedure,
    Routine,
    Aggregate,
    Operator,
    OperatorClass,
    OperatorFamily,
    Cast,
    Transform,
    Trigger,
    Rule,
    Policy,
    Constraint,
    DomainConstraint,
    Column,
    Role,
    Database,
    Tablespace,
    Extension,
    Collation,
    Conversion,
    Language,
    LargeObject,
    Publication,
    Subscription,
    Statistics,
    EventTrigger,
    AccessMethod,
    ForeignDataWrapper,
    ForeignServer,
    TextSearchConfiguration,
    TextSearchDictionary,
    TextSearchParser,
    TextSearchTemplate,
    Parameter,
    UserMapping,
}

/// <summary>Names an object in DROP, COMMENT, GRANT, ALTER … OWNER and so on.</summary>
/// <param name="Name">The object; for Column it ends with the column, for Cast it is empty-named, for Transform it is the language, for UserMapping the server.</param>
/// <param name="Parameters">Signature of a function or aggregate; null when no parentheses were written.</param>
/// <param name="Table">For triggers, rules, policies and constraints: ON table (or domain). For user mappings the role; null: the current user or PUBLIC.</param>
/// <param name="Type">For types, domains, transforms, and the source of a cast.</param>
/// <param name="TargetType">The target of a cast; an operator's right operand.</param>
public sealed record ObjectReference(
    ObjectKind Kind,
    QualifiedName Name,
    SyntaxList<FunctionParameter>? Parameters,
    QualifiedName? Table,
    TypeName? Type,
    TypeName? TargetType,
    SourceSpan Span) : SyntaxNode(Span);

public sealed record DropStatement(
    ObjectKind Kind, SyntaxList<ObjectReference> Objects, bool IfExists, bool IsConcurrent, DropBehavior Behavior, SourceSpan Span) : Statement(Span);

/// <summary>
/// ALTER … RENAME TO name; with a part, RENAME COLUMN part (PartKind Column), ATTRIBUTE (Column too) or CONSTRAINT part TO name.
/// </summary>
public sealed record RenameStatement(
    ObjectReference Object, bool IfExists, bool IsOnly, ObjectKind? PartKind, string? Part, string NewName, DropBehavior Behavior, SourceSpan Span) : Statement(Span);

public sealed record SetSchemaStatement(ObjectReference Object, bool IfExists, string NewSchema, SourceSpan Span) : Statement(Span);

/// <summary>ALTER … OWNER TO role, for anything but tables and their like (see <see cref="ChangeOwner"/>).</summary>
public sealed record ChangeOwnerStatement(ObjectReference Object, RoleName Owner, SourceSpan Span) : Statement(Span);

/// <summary>COMMENT ON object IS text; null removes it.</summary>
public sealed record CommentStatement(ObjectReference Object, string? Text, SourceSpan Span) : Statement(Span);

/// <summary>Name null when only AUTHORIZATION was given.</summary>
public sealed record CreateSchemaStatement(
    string? Name, RoleName? Authorization, bool IfNotExists, SyntaxList<Statement> Elements, SourceSpan Span) : Statement(Span);

/// <param name="Source">Cambium's FROM: the database it branches off from.</param>
/// <param name="AsOf">Which state of that one; null: the newest.</param>
public sealed record CreateDatabaseStatement(string Name, string? Source, AsOfClause? AsOf, SyntaxList<Option> Options, SourceSpan Span) : Statement(Span);

/// <summary>ALTER DATABASE name WITH options; setting form has Setting.</summary>
public sealed record AlterDatabaseStatement(string Name, SyntaxList<Option> Options, SetStatement? Setting, SourceSpan Span) : Statement(Span);

public sealed record DropDatabaseStatement(string Name, bool IfExists, bool Force, SourceSpan Span) : Statement(Span);

/// <summary>ALTER COLLATION name REFRESH VERSION.</summary>
public sealed record RefreshCollationVersionStatement(QualifiedName Name, SourceSpan Span) : Statement(Span);

/// <summary>CREATE COLLATION name (options) or FROM other.</summary>
public sealed record CreateCollationStatement(
    QualifiedName Name, bool IfNotExists, SyntaxList<Option> Options, QualifiedName? From, SourceSpan Span) : Statement(Span);
