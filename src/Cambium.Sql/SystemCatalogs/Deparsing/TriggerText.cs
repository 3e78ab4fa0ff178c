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
        text.Append(trigger.ConstraintId is null ? "CREATE TRIGGER " : "CREATE CONSTRAINT TRIGGER ").Append(Identifier.Quote(trigger.Name)).Append(trigger.IsInstead ? " INSTEAD OF " : trigger.IsBefore ? " BEFORE " : " AFTER ")
            .Append(string.Join(" OR ", Events(table, trigger))).Append(" ON ");
        text.Append(TableName(session, table, isPretty));
        if (trigger.ConstraintId is not null)
        {
            AppendConstraint(text, session, trigger);
        }

        AppendTransitions(text, trigger);
        text.Append(trigger.IsRow ? " FOR EACH ROW" : " FOR EACH STATEMENT");
        if (trigger.WhenSql is { } when)
        {
            Expression syntax = SqlParser.ParseExpression(when);
            BindingContext binding = new(session.Names.Reader(), new ParameterTypes(), session.Calls) { KeepsCalls = true };
            binding.Catalog.IsInDefinition = true;
            BoundExpression bound = TriggerCondition.Bind(binding, table, syntax, out ConditionRow old, out ConditionRow now);
            string condition = new ExpressionDeparser(session.Format, isPretty, new TriggerNames(old, now)).Print(syntax, bound);
            text.Append(" WHEN (").Append(condition).Append(')');
        }

        return text.Append(" EXECUTE FUNCTION ").Append(RegistryNames.NameOf(session.Names.Reader(), DataType.Regproc, (uint)trigger.FunctionId))
            .Append('(').Append(string.Join(", ", trigger.Arguments.Select(argument => $"'{argument.Replace("'", "''", StringComparison.Ordinal)}'"))).Append(')').ToString();
    }

    private static string TableName(SqlSession session, TableDefinition table, bool isPretty)
    {
        string name = RegistryNames.NameOf(session.Names.Reader(), DataType.Regclass, (uint)table.Id)!;
        return isPretty || name.Contains('.') ? name : Identifier.Quote(session.Names.SchemaName(table.SchemaId)) + "." + name;
    }

    private static void AppendConstraint(StringBuilder text, SqlSession session, TriggerDefinition trigger)
    {
        if (trigger.ReferencedTableId is { } referenced)
        {
            text.Append(" FROM ").Append(RegistryNames.NameOf(session.Names.Reader(), DataType.Regclass, (uint)referenced));
        }

        text.Append(trigger.IsDeferrable ? " DEFERRABLE" : " NOT DEFERRABLE").Append(trigger.IsInitiallyDeferred ? " INITIALLY DEFERRED" : " INITIALLY IMMEDIATE");
    }

    private static void AppendTransitions(StringBuilder text, TriggerDefinition trigger)
    {
        if (trigger.HasTransitionTables)
        {
            text.Append(" REFERENCING").Append(trigger.OldTable is { } old ? " OLD TABLE AS " + Identifier.Quote(old) : "")
                .Append(trigger.NewTable is { } now ? " NEW TABLE AS " + Identifier.Quote(now) : "");
        }
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
