using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Execution;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>One of the system's own relations, as VACUUM, ANALYZE and REINDEX name it: there is nothing to do for it, but who may not is told so.</summary>
internal sealed class MaintainedSystemRelation
{
    private readonly RelationFacts? _facts;

    private MaintainedSystemRelation(string name, RelationFacts? facts) => (Name, _facts) = (name, facts);

    public string Name { get; }

    private bool IsTable => _facts is { IsView: false };

    /// <returns>Null when the name is of something else, or of nothing.</returns>
    public static MaintainedSystemRelation? Find(QualifiedName name, StatementContext context) => context.Names.Reader().FindRelation(name) switch
    {
        ISystemTable table => new(table.Name, RelationFacts.Find(table.Oid)),
        SystemView view => new(view.Name, RelationFacts.Find(view.Oid)),
        // Those of large objects are stored like tables of users.
        TableDefinition { Id: < SystemCatalog.FirstUserId } table => new(table.Name, RelationFacts.Find(table.Id)),
        _ => null,
    };

    public bool HasColumn(string name) => _facts is null || _facts.Columns.Any(column => column.Name == name);

    /// <summary>Why it is passed over; null: it isn't.</summary>
    public string? RefusalOf(string verb, StatementContext context) =>
        !context.Rights.IsSuperuser && !context.Rights.Owns(context.Session.Roles.Database) ? $"only superuser or database owner can {verb} it"
        : !IsTable ? $"cannot {verb} non-tables or special system tables"
        : null;

    /// <exception cref="SqlErrorException">42809, 42501, 0A000.</exception>
    public void CheckReindex(bool isConcurrent, StatementContext context)
    {
        if (!IsTable)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"\"{Name}\" is not a table or materialized view");
        }

        if (!context.Rights.IsSuperuser)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, $"must be owner of table {Name}");
        }

        if (isConcurrent)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "cannot reindex system catalogs concurrently");
        }
    }
}
