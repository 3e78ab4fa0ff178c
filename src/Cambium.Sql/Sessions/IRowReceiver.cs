using Cambium.Engine.Values;
using Cambium.Sql.Copy;

namespace Cambium.Sql.Sessions;

/// <summary>
/// Takes the answer of one execution, on the session's thread, as the executor produces it. A receiver may block
/// (a full socket); it holds up its own session only.
/// </summary>
public interface IRowReceiver
{
    /// <summary>Once before the first row, also when there are none; not called for statements without rows.</summary>
    void Begin(IReadOnlyList<ResultColumn> columns);

    /// <summary>The values are valid during the call only.</summary>
    void Row(ReadOnlySpan<Value> row);

    /// <summary>
    /// COPY FROM STDIN: announces the copy to the client (CopyInResponse), then pushes every CopyData body into
    /// <paramref name="input"/> and ends with <see cref="ICopyInput.Complete"/> or <see cref="ICopyInput.Fail"/>,
    /// all before returning. Exceptions of <paramref name="input"/> pass through.
    /// </summary>
    void CopyIn(CopyResponse response, ICopyInput input);

    /// <summary>COPY TO STDOUT begins (CopyOutResponse).</summary>
    void CopyOutBegin(CopyResponse response);

    /// <summary>One CopyData body: a text line with its newline, or a binary tuple.</summary>
    void CopyOutData(ReadOnlySpan<byte> data);

    /// <summary>COPY TO STDOUT is complete (CopyDone).</summary>
    void CopyOutEnd();
}
