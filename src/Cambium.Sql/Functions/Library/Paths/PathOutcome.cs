namespace Cambium.Sql.Functions.Library.Paths;

/// <summary>How far an item of a jsonpath came.</summary>
internal enum PathOutcome
{
    Found,
    NotFound,

    /// <summary>An error that was to be kept quiet.</summary>
    Failed,
}
