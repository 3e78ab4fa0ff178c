using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Routines.Triggers;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;
using TriggerEvents = Cambium.Engine.Catalog.TriggerEvents;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>Triggers as pg_get_triggerdef prints them.</summary>
internal static class TriggerText
{
    public static string? Print(SqlSession session, int id, bool isPretty)
    {
        foreach (TableDefinition table in session.Names.Catalog.Tables)
        {
            if (table.Triggers.FirstOrDefault(trigger => trigger.Id == id) is { } found)
            {
                return Print(session, table, found, isPretty);
            }
        }

        return null;
    }

    private static string Print(SqlSession session, TableDefinition table, TriggerDefinition trigger, bool isPretty)
    {
        StringBuilder text = new();
        text.Append("CREATE TRIGGER ").Append(Identifier.Quote(trigger.Name)).Append(trigger.IsInstead ? " INSTEAD OF " : trigger.IsBefore ? " BEFORE " : " AFTER ")
            .Append(string.Join(" OR ", Events(table, trigger))).Append(" ON ");
        string tableName = RegistryNames.NameOf(session, DataType.Regclass, (uint)table.Id)!;
        text.Append(isPretty || tableName.Contains('.') ? tableName : Identifier.Quote(session.Names.SchemaName(table.SchemaId)) + "." + tableName)
            .Append(trigger.IsRow ? " FOR EACH ROW" : " FOR EACH STATEMENT");
        if (trigger.WhenSql is { } when)
        {
            Expression syntax = SqlParser.ParseExpression(when);
            BoundExpression bound = TriggerCondition.Bind(session, table, syntax, out PlanColumn[] old, out PlanColumn[] now);
            string condition = new ExpressionDeparser(session.Format, isPretty, new TriggerNames(old, now)).Print(syntax, bound);
            text.Append(" WHEN (").Append(condition).Append(')');
        }

        return text.Append(" EXECUTE FUNCTION ").Append(RegistryNames.NameOf(session, DataType.Regproc, (uint)trigger.FunctionId))
            .Append('(').Append(string.Join(", ", trigger.Arguments.Select(argument => $"'{argument.Replace("'", "''", StringComparison.Ordinal)}'"))).Append(')').ToString();
    }

    private static IEnumerable<string> Events(TableDefinition table, TriggerDefinition trigger)
    {
        if (trigger.Events.HasFlag(TriggerEvents.Insert))
        {
            yield return "INSERT";
        }

        if (trigger.Events.HasFlag(TriggerEvents.Delete))
        {
            yield return "DELETE";
        }

        if (trigger.Events.HasFlag(TriggerEvents.Update))
        {
            yield return trigger.UpdateColumnIds.IsEmpty
                ? "UPDATE"
                : "UPDATE OF " + string.Join(", ", trigger.UpdateColumnIds.Select(id => Identifier.Quote(table.FindColumn(id)!.Name)));
        }

        if (trigger.Events.HasFlag(TriggerEvents.Truncate))
        {
            yield return "TRUNCATE";
        }
    }
}
