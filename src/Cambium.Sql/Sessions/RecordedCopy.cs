using Cambium.Engine.Values;
using Cambium.Sql.Copy;

namespace Cambium.Sql.Sessions;

/// <summary>
/// The data of a COPY FROM STDIN, kept as it comes in, so that the statement can be run again without its client. Where the client's data ends is
/// remembered too: complete, or with its error.
/// </summary>
/// <param name="data">To keep it in; disposed of with the transaction's record.</param>
/// <param name="started">Told when the client has been told to send, and begins to.</param>
internal sealed class RecordedCopy(IRowReceiver receiver, Stream data, Action started) : IRowReceiver, IDisposable
{
    private const int PartBytes = 64 * 1024;

    private CopyResponse _response;
    private (string SqlState, string Message)? _failure;

    /// <summary>There is no room for it: the statement can't be run again.</summary>
    public bool IsLost { get; private set; }

    /// <summary>The copying itself may go on.</summary>
    public void Dispose()
    {
        IsLost = true;
        data.Dispose();
    }

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

    private void Start() => started();

    private void Keep(ReadOnlySpan<byte> part)
    {
        if (IsLost)
        {
            return;
        }

        try
        {
            data.Write(part);
        }
        catch (IOException)
        {
            IsLost = true;
        }
    }

    private void Repeat(ICopyInput input)
    {
        byte[] part = new byte[PartBytes];
        data.Position = 0;
        for (int count; (count = data.Read(part)) > 0;)
        {
            input.Write(part.AsSpan(0, count));
        }
    }

    private sealed class Tee(RecordedCopy copy, ICopyInput input) : ICopyInput
    {
        private bool _hasStarted;

        public void Write(ReadOnlySpan<byte> data)
        {
            Start();
            copy.Keep(data);
            input.Write(data);
        }

        public void Complete()
        {
            Start();
            input.Complete();
        }

        public void Fail(string sqlState, string message)
        {
            Start();
            copy._failure = (sqlState, message);
            input.Fail(sqlState, message);
        }

        private void Start()
        {
            if (!_hasStarted)
            {
                _hasStarted = true;
                copy.Start();
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

            copy.Repeat(input);
            if (copy._failure is { } failure)
            {
                input.Fail(failure.SqlState, failure.Message);
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
