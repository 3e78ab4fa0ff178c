using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Tests.Sql.Statements;

/// <summary>Does something when an UPDATE is complete, another thing each time.</summary>
internal sealed class Interfering(HeldAnswer answer, params Action[] actions) : ISimpleReceiver, IAnswerBuffer
{
    private int _done;

    public long Position => answer.Position;

    public object Form
    {
        get => answer.Form;
        set => answer.Form = value;
    }

    public AnswerSink? Sending
    {
        set => answer.Sending = value;
    }

    public Func<bool>? Holds
    {
        set => answer.Holds = value;
    }

    public bool EndsBatch => answer.EndsBatch;

    public void Complete(PortalResult result) => answer.Complete(result);

    public void Abandon() => answer.Abandon();

    public void BeginTrial(AnswerSink sink) => answer.BeginTrial(sink);

    public void EndTrial() => answer.EndTrial();

    public void Begin(IReadOnlyList<ResultColumn> columns) => answer.Begin(columns);

    public void Row(ReadOnlySpan<Value> row) => answer.Row(row);

    public void Completed(string commandTag)
    {
        answer.Completed(commandTag);
        if (commandTag.StartsWith("UPDATE", StringComparison.Ordinal) && _done < actions.Length)
        {
            actions[_done++]();
        }
    }

    public void Empty() => answer.Empty();

    public void CopyIn(Cambium.Sql.Copy.CopyResponse response, Cambium.Sql.Copy.ICopyInput input) => answer.CopyIn(response, input);

    public void CopyOutBegin(Cambium.Sql.Copy.CopyResponse response) => answer.CopyOutBegin(response);

    public void CopyOutData(ReadOnlySpan<byte> data) => answer.CopyOutData(data);

    public void CopyOutEnd() => answer.CopyOutEnd();

    public bool CanRewind(long position) => answer.CanRewind(position);

    public bool TryRewind(long position, Stream? removed) => answer.TryRewind(position, removed);

    public void Append(ReadOnlySpan<byte> bytes) => answer.Append(bytes);
}
