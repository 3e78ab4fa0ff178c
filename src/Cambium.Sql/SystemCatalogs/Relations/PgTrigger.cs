using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_trigger and pg_event_trigger: triggers of users. (Foreign keys have none here: docs/decisions/0059.)</summary>
internal static class PgTrigger
{
    private const int Row = 1;
    private const int Before = 2;
    private const int Instead = 64;

    public static void Add(CatalogSnapshot catalog, TableDefinition table, RowCollector rows)
    {
        foreach (TriggerDefinition trigger in table.Triggers)
        {
            int type = (int)trigger.Events | (trigger.IsRow ? Row : 0) | (trigger.IsBefore ? Before : 0) | (trigger.IsInstead ? Instead : 0);
            rows.Add().Set("oid", trigger.Id).Set("tgrelid", table.Id).Set("tgname", trigger.Name).Set("tgfoid", trigger.FunctionId).Set("tgtype", type)
                .Set("tgenabled", trigger.Firing).Set("tgnargs", trigger.Arguments.Length).Set("tgattr", trigger.UpdateColumnIds)
                .Set("tgargs", Value.FromUtf8(Encoding.UTF8.GetBytes(string.Concat(trigger.Arguments.Select(argument => argument + "\0")))))
                .Set("tgparentid", trigger.ParentId ?? 0).Set("tgqual", trigger.WhenSql).Set("tgoldtable", trigger.OldTable).Set("tgnewtable", trigger.NewTable)
                .Set("tgconstraint", trigger.ConstraintId ?? 0).Set("tgconstrrelid", trigger.ReferencedTableId ?? 0)
                .Set("tgdeferrable", trigger.IsDeferrable).Set("tginitdeferred", trigger.IsInitiallyDeferred);
        }
    }

    public static void AddEvent(CatalogSnapshot catalog, EventTriggerDefinition trigger, RowCollector rows)
    {
        rows.Add().Set("oid", trigger.Id).Set("evtname", trigger.Name).Set("evtevent", trigger.Event).Set("evtowner", trigger.OwnerId).Set("evtfoid", trigger.FunctionId)
            .Set("evtenabled", trigger.Firing).Set("evttags", trigger.Tags.IsEmpty ? null : (string[])[.. trigger.Tags]);
    }
}
