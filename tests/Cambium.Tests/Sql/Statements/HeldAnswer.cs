using System.Text;
using Cambium.Sql.Sessions;

namespace Cambium.Tests.Sql.Statements;

/// <summary>An answer that nobody has seen yet.</summary>
internal sealed class HeldAnswer(SqlSession session) : Answer(session), IAnswerBuffer
{
    private List<string>? _waiting;

    public long Position => Lines.Count;

    public object Form { get; set; } = "lines";

    public AnswerSink? Sending { private get; set; }

    public bool IsHeld { private get; set; }

    public void Complete(PortalResult result)
    {
        if (result.Outcome == PortalOutcome.Completed)
        {
            Completed(result.CommandTag);
        }
    }

    public bool CanRewind(long position) => true;

    public bool TryRewind(long position, out ReadOnlyMemory<byte> removed)
    {
        removed = Encoding.UTF8.GetBytes(string.Concat(Enumerable.Repeat("x", Lines.Count - (int)position)));
        Lines.RemoveRange((int)position, Lines.Count - (int)position);
        return true;
    }

    public void Abandon()
    {
    }

    public void BeginTrial(AnswerSink sink)
    {
        _waiting = [.. Lines];
        Lines.Clear();
    }

    public void EndTrial()
    {
        Lines.Clear();
        Lines.AddRange(_waiting!);
    }

    public void Append(ReadOnlySpan<byte> bytes)
    {
    }
}
