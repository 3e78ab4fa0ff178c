using System.Text;
using Cambium.Engine.Values;
using Cambium.Wire.Messages;

namespace Cambium.Server.Connections;

/// <summary>Session settings of the startup packet.</summary>
internal static class StartupOptions
{
    private static readonly string[] NotSettings = ["user", "database", "options", "replication"];

    public static Dictionary<string, string> Collect(StartupPacket startup)
    {
        var settings = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);
        if (startup.Parameters.TryGetValue("options", out string? options))
        {
            AddOptions(settings, options);
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

    // "-c name=value", "-cname=value" and "--name=value"; a backslash protects the character after it.
    private static void AddOptions(Dictionary<string, string> settings, string options)
    {
        List<string> words = Split(options);
        for (int index = 0; index < words.Count; index++)
        {
            string word = words[index];
            if (word == "-c" && index + 1 < words.Count)
            {
                word = words[++index];
            }
            else if (word.StartsWith("--", StringComparison.Ordinal) || word.StartsWith("-c", StringComparison.Ordinal))
            {
                word = word[2..];
            }

            int equals = word.IndexOf('=', StringComparison.Ordinal);
            if (equals > 0)
            {
                settings[word[..equals].Replace('-', '_')] = word[(equals + 1)..];
            }
        }
    }

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
