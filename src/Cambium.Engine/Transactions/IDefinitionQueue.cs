using Cambium.Engine.Catalog;

namespace Cambium.Engine.Transactions;

/// <summary>The line of those who are about to change what bears a name: who comes later sees what became of it, instead of losing at its commit.</summary>
public interface IDefinitionQueue
{
    /// <summary>Waits for its turn, before anything is changed.</summary>
    void Enter(DefinitionName name);
}
