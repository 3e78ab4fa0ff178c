using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>EXECUTE command [INTO targets] [USING values].</summary>
internal sealed class PlExecuteNode(int line, PlCommand command, VariableTargets? into, bool isStrict) : PlNode(line, "EXECUTE")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        Value[]? first = null;
        int count = 0;
        frame.RowCount = command.Run(
            frame,
            new FunctionRows(
                (_, row) =>
                {
                    if (count++ == 0)
                    {
                        first = row.ToArray();
                    }
                },
                () => (first, count) = (null, 0)),
            0,
            out IReadOnlyList<ResultColumn>? columns,
            out IEnumerable<(string Name, SqlType Type, Value Value)> given);
        if (into is not null)
        {
            if (columns is null)
            {
                throw new SqlErrorException(SqlState.SyntaxError, "INTO used with a command that cannot return data");
            }

            RowCounts.Require(frame, count, isStrict, isStrict, isDynamic: true, () => given);
            into.Assign(frame, columns, first ?? []);
        }

        return PlCompletion.Next;
    }
}
