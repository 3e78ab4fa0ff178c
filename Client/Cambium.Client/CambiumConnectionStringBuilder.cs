using System.Collections.Frozen;
using System.Data.Common;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using Npgsql;

namespace Cambium.Client;

/// <summary>
/// A connection string of Cambium: the provider's own keywords, and every keyword of Npgsql, which carries the bytes.
/// Synonyms are stored under their canonical name (<c>Server</c> becomes <c>Host</c>); an unknown keyword is an <see cref="ArgumentException"/>.
/// </summary>
public sealed class CambiumConnectionStringBuilder : DbConnectionStringBuilder
{
    private const string RetryTriesMaxKeyword = "Retry Tries Max";
    private const string RetryElapsedMaxKeyword = "Retry Elapsed Max";
    private const string IncludeErrorDetailKeyword = "Include Error Detail";

    private static readonly FrozenDictionary<string, string> OwnKeywords = new[] { RetryTriesMaxKeyword, RetryElapsedMaxKeyword }
        .SelectMany(keyword => new[] { (Alias: keyword, keyword), (Alias: keyword.Replace(" ", "", StringComparison.Ordinal), keyword) })
        .ToFrozenDictionary(pair => pair.Alias, pair => pair.keyword, StringComparer.OrdinalIgnoreCase);

    public CambiumConnectionStringBuilder()
    {
    }

    public CambiumConnectionStringBuilder(string? connectionString) => ConnectionString = connectionString;

    public string? Host
    {
        get => Transport.Host;
        set => this["Host"] = value;
    }

    public int Port
    {
        get => Transport.Port;
        set => this["Port"] = value;
    }

    public string? Database
    {
        get => Transport.Database;
        set => this["Database"] = value;
    }

    public string? Username
    {
        get => Transport.Username;
        set => this["Username"] = value;
    }

    public string? Password
    {
        get => Transport.Password;
        set => this["Password"] = value;
    }

    public string? ApplicationName
    {
        get => Transport.ApplicationName;
        set => this["Application Name"] = value;
    }

    public bool Pooling
    {
        get => Transport.Pooling;
        set => this["Pooling"] = value;
    }

    public bool PersistSecurityInfo
    {
        get => Transport.PersistSecurityInfo;
        set => this["Persist Security Info"] = value;
    }

    /// <summary>Tries a transaction gets in <c>RunTransaction</c>, the first one included. Default: <see cref="TransactionRetryOptions.TriesMax"/>'s.</summary>
    public int RetryTriesMax
    {
        get => base.TryGetValue(RetryTriesMaxKeyword, out object? value) ? ToInt32(value) : TransactionRetryOptions.Default.TriesMax;
        set => this[RetryTriesMaxKeyword] = value;
    }

    /// <summary>Seconds after which <c>RunTransaction</c> starts no further try.</summary>
    public int RetryElapsedMax
    {
        get => base.TryGetValue(RetryElapsedMaxKeyword, out object? value) ? ToInt32(value) : (int)TransactionRetryOptions.Default.ElapsedMax.TotalSeconds;
        set => this[RetryElapsedMaxKeyword] = value;
    }

    [AllowNull]
    public override object this[string keyword]
    {
        get => TryGetValue(keyword, out object? value) ? value : throw new ArgumentException($"Keyword not supported: '{keyword}'.", nameof(keyword));
        set
        {
            if (OwnKeywords.TryGetValue(keyword, out string? own))
            {
                base[own] = value is null ? null : ToInt32(value);
            }
            else if (value is null)
            {
                Remove(keyword);
            }
            else
            {
                // A builder of its own tells the canonical name and form of this one pair, and whether they are valid.
                var canonical = new NpgsqlConnectionStringBuilder { [keyword] = value };
                foreach (string name in canonical.Keys)
                {
                    base[name] = canonical[name];
                }
            }
        }
    }

    /// <summary>What <c>RunTransaction</c> uses when its caller gives no options.</summary>
    internal TransactionRetryOptions RetryOptions => TransactionRetryOptions.Default with
    {
        TriesMax = RetryTriesMax,
        ElapsedMax = TimeSpan.FromSeconds(RetryElapsedMax),
    };

    /// <summary>The string for Npgsql. DETAIL is asked for unless refused: the facts of a conflict stand there. Errors name their statement of a batch.</summary>
    internal string TransportConnectionString
    {
        get
        {
            NpgsqlConnectionStringBuilder transport = Transport;
            transport.IncludeFailedBatchedCommand = true;
            if (!ContainsKey(IncludeErrorDetailKeyword))
            {
                transport.IncludeErrorDetail = true;
            }

            return transport.ConnectionString;
        }
    }

    private NpgsqlConnectionStringBuilder Transport
    {
        get
        {
            var transport = new NpgsqlConnectionStringBuilder();
            foreach (string keyword in Keys)
            {
                if (!OwnKeywords.ContainsKey(keyword))
                {
                    transport[keyword] = base[keyword];
                }
            }

            return transport;
        }
    }

    public override bool ContainsKey(string keyword) => base.ContainsKey(Canonical(keyword));

    public override bool Remove(string keyword) => base.Remove(Canonical(keyword));

    public override bool TryGetValue(string keyword, [NotNullWhen(true)] out object? value) => base.TryGetValue(Canonical(keyword), out value);

    /// <summary>The string without the password, for display.</summary>
    internal string WithoutPassword()
    {
        var copy = new CambiumConnectionStringBuilder(ConnectionString);
        copy.Remove("Password");
        return copy.ConnectionString;
    }

    private static string Canonical(string keyword)
    {
        if (OwnKeywords.TryGetValue(keyword, out string? own))
        {
            return own;
        }

        // Npgsql knows its synonyms only by setting them; the ones in daily use are worth a table.
        return keyword.ToUpperInvariant() switch
        {
            "SERVER" => "Host",
            "USER ID" or "USERID" or "UID" or "USER NAME" or "USER" => "Username",
            "PSW" or "PWD" => "Password",
            "DB" => "Database",
            _ => keyword,
        };
    }

    private static int ToInt32(object value)
    {
        int number = Convert.ToInt32(value, CultureInfo.InvariantCulture);
        return number > 0 ? number : throw new ArgumentOutOfRangeException(nameof(value), number, "The value must be positive.");
    }
}
