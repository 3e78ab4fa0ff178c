using Cambium.Sql.Sessions;

namespace Cambium.Tests.Sql.Statements;

/// <summary>An answer that nobody has seen yet.</summary>
internal sealed class HeldAnswer(SqlSession session) : Answer(session), IAnswerBuffer
{
    private readonly List<string> _removed = [];
    private List<string>? _waiting;

    public long Position => Lines.Count;

    public object Form { get; set; } = "lines";

    public AnswerSink? Sending { private get; set; }

    public Func<bool>? Holds { private get; set; }

    public bool EndsBatch => true;

    public void Complete(PortalResult result)
    {
        if (result.Outcome == PortalOutcome.Completed)
        {
            Completed(result.CommandTag);
        }
    }

    public bool CanRewind(long position) => true;

    public bool TryRewind(long position, Stream? removed)
    {
        foreach (string line in Lines[(int)position..])
        {
            // A line's bytes are its number among those ever taken back.
            removed?.WriteByte((byte)_removed.Count);
            _removed.Add(line);
        }

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
        foreach (byte number in bytes)
        {
            Lines.Add(_removed[number]);
        }
    }
}
