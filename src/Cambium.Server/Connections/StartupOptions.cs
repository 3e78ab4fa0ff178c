using System.Text;
using Cambium.Engine.Values;
using Cambium.Wire.Messages;

namespace Cambium.Server.Connections;

/// <summary>Session settings of the startup packet.</summary>
internal static class StartupOptions
{
    private static readonly string[] NotSettings = ["user", "database", "options", "replication"];

    /// <exception cref="Engine.Errors.SqlErrorException">42601: the options are no switches of a server process.</exception>
    public static Dictionary<string, string> Collect(StartupPacket startup)
    {
        var settings = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);
        if (startup.Parameters.TryGetValue("options", out string? options))
        {
            ServerSwitches.Read(Split(options), settings);
        }

        foreach ((string name, string value) in startup.Parameters)
        {
            if (!NotSettings.Contains(name) && !name.StartsWith("_pq_.", StringComparison.Ordinal))
            {
                settings[name] = value;
            }
        }

        return settings;
    }

    /// <summary>Words between blanks; a backslash protects the character after it.</summary>
    private static List<string> Split(string options)
    {
        var words = new List<string>();
        var word = new StringBuilder();
        for (int index = 0; index < options.Length; index++)
        {
            char character = options[index];
            if (character == '\\' && index + 1 < options.Length)
            {
                word.Append(options[++index]);
            }
            else if (!Blanks.IsBlank(character))
            {
                word.Append(character);
            }
            else if (word.Length > 0)
            {
                words.Add(word.ToString());
                word.Clear();
            }
        }

        if (word.Length > 0)
        {
            words.Add(word.ToString());
        }

        return words;
    }
}
