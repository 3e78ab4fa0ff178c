using Cambium.Engine.Transactions;

namespace Cambium.Sql.Execution.Operators;

/// <summary>Where a scan counts what it does to its table or index; looked up once, and again after the counts were reset.</summary>
internal struct ScanActivity(int id)
{
    private DatabaseActivity? _database;
    private ObjectActivity? _object;
    private int _generation;

    public ObjectActivity In(QueryContext context)
    {
        DatabaseActivity database = context.Activity;
        if (_object is null || !ReferenceEquals(_database, database) || _generation != database.Generation)
        {
            _database = database;
            _generation = database.Generation;
            _object = database.Of(id);
        }

        return _object;
    }
}
