using System.Collections;
using System.Globalization;
using System.Text;

namespace Cambium.Compatibility.Clients;

/// <summary>What a client written in C# was answered, as lines of text that can be compared between servers.</summary>
internal sealed class Transcript
{
    private readonly StringBuilder _text = new();

    public void Show(string label, params object?[] values) => _text.Append(label).Append(": ").AppendJoin(" | ", values.Select(Text)).Append('\n');

    /// <summary>Shows the error that <paramref name="work"/> ends with.</summary>
    public async Task FailsAsync(string label, Func<Task> work)
    {
        try
        {
            await work();
            Show(label, "no error");
        }
        catch (Exception exception)
        {
            Exception cause = exception.InnerException is Npgsql.NpgsqlException inner ? inner : exception;
            Show(label, exception.GetType().Name, cause is Npgsql.PostgresException error ? $"{error.SqlState} {error.MessageText}" : cause.Message);
        }
    }

    public override string ToString() => _text.ToString();

    private static string Text(object? value) => value switch
    {
        null or DBNull => "null",
        string text => text,
        byte[] bytes => Convert.ToHexString(bytes),
        DateTime time => time.ToString("O", CultureInfo.InvariantCulture),
        IDictionary map => "{" + string.Join(", ", map.Keys.Cast<object>().Order().Select(key => Text(key) + "=" + Text(map[key]))) + "}",
        IEnumerable items => "[" + string.Join(", ", items.Cast<object?>().Select(Text)) + "]",
        IFormattable formattable => formattable.ToString(null, CultureInfo.InvariantCulture),
        _ => value.ToString() ?? "",
    };
}
