using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax.PlPgSql;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>RAISE: a message to the client, or an error.</summary>
internal sealed class PlRaiseNode(
    int line, PlRaiseLevel level, string? format, EmbeddedExpression[] arguments, PlCondition? condition, (string Name, EmbeddedExpression Value)[] options)
    : PlNode(line, "RAISE")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        if (format is null && condition is null && options.Length == 0)
        {
            throw frame.Handled ?? new SqlErrorException(
                SqlState.StackedDiagnosticsAccessedWithoutActiveHandler, "RAISE without parameters cannot be used outside an exception handler");
        }

        Dictionary<string, string> texts = [];
        string? state = condition is null ? null : condition.SqlState ?? ErrorConditions.Find(condition.Name!)[0];
        if (format is not null)
        {
            texts.Add("message", Format(frame, format));
        }

        foreach ((string name, EmbeddedExpression value) in options)
        {
            if (texts.ContainsKey(name) || (name == "errcode" && state is not null))
            {
                throw new SqlErrorException(SqlState.SyntaxError, $"RAISE option already specified: {name.ToUpperInvariant()}");
            }

            Value evaluated = value.Evaluate(frame);
            if (evaluated.IsNull)
            {
                throw new SqlErrorException(SqlState.NullValueNotAllowed, "RAISE statement option cannot be null");
            }

            string text = TextFormat.ToText(value.TypeOf(frame), evaluated, frame.Host.Calls.Format);
            texts.Add(name, text);
            if (name == "errcode")
            {
                state = ErrorConditions.IsState(text) ? text : ErrorConditions.Find(text)[0];
            }
        }

        Send(frame, texts, state);
        return PlCompletion.Next;
    }

    private void Send(PlFrame frame, Dictionary<string, string> texts, string? state)
    {
        string? Text(string name) => texts.GetValueOrDefault(name);
        bool isError = level == PlRaiseLevel.Exception;
        string code = state ?? (isError ? SqlState.RaiseException : level == PlRaiseLevel.Warning ? SqlState.Warning : SqlState.SuccessfulCompletion);
        string message = Text("message") ?? condition?.Name ?? code;
        if (!isError)
        {
            frame.Notice(level.ToString().ToUpperInvariant(), code, message, Text("detail"), Text("hint"));
            return;
        }

        throw new SqlErrorException(code, message, Text("detail"), Text("hint"), routine: "exec_stmt_raise")
        {
            IsRaised = true,
            Column = Text("column"),
            Constraint = Text("constraint"),
            DataType = Text("datatype"),
            Table = Text("table"),
            Schema = Text("schema"),
        };
    }

    private string Format(PlFrame frame, string template)
    {
        StringBuilder text = new();
        int next = 0;
        for (int index = 0; index < template.Length; index++)
        {
            if (template[index] != '%')
            {
                text.Append(template[index]);
            }
            else if (index + 1 < template.Length && template[index + 1] == '%')
            {
                text.Append('%');
                index++;
            }
            else
            {
                EmbeddedExpression argument = arguments[next++];
                Value value = argument.Evaluate(frame);
                text.Append(value.IsNull ? "<NULL>" : TextFormat.ToText(argument.TypeOf(frame), value, frame.Host.Calls.Format));
            }
        }

        return text.ToString();
    }
}
