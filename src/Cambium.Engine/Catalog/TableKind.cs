namespace Cambium.Engine.Catalog;

/// <summary>What stands behind a relation's name.</summary>
public enum TableKind
{
    Table,
    View,
    MaterializedView,
}
