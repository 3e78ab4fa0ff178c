using System.Globalization;
using Cambium.Engine.Errors;

namespace Cambium.Server.Connections;

/// <summary>
/// The switches of a PostgreSQL server process, as clients send them in the startup packet's <c>options</c>: settings by another name. They are read as
/// getopt reads them: letters may stand behind one hyphen, and a switch's value in the same word or the next.
/// </summary>
internal sealed class ServerSwitches
{
    /// <summary>Those without a value; null has no meaning for a session, and is passed over.</summary>
    private static readonly Dictionary<char, (string Name, string Value)?> Flags = new()
    {
        ['E'] = null,
        ['F'] = ("fsync", "false"),
        ['O'] = ("allow_system_table_mods", "true"),
        ['P'] = ("ignore_system_indexes", "true"),
        ['T'] = null,
        ['b'] = null,
        ['e'] = ("datestyle", "euro"),
        ['i'] = ("listen_addresses", "*"),
        ['j'] = null,
        ['l'] = ("ssl", "true"),
        ['n'] = null,
        ['s'] = ("log_statement_stats", "true"),
    };

    /// <summary>Those that are followed by a setting's value; null as above.</summary>
    private static readonly Dictionary<char, string?> Values = new()
    {
        ['B'] = "shared_buffers",
        ['C'] = null,
        ['D'] = null,
        ['N'] = "max_connections",
        ['S'] = "work_mem",
        ['W'] = "post_auth_delay",
        ['h'] = "listen_addresses",
        ['k'] = "unix_socket_directories",
        ['p'] = "port",
        ['r'] = null,
        ['v'] = null,
    };

    private static readonly Dictionary<char, string> PlanTypes = new()
    {
        ['b'] = "bitmapscan",
        ['h'] = "hashjoin",
        ['i'] = "indexscan",
        ['m'] = "mergejoin",
        ['n'] = "nestloop",
        ['o'] = "indexonlyscan",
        ['s'] = "seqscan",
        ['t'] = "tidscan",
    };

    private readonly IReadOnlyList<string> _words;
    private readonly Dictionary<string, string> _settings;
    private string? _foreign;
    private int _index;

    private ServerSwitches(IReadOnlyList<string> words, Dictionary<string, string> settings)
    {
        _words = words;
        _settings = settings;
    }

    /// <exception cref="SqlErrorException">42601.</exception>
    public static void Read(IReadOnlyList<string> words, Dictionary<string, string> settings) => new ServerSwitches(words, settings).Read();

    private void Read()
    {
        while (_index < _words.Count)
        {
            string word = _words[_index++];
            if (word == "--")
            {
                _foreign ??= _words.Skip(_index).FirstOrDefault();
                break;
            }

            if (word is ['-', _, ..])
            {
                Letters(word);
            }
            else
            {
                _foreign ??= word;
            }
        }

        if (_foreign is not null)
        {
            throw Invalid(_foreign);
        }
    }

    private void Letters(string word)
    {
        for (int place = 1; place < word.Length; place++)
        {
            char letter = word[place];
            if (Flags.TryGetValue(letter, out (string Name, string Value)? flag))
            {
                if (flag is { } setting)
                {
                    _settings[setting.Name] = setting.Value;
                }

                continue;
            }

            if (letter is not ('c' or '-' or 'd' or 'f' or 't') && !Values.ContainsKey(letter))
            {
                throw Invalid(word);
            }

            string value = place + 1 < word.Length ? word[(place + 1)..] : _index < _words.Count ? _words[_index++] : throw Invalid(word);
            WithValue(letter, value, word);
            return;
        }
    }

    private void WithValue(char letter, string value, string word)
    {
        switch (letter)
        {
            case 'c' or '-':
                int equals = value.IndexOf('=', StringComparison.Ordinal);
                if (equals < 0)
                {
                    throw new SqlErrorException(SqlState.SyntaxError, $"-{letter}{(letter == 'c' ? " " : "")}{value} requires a value");
                }

                _settings[value[..equals].Replace('-', '_')] = value[(equals + 1)..];
                break;
            case 'd':
                _settings["log_min_messages"] =
                    int.TryParse(value, CultureInfo.InvariantCulture, out int level) && level > 0 ? string.Create(CultureInfo.InvariantCulture, $"debug{level}") : "notice";
                break;
            case 'f':
                _settings[PlanTypes.TryGetValue(value[0], out string? type) ? $"enable_{type}" : throw Invalid(word)] = "false";
                break;
            case 't':
                _settings[value switch
                {
                    ['p', 'a', ..] => "log_parser_stats",
                    ['p', 'l', ..] => "log_planner_stats",
                    ['e', ..] => "log_executor_stats",
                    _ => throw Invalid(word),
                }] = "true";
                break;
            default:
                if (Values[letter] is { } name)
                {
                    _settings[name] = value;
                }

                break;
        }
    }

    private static SqlErrorException Invalid(string word) => new(
        SqlState.SyntaxError, $"invalid command-line argument for server process: {word}", hint: "Try \"postgres --help\" for more information.");
}
