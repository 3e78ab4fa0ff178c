using System.Globalization;

namespace Cambium.Sql.Sessions;

/// <summary>How an execution of a portal ended.</summary>
/// <param name="CommandTag">For <see cref="PortalOutcome.Completed"/>, for example <c>SELECT 3</c>; else empty.</param>
public readonly record struct PortalResult(PortalOutcome Outcome, string CommandTag)
{
    /// <summary>Rows returned or changed, as the command tag tells; 0 for a tag that ends in a word.</summary>
    public long Rows => long.TryParse(CommandTag.AsSpan(CommandTag.LastIndexOf(' ') + 1), NumberStyles.None, CultureInfo.InvariantCulture, out long rows) ? rows : 0;
}
