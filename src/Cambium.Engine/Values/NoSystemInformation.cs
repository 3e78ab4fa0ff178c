using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>Answers where there is no session.</summary>
public class NoSystemInformation : ISystemInformation
{
    internal static readonly NoSystemInformation Instance = new();

    protected NoSystemInformation()
    {
    }

    public virtual string CurrentUser => "cambium";

    public string SessionUser => "cambium";

    public string CurrentDatabase => "cambium";

    public int BackendPid => 0;

    public int TriggerDepth => 0;

    public IReadOnlyList<string> SearchPath(bool includeImplicit) => includeImplicit ? ["pg_catalog", "public"] : ["public"];

    public string? GetSetting(string name) => null;

    public void SetSetting(string name, string? value, bool isLocal) => throw NoSession();

    public long NextSequenceValue(uint sequence) => throw NoSession();

    public long CurrentSequenceValue(uint? sequence) => throw NoSession();

    public void SetSequenceValue(uint sequence, long value, bool isCalled) => throw NoSession();

    private static SqlErrorException NoSession() => new(SqlState.FeatureNotSupported, "sequences and settings of the session cannot be used where no session is");
}
