namespace Cambium.Sql.Copy;

/// <summary>The table's end of COPY FROM STDIN; data may be cut anywhere, also within a line.</summary>
public interface ICopyInput
{
    /// <exception cref="Engine.Errors.SqlErrorException">The data is wrong; the statement has failed.</exception>
    void Write(ReadOnlySpan<byte> data);

    /// <summary>The client sent CopyDone.</summary>
    /// <exception cref="Engine.Errors.SqlErrorException">The data ended within a row.</exception>
    void Complete();

    /// <summary>The client sent CopyFail, or what doesn't belong there.</summary>
    /// <exception cref="Engine.Errors.SqlErrorException">Always.</exception>
    void Fail(string sqlState, string message);
}
