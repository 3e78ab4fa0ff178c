using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>A SQL statement, with INTO or without.</summary>
internal sealed class PlSqlNode(int line, EmbeddedStatement statement, VariableTargets? into, bool isStrict) : PlNode(line, "SQL statement")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        if (into is not null)
        {
            RunInto(frame, into);
        }
        else
        {
            frame.RowCount = statement.Run(frame, FunctionRows.Dropped, 0);
            if (statement.Columns(frame) is not null)
            {
                throw new SqlErrorException(
                    SqlState.SyntaxError, "query has no destination for result data",
                    hint: statement.IsModification || statement.IsUtility ? null : "If you want to discard the results of a SELECT, use PERFORM instead.");
            }
        }

        if (!statement.IsUtility)
        {
            frame.Found = frame.RowCount > 0;
        }

        return PlCompletion.Next;
    }

    private void RunInto(PlFrame frame, VariableTargets targets)
    {
        IReadOnlyList<ResultColumn> columns = statement.Columns(frame)
            ?? throw new SqlErrorException(SqlState.SyntaxError, "INTO used with a command that cannot return data");
        bool mustBeOne = isStrict || statement.IsModification;
        bool looksFurther = mustBeOne || frame.Host.Checks(PlExtraChecks.TooManyRows);
        Value[]? first = null;
        int count = 0;
        long processed = statement.Run(
            frame,
            new FunctionRows((_, row) =>
            {
                if (count++ == 0)
                {
                    first = row.ToArray();
                }
            }),
            looksFurther ? 2 : 1);
        frame.RowCount = count == 0 ? 0 : processed;
        RowCounts.Require(frame, count, mustBeOne, isStrict, isDynamic: false, () => statement.Used.Select(used => (used.Name, used.Type, used.ValueIn(frame))));
        if (count > 1 && looksFurther)
        {
            frame.Host.Found(PlExtraChecks.TooManyRows, RowCounts.TooMany(isDynamic: false));
        }

        targets.Assign(frame, columns, first ?? []);
    }
}
