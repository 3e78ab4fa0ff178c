using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;

namespace Cambium.Sql.Sessions;

/// <summary>A statement that writes rows.</summary>
internal interface IChangesRows : IWorksOnRelations
{
    /// <summary>The table it names.</summary>
    TableDefinition Table { get; }

    /// <summary>The columns it gives values to.</summary>
    ColumnSet Given { get; }
}
