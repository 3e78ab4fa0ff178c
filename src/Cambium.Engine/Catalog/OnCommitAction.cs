namespace Cambium.Engine.Catalog;

/// <summary>What happens to a temporary table at the end of a transaction.</summary>
public enum OnCommitAction
{
    PreserveRows,
    DeleteRows,
    Drop,
}
