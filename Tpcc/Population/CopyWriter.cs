using System.Globalization;

namespace Tpcc.Population;

/// <summary>Rows in COPY's text format. The generator never makes characters that need escaping, so values go out as they are.</summary>
internal sealed class CopyWriter(TextWriter output, Action<int> onRows) : IDisposable
{
    private const int RowsPerReport = 1_000;

    private readonly char[] _number = new char[32];
    private bool _isRowStarted;
    private int _rowsUnreported;

    public CopyWriter Add(int value) => Format(value, default);

    public CopyWriter Add(decimal value) => Format(value, default);

    public CopyWriter Add(DateTime value) => Format(value, "yyyy-MM-dd HH:mm:ss.ffffff");

    public CopyWriter Add(string value)
    {
        Separate();
        output.Write(value);
        return this;
    }

    public CopyWriter AddNull() => Add("\\N");

    public void EndRow()
    {
        output.Write('\n');
        _isRowStarted = false;
        if (++_rowsUnreported == RowsPerReport)
        {
            Report();
        }
    }

    public void Dispose()
    {
        output.Dispose();
        Report();
    }

    private CopyWriter Format<T>(T value, ReadOnlySpan<char> format)
        where T : ISpanFormattable
    {
        Separate();
        value.TryFormat(_number, out int length, format, CultureInfo.InvariantCulture);
        output.Write(_number.AsSpan(0, length));
        return this;
    }

    private void Separate()
    {
        if (_isRowStarted)
        {
            output.Write('\t');
        }

        _isRowStarted = true;
    }

    private void Report()
    {
        onRows(_rowsUnreported);
        _rowsUnreported = 0;
    }
}
