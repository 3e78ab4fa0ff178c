using Cambium.Engine.Catalog;

namespace Cambium.Sql.Sessions;

/// <summary>Something that runs and works on relations, for <see cref="RelationsInUse"/>.</summary>
internal interface IWorksOnRelations
{
    bool WorksOn(TableDefinition table);

    bool WorksOn(TableDefinition table, IndexDefinition index);
}
