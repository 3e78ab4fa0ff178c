using System.Globalization;

namespace Cambium.Engine.Recovery;

/// <summary>Names of checkpoints that a newer one has replaced and that are kept, because the log leads on from them: <c>00000000000000000123.checkpoint</c>, by position.</summary>
internal static class EarlierCheckpoints
{
    private const string Extension = ".checkpoint";
    private const int NameDigits = 20;

    public static string NameOf(long position) => position.ToString(CultureInfo.InvariantCulture).PadLeft(NameDigits, '0') + Extension;

    public static bool TryParse(string name, out long position)
    {
        position = 0;
        return name.Length == NameDigits + Extension.Length
            && name.EndsWith(Extension, StringComparison.Ordinal)
            && long.TryParse(name.AsSpan(0, NameDigits), NumberStyles.None, CultureInfo.InvariantCulture, out position);
    }

    /// <summary>Positions of the earlier checkpoints among files, oldest first.</summary>
    public static IReadOnlyList<long> PositionsIn(IEnumerable<string> names) =>
        [.. names.Select(static name => TryParse(name, out long position) ? position : -1).Where(static position => position >= 0).Order()];
}
