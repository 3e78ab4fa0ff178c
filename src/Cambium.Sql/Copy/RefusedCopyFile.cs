using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Copy;

/// <summary>
/// A file of the server in the place of the client: refused, as clients have no business there, but only where data would flow, so that
/// what else is wrong with the statement is told first, as PostgreSQL does.
/// </summary>
internal sealed class RefusedCopyFile(CopyStatement statement) : IRowReceiver
{
    public void Begin(IReadOnlyList<ResultColumn> columns) => throw Refusal();

    public void Row(ReadOnlySpan<Value> row) => throw Refusal();

    public void CopyIn(CopyResponse response, ICopyInput input) => throw Refusal();

    public void CopyOutBegin(CopyResponse response) => throw Refusal();

    public void CopyOutData(ReadOnlySpan<byte> data) => throw Refusal();

    public void CopyOutEnd() => throw Refusal();

    private SqlErrorException Refusal() => statement is { IsFrom: false, Place: { Kind: CopyPlaceKind.File, Path: { } path } } && !Path.IsPathRooted(path)
        ? new SqlErrorException(SqlState.InvalidName, "relative path not allowed for COPY to file")
        : new SqlErrorException(
            SqlState.FeatureNotSupported,
            "COPY to or from a file or program of the server is not supported",
            hint: "Use STDIN or STDOUT, or psql's \\copy.",
            position: statement.Place.Span.Position);
}
