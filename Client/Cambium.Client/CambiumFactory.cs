using System.Data.Common;

namespace Cambium.Client;

/// <summary>The provider's entry for code that only knows <see cref="DbProviderFactory"/>; register it under the invariant name <c>Cambium.Client</c>.</summary>
public sealed class CambiumFactory : DbProviderFactory
{
    /// <summary>The one instance; <see cref="DbProviderFactories"/> finds it by this name.</summary>
    public static readonly CambiumFactory Instance = new();

    private CambiumFactory()
    {
    }

    public override bool CanCreateBatch => true;

    public override bool CanCreateCommandBuilder => true;

    public override bool CanCreateDataAdapter => true;

    public override DbConnection CreateConnection() => new CambiumConnection();

    public override DbCommand CreateCommand() => new CambiumCommand();

    public override DbParameter CreateParameter() => new CambiumParameter();

    public override DbBatch CreateBatch() => new CambiumBatch();

    public override DbBatchCommand CreateBatchCommand() => new CambiumBatchCommand();

    public override DbConnectionStringBuilder CreateConnectionStringBuilder() => new CambiumConnectionStringBuilder();

    public override DbDataAdapter CreateDataAdapter() => new CambiumDataAdapter();

    public override DbCommandBuilder CreateCommandBuilder() => new CambiumCommandBuilder();

    public override DbDataSource CreateDataSource(string connectionString) => CambiumDataSource.Create(connectionString);
}
