using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>RETURN QUERY: adds a query's rows to the result.</summary>
/// <param name="query">The query, or null when <paramref name="command"/> tells it.</param>
internal sealed class PlReturnQueryNode(int line, EmbeddedStatement? query, PlCommand? command) : PlNode(line, "RETURN QUERY")
{
    private RowConverter? _converter;

    public override PlCompletion Execute(PlFrame frame)
    {
        FunctionRows rows = new((columns, row) => frame.Rows.Add(Converter(columns, frame).Convert(row, frame)));
        long before = frame.Rows.Count;
        if (query is not null)
        {
            // A query of another structure is refused even when it has no rows.
            using (frame.Host.Lines.Enter(query))
            {
                _ = Converter((query.IsSelectInto ? null : query.Columns(frame)) ?? throw NoRows(query.Tag), frame);
            }

            query.Run(frame, rows, 0);
        }
        else
        {
            command!.Run(frame, rows, 0, out _, out _);
        }

        frame.RowCount = frame.Rows.Count - before;
        frame.Found = frame.RowCount > 0;
        return PlCompletion.Next;
    }

    private RowConverter Converter(IReadOnlyList<ResultColumn> columns, PlFrame frame) =>
        _converter is { } converter && converter.IsFor(columns, frame.Session) ? converter : _converter = RowConverter.Create(columns, frame.Types, null);

    /// <param name="tag">Of the command.</param>
    public static SqlErrorException NoRows(string tag) => new(SqlState.SyntaxError, tag + " query does not return tuples");
}
