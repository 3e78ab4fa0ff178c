using Cambium.Log.Format;

namespace Cambium.Engine.Transactions;

/// <summary>What one flush makes durable, and everybody who waits for it. One without records publishes indexes that came or went, and answers, behind those before it.</summary>
/// <param name="recordBytesMax">Largest record it takes.</param>
internal sealed class CommitBatch(long firstPosition, int recordBytesMax)
{
    private readonly List<(PipelineRequest Request, CommitResult Result)> _answers = [];

    public LogBatch Log { get; } = new(firstPosition, recordBytesMax);

    /// <summary>The root to publish; set when the batch is closed.</summary>
    public DatabaseRoot? Root { get; set; }

    public List<CommittedNotification> Notifications { get; } = [];

    /// <summary>Answers that may leave once the batch is durable: acknowledgements, and refusals because of commits in it or before it.</summary>
    public IReadOnlyList<(PipelineRequest Request, CommitResult Result)> Answers => _answers;

    public bool IsEmpty => _answers.Count == 0;

    public void AnswerWhenDurable(PipelineRequest request, CommitResult result) => _answers.Add((request, result));

    /// <summary>Forgets the batch before, which may hold a lot: requests lead to transactions and all they have written.</summary>
    public void Reset(long firstPosition)
    {
        Log.Clear(firstPosition);
        Root = null;
        Notifications.Clear();
        _answers.Clear();
    }
}
