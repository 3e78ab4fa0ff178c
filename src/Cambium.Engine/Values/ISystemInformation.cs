namespace Cambium.Engine.Values;

/// <summary>The session, its database and the catalog, as far as system information functions tell of them.</summary>
public interface ISystemInformation
{
    string CurrentUser { get; }

    string SessionUser { get; }

    string CurrentDatabase { get; }

    int BackendPid { get; }

    /// <summary>How many triggers are running, one inside the other; 0 outside of triggers.</summary>
    int TriggerDepth { get; }

    /// <summary>Schemas of search_path that exist, in order.</summary>
    IReadOnlyList<string> SearchPath(bool includeImplicit);

    /// <summary>The setting's text as SHOW tells it; null when there is no such setting.</summary>
    string? GetSetting(string name);

    /// <summary>SET [LOCAL].</summary>
    /// <param name="value">Null: back to the default.</param>
    void SetSetting(string name, string? value, bool isLocal);

    /// <summary>nextval; advances the sequence.</summary>
    long NextSequenceValue(uint sequence);

    /// <summary>currval, or lastval without a sequence.</summary>
    long CurrentSequenceValue(uint? sequence);

    void SetSequenceValue(uint sequence, long value, bool isCalled);
}
