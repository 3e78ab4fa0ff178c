namespace Cambium.Engine.Values;

/// <summary>Answers where there is no session.</summary>
internal sealed class NoSystemInformation : ISystemInformation
{
    internal static readonly NoSystemInformation Instance = new();

    public string CurrentUser => "cambium";

    public string SessionUser => "cambium";

    public string CurrentDatabase => "cambium";

    public int BackendPid => 0;

    public int TriggerDepth => 0;

    public IReadOnlyList<string> SearchPath(bool includeImplicit) => includeImplicit ? ["pg_catalog", "public"] : ["public"];

    public string? GetSetting(string name) => null;

    public void SetSetting(string name, string? value, bool isLocal) => throw new InvalidOperationException("There is no session.");

    public long NextSequenceValue(uint sequence) => throw new InvalidOperationException("There is no session.");

    public long CurrentSequenceValue(uint? sequence) => throw new InvalidOperationException("There is no session.");

    public void SetSequenceValue(uint sequence, long value, bool isCalled) => throw new InvalidOperationException("There is no session.");
}
