using System.Text;
using Cambium.Engine.Json;

namespace Cambium.Sql.Planning.Explaining;

/// <summary>EXPLAIN (FORMAT YAML): a sequence of mappings, one for each statement that is carried out; texts are quoted as in JSON, which YAML understands.</summary>
internal sealed class YamlExplainWriter
{
    private readonly StringBuilder _text = new();

    internal static string Write(IReadOnlyList<ExplainGroup> statements)
    {
        YamlExplainWriter writer = new();
        foreach (ExplainGroup statement in statements)
        {
            writer._text.Append(writer._text.Length == 0 ? "- " : "\n- ");
            writer.Write(statement, 2);
        }

        return writer._text.ToString();
    }

    /// <summary>The first entry stands where the writer is, the others below it.</summary>
    private void Write(ExplainGroup group, int indent)
    {
        for (int index = 0; index < group.Items.Count; index++)
        {
            (string name, object value) = group.Items[index];
            if (index > 0)
            {
                NewLine(indent);
            }

            _text.Append(name).Append(": ");
            Write(value, indent + 2);
        }
    }

    private void Write(object value, int indent)
    {
        switch (value)
        {
            case ExplainGroup group:
                NewLine(indent);
                Write(group, indent);
                break;
            case ExplainGroup.Bare bare:
                _text.Append(bare.Text);
                break;
            case IReadOnlyList<string> texts:
                foreach (string text in texts)
                {
                    NewLine(indent);
                    _text.Append("- ");
                    JsonWriter.WriteString(text, _text);
                }

                break;
            case IReadOnlyList<ExplainGroup> groups:
                foreach (ExplainGroup group in groups)
                {
                    NewLine(indent);
                    _text.Append("- ");
                    Write(group, indent + 2);
                }

                break;
            default:
                JsonWriter.WriteString((string)value, _text);
                break;
        }
    }

    private void NewLine(int indent) => _text.Append('\n').Append(' ', indent);
}
