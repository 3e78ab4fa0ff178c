namespace Cambium.Server.Shell;

/// <summary>How the shell prints rows.</summary>
public enum OutputFormat
{
    /// <summary>Columns under each other, for people.</summary>
    Aligned,

    /// <summary>One object a line.</summary>
    Json,

    /// <summary>RFC 4180 with a heading line.</summary>
    Csv,
}
