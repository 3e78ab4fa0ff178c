using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;
using TriggerEvents = Cambium.Engine.Catalog.TriggerEvents;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>Rules as pg_get_ruledef prints them.</summary>
internal static class RuleText
{
    public static string? Print(SqlSession session, uint oid, bool isPretty)
    {
        foreach (TableDefinition relation in session.Names.Catalog.Tables)
        {
            if (relation.ViewSql is not null && DerivedOids.ViewRule(relation) == oid)
            {
                string query = ViewText.Print(session, relation, isPretty);
                return Head(session, relation, "\"_RETURN\"", "SELECT", isPretty) + " DO INSTEAD " + query;
            }

            if (relation.Rules.FirstOrDefault(rule => rule.Id == oid) is { } found)
            {
                return Print(session, relation, found, isPretty);
            }
        }

        return null;
    }

    /// <summary>NOTIFY, which nobody else prints.</summary>
    public static string Print(NotifyStatement notify) =>
        "NOTIFY " + Identifier.Quote(notify.Channel) + (notify.Payload.Length == 0 ? "" : $", {ConstantText.Quote(notify.Payload)}");

    private static string Print(SqlSession session, TableDefinition relation, RuleDefinition rule, bool isPretty)
    {
        string change = rule.Event switch { TriggerEvents.Insert => "INSERT", TriggerEvents.Update => "UPDATE", _ => "DELETE" };
        StringBuilder text = new(Head(session, relation, Identifier.Quote(rule.Name), change, isPretty));
        try
        {
            RuleBody body = SqlParser.ParseRule(rule.Sql);
            QueryDeparser rows = Rows(session, relation, rule, isPretty);
            if (body.Condition is { } condition)
            {
                text.Append("\n   WHERE ").Append(rows.Expressions.Print(condition, rows.Binder.BindCondition(condition, "WHERE")));
            }

            text.Append(" DO").Append(body.IsInstead ? " INSTEAD" : "").Append(body.Actions is [NotifyStatement] ? "" : " ");
            string[] actions = [.. body.Actions.Select(action => Action(rows, action))];
            return text.Append(actions switch
            {
                [] => "NOTHING;",
                [var only] => only + ";",
                _ => $"({string.Concat(actions.Select(static action => action + ";\n"))});",
            }).ToString();
        }
        catch (Exception error) when (error is NotSupportedException or SqlErrorException)
        {
            // Rare parts of commands are shown as they are stored.
            return $"{Head(session, relation, Identifier.Quote(rule.Name), change, isPretty)} {rule.Sql};";
        }
    }

    private static string Action(QueryDeparser rows, Statement action) => action is NotifyStatement notify ? "\n " + Print(notify) : DeparsedLines.Trim(rows.Within(action));

    private static string Head(SqlSession session, TableDefinition relation, string name, string change, bool isPretty)
    {
        string table = RegistryNames.NameOf(session.Names.Reader(), DataType.Regclass, (uint)relation.Id)!;
        table = isPretty || table.Contains('.', StringComparison.Ordinal) ? table : Identifier.Quote(session.Names.SchemaName(relation.SchemaId)) + "." + table;
        return $"CREATE RULE {name} AS\n    ON {change} TO {table}";
    }

    /// <summary>A printer that knows old and new.</summary>
    private static QueryDeparser Rows(SqlSession session, TableDefinition relation, RuleDefinition rule, bool isPretty)
    {
        BindingContext binding = new(session.Names.Reader(), new ParameterTypes(), session.Calls) { KeepsCalls = true, RowSecurity = RowSecurityMode.Ignored };
        binding.Catalog.IsInDefinition = true;
        binding.ViewNames = [rule.Relation, .. rule.Names];
        binding.ModifyingCteBinder = new ModifyingQueries(binding, new Planner(null, catalog: binding.Catalog.Catalog)).Bind;
        QueryDeparser rows = QueryDeparser.OfRows([.. RowNames(rule.Event).Select(name => Row(name, relation, rule.Relation))], binding, session.Format, isPretty);
        binding.ViewNames = rule.Names;
        return rows;
    }

    /// <summary>Where there is only one row, conditions may name its columns alone.</summary>
    private static string[] RowNames(TriggerEvents change) => change switch { TriggerEvents.Insert => ["new"], TriggerEvents.Delete => ["old"], _ => ["old", "new"] };

    private static ScopeRelation Row(string name, TableDefinition relation, ViewName known)
    {
        ScopeColumn[] columns = [.. TargetTable.Columns(relation).Select(static column => new ScopeColumn(column.Name, new BoundColumn(column)))];
        return ViewNames.Shown(known, relation, new ScopeRelation(name, null, columns, [])
        {
            Use = new RelationUse(relation, null, relation),
            RowType = relation.RowType,
        });
    }
}
