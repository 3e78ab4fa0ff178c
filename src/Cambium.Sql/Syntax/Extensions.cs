using Cambium.Engine.Values;

namespace Cambium.Sql.Syntax;

public sealed record CreateExtensionStatement(string Name, bool IfNotExists, SyntaxList<Option> Options, SourceSpan Span) : Statement(Span);

/// <summary>ALTER EXTENSION name UPDATE [TO version].</summary>
public sealed record UpdateExtensionStatement(string Name, string? Version, SourceSpan Span) : Statement(Span);

/// <summary>CREATE OPERATOR. An item's value is of the kind its name asks for; null where nothing was written.</summary>
public sealed record CreateOperatorStatement(OperatorName Name, SyntaxList<OperatorItem> Items, SourceSpan Span) : Statement(Span);

/// <param name="Name">leftarg, rightarg, function, commutator, negator, restrict, join, hashes, merges; others are refused later.</param>
/// <param name="Type">Of the operands.</param>
/// <param name="Function">Of function, restrict and join; null for NONE.</param>
/// <param name="Operator">Of commutator and negator.</param>
/// <param name="Flag">Of hashes and merges.</param>
public sealed record OperatorItem(string Name, TypeName? Type, QualifiedName? Function, OperatorName? Operator, bool Flag, SourceSpan Span) : SyntaxNode(Span);

/// <summary>ALTER OPERATOR name (types) SET (items).</summary>
public sealed record AlterOperatorStatement(ObjectReference Operator, SyntaxList<OperatorItem> Items, SourceSpan Span) : Statement(Span);

/// <summary>CREATE OPERATOR CLASS name [DEFAULT] FOR TYPE type USING method [FAMILY name] AS items.</summary>
/// <param name="Family">Null: that of the class's name.</param>
/// <param name="Storage">STORAGE type, or null.</param>
public sealed record CreateOperatorClassStatement(
    QualifiedName Name, bool IsDefault, TypeName Type, string Method, QualifiedName? Family, SyntaxList<ClassItem> Members, TypeName? Storage, SourceSpan Span) : Statement(Span);

/// <summary>CREATE OPERATOR FAMILY name USING method.</summary>
public sealed record CreateOperatorFamilyStatement(QualifiedName Name, string Method, SourceSpan Span) : Statement(Span);

/// <summary>OPERATOR number operator [(types)] [FOR SEARCH | FOR ORDER BY family], or FUNCTION number [(types)] function(types).</summary>
/// <param name="Operator">Null for a function.</param>
/// <param name="Types">As written; empty: those of the class.</param>
/// <param name="IsForOrder">FOR ORDER BY.</param>
/// <param name="Function">Null for an operator.</param>
public sealed record ClassItem(int Number, OperatorName? Operator, SyntaxList<TypeName> Types, bool IsForOrder, ObjectReference? Function, SourceSpan Span) : SyntaxNode(Span);

/// <summary>CREATE TYPE name (INPUT = function, OUTPUT = function, …).</summary>
public sealed record CreateBaseTypeStatement(QualifiedName Name, SyntaxList<Option> Options, SourceSpan Span) : Statement(Span);

/// <summary>CREATE CAST (source AS target).</summary>
/// <param name="Function">WITH FUNCTION …; null for the others.</param>
/// <param name="IsThroughText">WITH INOUT; without it and a function, WITHOUT FUNCTION.</param>
/// <param name="Context">AS ASSIGNMENT, AS IMPLICIT, or neither.</param>
public sealed record CreateCastStatement(
    TypeName Source, TypeName Target, ObjectReference? Function, bool IsThroughText, CastContext Context, SourceSpan Span) : Statement(Span);
