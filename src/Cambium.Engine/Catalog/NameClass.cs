namespace Cambium.Engine.Catalog;

/// <summary>Sets of names; a name is unique within its set and schema (functions: within set, schema and argument types).</summary>
public enum NameClass
{
    Schema,

    /// <summary>Tables, views, indexes and sequences.</summary>
    Relation,
    Type,
    Function,
    Operator,
    OperatorClass,
    Role,
    Membership,
    Database,
    RoleSettings,
    DefaultPrivileges,
    SharedState,
    Extension,
}
