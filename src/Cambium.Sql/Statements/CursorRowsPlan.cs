using System.Globalization;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>The protocol's Execute of a cursor's name: each goes on from where the cursor is.</summary>
internal sealed class CursorRowsPlan(Cursor cursor) : StatementPlan([], cursor.Columns)
{
    public override IStatementRun Start(StatementContext context) => new Run(context.Session.Cursors.Get(cursor.Name));

    private sealed class Run(Cursor cursor) : IStatementRun
    {
        public string CommandTag { get; private set; } = "";

        bool IStatementRun.Run(IRowReceiver receiver, long rowsMax)
        {
            receiver.Begin(cursor.Columns);
            long rows = cursor.Fetch(FetchDirection.Forward, rowsMax == 0 ? long.MaxValue : rowsMax, receiver);
            CommandTag = string.Create(CultureInfo.InvariantCulture, $"SELECT {rows}");
            return rowsMax == 0 || rows < rowsMax;
        }

        public void Dispose()
        {
        }
    }
}
