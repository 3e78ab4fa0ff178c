using System.Text;
using Cambium.Engine.Json;

namespace Cambium.Sql.Planning.Explaining;

/// <summary>EXPLAIN (FORMAT JSON): an array of objects, one for each statement that is carried out, laid out as PostgreSQL does.</summary>
internal sealed class JsonExplainWriter
{
    private readonly StringBuilder _text = new();

    internal static string Write(IReadOnlyList<ExplainGroup> statements)
    {
        JsonExplainWriter writer = new();
        writer._text.Append('[');
        for (int index = 0; index < statements.Count; index++)
        {
            writer._text.Append(index == 0 ? "\n  " : ",\n  ");
            writer.Write(statements[index], 2);
        }

        return writer._text.Append("\n]").ToString();
    }

    private void Write(ExplainGroup group, int indent)
    {
        _text.Append('{');
        string separator = "\n";
        foreach ((string name, object value) in group.Items)
        {
            _text.Append(separator).Append(' ', indent + 2);
            JsonWriter.WriteString(name, _text);
            _text.Append(": ");
            Write(value, indent + 2);
            separator = ",\n";
        }

        _text.Append('\n').Append(' ', indent).Append('}');
    }

    private void Write(object value, int indent)
    {
        switch (value)
        {
            case ExplainGroup group:
                Write(group, indent);
                break;
            case ExplainGroup.Bare bare:
                _text.Append(bare.Text);
                break;
            case IReadOnlyList<string> texts:
                for (int index = 0; index < texts.Count; index++)
                {
                    _text.Append(index == 0 ? "[" : ", ");
                    JsonWriter.WriteString(texts[index], _text);
                }

                _text.Append(']');
                break;
            case IReadOnlyList<ExplainGroup> groups:
                for (int index = 0; index < groups.Count; index++)
                {
                    _text.Append(index == 0 ? "[\n" : ",\n").Append(' ', indent + 2);
                    Write(groups[index], indent + 2);
                }

                _text.Append('\n').Append(' ', indent).Append(']');
                break;
            default:
                JsonWriter.WriteString((string)value, _text);
                break;
        }
    }
}
