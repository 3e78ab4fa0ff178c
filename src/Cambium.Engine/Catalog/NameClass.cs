namespace Cambium.Engine.Catalog;

/// <summary>Sets of names; a name is unique within its set and schema (functions and operators: within set, schema and types of arguments). The log holds the numbers.</summary>
public enum NameClass
{
    Schema,

    /// <summary>Tables, views, indexes and sequences.</summary>
    Relation,
    Type,
    Function,
    Role,
    Membership,
    Database,
    RoleSettings,
    DefaultPrivileges,
    SharedState,
    Extension,
    Operator,
    OperatorClass,
    Language,

    /// <summary>Casts all have one name.</summary>
    Cast,
    Statistics,
    TextSearchConfiguration,
    TextSearchDictionary,
    Collation,
    EventTrigger,
    SystemPrivileges,
    Publication,
    OperatorFamily,
}
