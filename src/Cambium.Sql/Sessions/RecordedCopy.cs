using Cambium.Engine.Values;
using Cambium.Sql.Copy;

namespace Cambium.Sql.Sessions;

/// <summary>
/// The data of a COPY FROM STDIN, kept as it comes in, so that the statement can be run again without its client. Where the client's data ends is
/// remembered too: complete, or with its error.
/// </summary>
internal sealed class RecordedCopy(IRowReceiver receiver, long bytesMax, Action started) : IRowReceiver
{
    private readonly MemoryStream _data = new();
    private CopyResponse _response;
    private string? _failure;

    private long BytesMax { get; } = bytesMax;

    /// <summary>The client has been told to send, and begins to.</summary>
    private Action Started { get; } = started;

    /// <summary>Too much of it: the statement can't be run again.</summary>
    public bool IsTooLong { get; private set; }

    public void Begin(IReadOnlyList<ResultColumn> columns) => receiver.Begin(columns);

    public void Row(ReadOnlySpan<Value> row) => receiver.Row(row);

    public void CopyIn(CopyResponse response, ICopyInput input)
    {
        _response = response;
        receiver.CopyIn(response, new Tee(this, input));
    }

    public void CopyOutBegin(CopyResponse response) => receiver.CopyOutBegin(response);

    public void CopyOutData(ReadOnlySpan<byte> data) => receiver.CopyOutData(data);

    public void CopyOutEnd() => receiver.CopyOutEnd();

    /// <summary>The receiver of another run: it gets the data from here.</summary>
    public IRowReceiver Again() => new Repeating(this, receiver);

    private sealed class Tee(RecordedCopy copy, ICopyInput input) : ICopyInput
    {
        private bool _hasStarted;

        public void Write(ReadOnlySpan<byte> data)
        {
            Start();
            copy.IsTooLong |= copy._data.Length + data.Length > copy.BytesMax;
            if (!copy.IsTooLong)
            {
                copy._data.Write(data);
            }

            input.Write(data);
        }

        public void Complete()
        {
            Start();
            input.Complete();
        }

        public void Fail(string message)
        {
            Start();
            copy._failure = message;
            input.Fail(message);
        }

        private void Start()
        {
            if (!_hasStarted)
            {
                _hasStarted = true;
                copy.Started();
            }
        }
    }

    private sealed class Repeating(RecordedCopy copy, IRowReceiver receiver) : IRowReceiver
    {
        public void Begin(IReadOnlyList<ResultColumn> columns) => receiver.Begin(columns);

        public void Row(ReadOnlySpan<Value> row) => receiver.Row(row);

        public void CopyIn(CopyResponse response, ICopyInput input)
        {
            if (response != copy._response)
            {
                throw new CannotRepeatException("the table takes other data now");
            }

            input.Write(copy._data.GetBuffer().AsSpan(0, (int)copy._data.Length));
            if (copy._failure is { } failure)
            {
                input.Fail(failure);
            }
            else
            {
                input.Complete();
            }
        }

        public void CopyOutBegin(CopyResponse response) => receiver.CopyOutBegin(response);

        public void CopyOutData(ReadOnlySpan<byte> data) => receiver.CopyOutData(data);

        public void CopyOutEnd() => receiver.CopyOutEnd();
    }

}
