using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>DISCARD: puts the session back to how it began, whole or in part.</summary>
internal static class DiscardCommand
{
    public static string Execute(DiscardStatement statement, StatementContext context)
    {
        switch (statement.Kind)
        {
            case DiscardKind.All:
                BlockRules.RefuseInBlock(context, "DISCARD ALL");
                context.Session.Cursors.CloseAll();
                context.Session.Roles.SetSessionAuthorization(null, isLocal: false);
                context.Settings.ResetAll();
                context.Session.Prepared.Remove(null);
                context.Session.Channels.Unlisten(null);
                context.Database.AdvisoryLocks.ReleaseSession(context.Session);
                context.Session.Sequences.Clear();
                context.Transaction.Ddl.RemoveTemporary();
                return "DISCARD ALL";
            case DiscardKind.Plans:
                context.Session.Prepared.ForgetPlans();
                context.Session.Routines.Forget();
                return "DISCARD PLANS";
            case DiscardKind.Sequences:
                context.Session.Sequences.Clear();
                return "DISCARD SEQUENCES";
            default:
                context.Transaction.Ddl.RemoveTemporary();
                return "DISCARD TEMP";
        }
    }
}
