namespace Cambium.Sql.Execution.Operators;

/// <summary>A scan that can be read in parts, by rank.</summary>
internal interface IPartSource
{
    /// <summary>How many threads are to help reading it, as the session's settings have it; 0: it isn't worth while.</summary>
    int CountHelpers(QueryContext context);

    /// <summary>All its rows are about to be read, in parts: they are noted, and counted.</summary>
    PartRows BeginParts(QueryContext context);
}
