using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>GET [STACKED] DIAGNOSTICS: each target takes one item.</summary>
internal sealed class PlDiagnosticsNode(int line, bool isStacked, (VariableTargets Target, string Item)[] items)
    : PlNode(line, isStacked ? "GET STACKED DIAGNOSTICS" : "GET DIAGNOSTICS")
{
    private static readonly ResultColumn[] s_text = [new ResultColumn("", DataType.Text)];
    private static readonly ResultColumn[] s_number = [new ResultColumn("", DataType.Int8)];

    /// <summary>Whether there is such an item.</summary>
    public static bool IsItem(string item, bool isStacked) => isStacked
        ? item is "returned_sqlstate" or "message_text" or "pg_exception_detail" or "pg_exception_hint" or "pg_exception_context"
            or "column_name" or "constraint_name" or "pg_datatype_name" or "table_name" or "schema_name"
        : item is "row_count" or "pg_context";

    public override PlCompletion Execute(PlFrame frame)
    {
        if (isStacked && frame.Handled is null)
        {
            throw new SqlErrorException(
                SqlState.StackedDiagnosticsAccessedWithoutActiveHandler, "GET STACKED DIAGNOSTICS cannot be used outside an exception handler");
        }

        foreach ((VariableTargets target, string item) in items)
        {
            if (item == "row_count")
            {
                target.Assign(frame, s_number, [Value.FromInt64(frame.RowCount)]);
            }
            else
            {
                target.Assign(frame, s_text, [Value.FromText(isStacked ? Stacked(item, frame.Handled!) : frame.Host.Lines.Text)]);
            }
        }

        return PlCompletion.Next;
    }

    private static string Stacked(string item, SqlErrorException error) => item switch
    {
        "returned_sqlstate" => error.SqlState,
        "message_text" => error.Message,
        "pg_exception_detail" => error.Detail,
        "pg_exception_hint" => error.Hint,
        "pg_exception_context" => error.Where,
        "column_name" => error.Column,
        "constraint_name" => error.Constraint,
        "pg_datatype_name" => error.DataType,
        "table_name" => error.Table,
        _ => error.Schema,
    } ?? "";
}
