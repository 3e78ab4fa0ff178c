using System.CommandLine;
using System.CommandLine.Parsing;
using System.Data;
using System.Globalization;
using Tpcc.Clerks;
using Tpcc.Links;
using Tpcc.Runs;
using Tpcc.Timing;
using Tpcc.Transactions;

namespace Tpcc.CommandLine;

/// <summary>The options that run and sweep share, and how they become <see cref="RunOptions"/>.</summary>
internal sealed class RunArguments
{
    /// <summary>Without <c>--timing</c> the specification's clerks work so much faster, to show something in two minutes.</summary>
    private const double DemonstrationTimeScale = 20;

    private readonly Option<int> _warehouses = Positive("--warehouses", "Number of warehouses", 1);

    private readonly Option<TimeSpan> _duration = Time("--duration", "Length of the measured window: 90s, 10m, 1h, or seconds", TimeSpan.FromMinutes(2));

    private readonly Option<TimeSpan> _warmup = Time("--warmup", "Time before the window in which nothing counts", TimeSpan.Zero);

    private readonly Option<TimingKind?> _timing = new("--timing")
    {
        Description = "spec: clause 5.2.5; open: StrongDBMS's clerk, the transaction is open while he keys; open-late: the same, order number and stock taken last; none",
        HelpName = "spec|open|open-late|none",
        CustomParser = result => ParseWord<TimingKind>(result),
    };

    private readonly Option<double?> _timeScale = new("--time-scale") { Description = "Divides all waiting; figures are then labelled scaled (default 1, and 20 without --timing)" };

    private readonly Option<RetryMode> _retry = new("--retry")
    {
        Description = "until-committed (every try is counted) or once",
        HelpName = "until-committed|once",
        CustomParser = result => ParseWord<RetryMode>(result) ?? RetryMode.UntilCommitted,
        DefaultValueFactory = _ => RetryMode.UntilCommitted,
    };

    private readonly Option<FormKind> _form = new("--form")
    {
        Description = "statements: one round trip each; batch: pipelined where data flow allows; procedure: stored procedures of the target",
        HelpName = "statements|batch|procedure",
        CustomParser = result => ParseWord<FormKind>(result) ?? FormKind.Statements,
        DefaultValueFactory = _ => FormKind.Statements,
    };

    private readonly Option<LinkKind> _link = new("--link")
    {
        Description = "provider: through the target's ADO.NET provider; wire: clerks speak the protocol themselves, which leaves more of the machine to the server",
        HelpName = "provider|wire",
        CustomParser = result => ParseWord<LinkKind>(result) ?? LinkKind.Provider,
        DefaultValueFactory = _ => LinkKind.Provider,
    };

    private readonly Option<IsolationLevel> _isolation = new("--isolation")
    {
        Description = "serializable, or read-committed (PostgreSQL only)",
        HelpName = "serializable|read-committed",
        CustomParser = result => ParseWord<IsolationLevel>(result) ?? IsolationLevel.Serializable,
        DefaultValueFactory = _ => IsolationLevel.Serializable,
    };

    private readonly Option<int> _seed = new("--seed") { Description = "Same seed, same population and input", DefaultValueFactory = _ => 1 };

    private readonly Option<bool> _skipConditions = new("--skip-conditions") { Description = "Don't test the consistency conditions: they group whole tables, for which a server of little memory has no room" };

    private readonly Option<bool> _plain = new("--plain") { Description = "No live screen" };

    public static Option<int> Positive(string name, string description, int defaultValue)
    {
        var option = new Option<int>(name) { Description = description, DefaultValueFactory = _ => defaultValue };
        option.Validators.Add(result =>
        {
            if (result.Tokens.Count > 0 && result.GetValueOrDefault<int>() < 1)
            {
                result.AddError($"{name} must be at least 1.");
            }
        });
        return option;
    }

    public void AddTo(Command command)
    {
        foreach (Option option in new Option[] { _warehouses, _duration, _warmup, _timing, _timeScale, _retry, _form, _link, _isolation, _seed, _skipConditions, _plain })
        {
            command.Options.Add(option);
        }
    }

    public RunOptions Read(ParseResult arguments)
    {
        TimingKind? timing = arguments.GetValue(_timing);
        return new RunOptions
        {
            Warehouses = arguments.GetValue(_warehouses),
            Duration = arguments.GetValue(_duration),
            Warmup = arguments.GetValue(_warmup),
            Timing = timing ?? TimingKind.Spec,
            TimeScale = arguments.GetValue(_timeScale) ?? (timing is null ? DemonstrationTimeScale : 1),
            Retry = arguments.GetValue(_retry),
            Form = arguments.GetValue(_form),
            Link = arguments.GetValue(_link),
            Isolation = arguments.GetValue(_isolation),
            Seed = arguments.GetValue(_seed),
            SkipsConditions = arguments.GetValue(_skipConditions),
            IsPlain = arguments.GetValue(_plain),
        };
    }

    internal static TimeSpan? ParseTime(string text)
    {
        double unit = text[^1..] switch { "s" => 1, "m" => 60, "h" => 3600, _ => 0 };
        ReadOnlySpan<char> number = unit == 0 ? text : text.AsSpan(0, text.Length - 1);
        return double.TryParse(number, NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out double value)
            ? TimeSpan.FromSeconds(value * (unit == 0 ? 1 : unit))
            : null;
    }

    private static Option<TimeSpan> Time(string name, string description, TimeSpan defaultValue) => new(name)
    {
        Description = description,
        HelpName = "time",
        DefaultValueFactory = _ => defaultValue,
        CustomParser = result =>
        {
            string text = result.Tokens[0].Value;
            if (text.Length > 0 && ParseTime(text) is { } time)
            {
                return time;
            }

            result.AddError($"'{text}' is no time for {name}; say for example 90s, 10m or 1h.");
            return default;
        },
    };

    /// <summary>Words are written with hyphens: open-late, until-committed.</summary>
    private static TEnum? ParseWord<TEnum>(ArgumentResult result)
        where TEnum : struct, Enum
    {
        string word = result.Tokens[0].Value;
        foreach (TEnum value in Enum.GetValues<TEnum>())
        {
            if (string.Equals(value.ToString(), word.Replace("-", "", StringComparison.Ordinal), StringComparison.OrdinalIgnoreCase))
            {
                return value;
            }
        }

        result.AddError($"'{word}' is none of {string.Join(", ", Enum.GetNames<TEnum>().Select(name => name.ToLowerInvariant()))}.");
        return null;
    }
}
