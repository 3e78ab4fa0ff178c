namespace Cambium.Engine.Transactions;

/// <summary>A question whether a token's transaction was committed; if not, it never will be.</summary>
internal sealed class FenceRequest(string role, Guid token) : PipelineRequest
{
    public string Role { get; } = role;

    public Guid Token { get; } = token;
}
