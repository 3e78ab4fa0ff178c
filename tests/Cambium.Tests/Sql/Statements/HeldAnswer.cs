using System.Text;
using Cambium.Sql.Sessions;

namespace Cambium.Tests.Sql.Statements;

/// <summary>An answer that nobody has seen yet.</summary>
internal sealed class HeldAnswer(SqlSession session) : Answer(session), IAnswerBuffer
{
    public long Position => Lines.Count;

    public bool CanRewind(long position) => true;

    public bool TryRewind(long position, out ReadOnlyMemory<byte> removed)
    {
        removed = Encoding.UTF8.GetBytes(string.Concat(Enumerable.Repeat("x", Lines.Count - (int)position)));
        Lines.RemoveRange((int)position, Lines.Count - (int)position);
        return true;
    }

    public void Append(ReadOnlySpan<byte> bytes)
    {
    }
}
