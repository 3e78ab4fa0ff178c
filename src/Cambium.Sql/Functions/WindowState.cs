using Cambium.Engine.Values;

namespace Cambium.Sql.Functions;

/// <summary>A window function at work in one partition; called for its rows in order.</summary>
public abstract class WindowState
{
    public abstract Value Next(IWindowPartition partition, CallContext context);
}
