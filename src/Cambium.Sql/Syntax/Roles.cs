namespace Cambium.Sql.Syntax;

public enum RoleKeyword
{
    Role,
    User,
    Group,
}

/// <summary>CREATE ROLE | USER | GROUP; the keyword decides LOGIN's default.</summary>
public sealed record CreateRoleStatement(RoleKeyword Keyword, string Name, SyntaxList<RoleOption> Options, SourceSpan Span) : Statement(Span);

public sealed record AlterRoleStatement(RoleName Role, SyntaxList<RoleOption> Options, SourceSpan Span) : Statement(Span);

/// <summary>ALTER ROLE role | ALL [IN DATABASE name] SET/RESET; role null for ALL.</summary>
public sealed record AlterRoleSetStatement(RoleName? Role, string? Database, SetStatement Setting, SourceSpan Span) : Statement(Span);

/// <summary>ALTER GROUP name ADD | DROP USER members.</summary>
public sealed record AlterGroupStatement(RoleName Group, bool IsAdd, SyntaxList<RoleName> Members, SourceSpan Span) : Statement(Span);

public sealed record DropRoleStatement(SyntaxList<RoleName> Roles, bool IfExists, SourceSpan Span) : Statement(Span);

public enum RoleOptionKind
{
    SuperUser,
    CreateDatabase,
    CreateRole,
    Inherit,
    Login,
    Replication,
    BypassRowSecurity,
    Password,
    ConnectionLimit,
    ValidUntil,
    InRole,
    Members,
    AdminMembers,
    SystemId,
}

/// <param name="IsOn">For the yes/no kinds: LOGIN or NOLOGIN.</param>
/// <param name="Text">Password (null for PASSWORD NULL), connection limit, time or id.</param>
/// <param name="Roles">For InRole, Members and AdminMembers.</param>
public sealed record RoleOption(RoleOptionKind Kind, bool IsOn, string? Text, SyntaxList<RoleName> Roles, SourceSpan Span) : SyntaxNode(Span);

/// <summary>A privilege with its columns, e.g. SELECT (a, b). ALL is the name "all" alone.</summary>
public sealed record Privilege(string Name, SyntaxList<string> Columns, SourceSpan Span) : SyntaxNode(Span);

/// <summary>GRANT or REVOKE of privileges on objects.</summary>
/// <param name="Privileges">Names lower case; "all" alone for ALL [PRIVILEGES].</param>
/// <param name="Targets">The objects, or for InSchema the schemas.</param>
/// <param name="InSchema">ALL TABLES | SEQUENCES | FUNCTIONS … IN SCHEMA.</param>
/// <param name="WithGrantOption">GRANT … WITH GRANT OPTION, or REVOKE GRANT OPTION FOR.</param>
public sealed record GrantStatement(
    bool IsGrant,
    SyntaxList<Privilege> Privileges,
    ObjectKind Kind,
    SyntaxList<ObjectReference> Targets,
    bool InSchema,
    SyntaxList<RoleName> Grantees,
    bool WithGrantOption,
    RoleName? GrantedBy,
    DropBehavior Behavior,
    SourceSpan Span) : Statement(Span);

/// <summary>GRANT or REVOKE of membership in roles.</summary>
public sealed record GrantRoleStatement(
    bool IsGrant,
    SyntaxList<string> GrantedRoles,
    SyntaxList<RoleName> Grantees,
    bool WithAdminOption,
    RoleName? GrantedBy,
    DropBehavior Behavior,
    SourceSpan Span) : Statement(Span);

/// <summary>ALTER DEFAULT PRIVILEGES; the grant's targets are empty.</summary>
public sealed record AlterDefaultPrivilegesStatement(
    SyntaxList<RoleName> Roles, SyntaxList<string> Schemas, GrantStatement Grant, SourceSpan Span) : Statement(Span);

public sealed record ReassignOwnedStatement(SyntaxList<RoleName> From, RoleName To, SourceSpan Span) : Statement(Span);

public sealed record DropOwnedStatement(SyntaxList<RoleName> Roles, DropBehavior Behavior, SourceSpan Span) : Statement(Span);
