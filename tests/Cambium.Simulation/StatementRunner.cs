namespace Cambium.Simulation;

/// <summary>Runs an operation to its answer, an error being one too.</summary>
public static class StatementRunner
{
    public static string Run(Operation operation, IStore store, Action rollback)
    {
        try
        {
            return operation.Run(store);
        }
        catch (StatementException error)
        {
            rollback();
            return "error " + error.SqlState;
        }
    }
}
