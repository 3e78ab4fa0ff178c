using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>What errors may show of rows to whoever runs a transaction.</summary>
public interface IRowDisclosure
{
    /// <summary>How values are written.</summary>
    SessionFormat Format { get; }

    /// <summary>The table that the running statement has named to write rows of <paramref name="table"/>: one above it, or itself.</summary>
    TableDefinition Named(TableDefinition table);

    /// <summary>Whether policies hide rows of the table.</summary>
    bool HidesRows(TableDefinition table);

    /// <summary>Whether the column may be read.</summary>
    bool IsReadable(TableDefinition table, int columnId);

    /// <summary>Whether the running statement itself gives values to the column.</summary>
    bool IsGiven(TableDefinition table, int columnId);
}
