using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Routines.Triggers;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Definitions.Events;
using Cambium.Sql.SystemCatalogs.Objects;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>What functions of event triggers ask about the command they are run for.</summary>
internal static class EventTriggerFunctions
{
    public static void Register(LibraryBuilder library)
    {
        library.Set("pg_event_trigger_ddl_commands", static (_, ctx) => Commands(CatalogFunctions.Session(ctx)));
        library.Set("pg_event_trigger_dropped_objects", static (_, ctx) => Dropped(CatalogFunctions.Session(ctx)));
        library.Scalar("pg_event_trigger_table_rewrite_oid", static (_, ctx) => Value.FromUInt32((uint)Rewrite(ctx, "oid").TableId));
        library.Scalar("pg_event_trigger_table_rewrite_reason", static (_, ctx) => Value.FromInt32((int)Rewrite(ctx, "reason").Reason));
    }

    private static (int TableId, RewriteReason Reason) Rewrite(CallContext context, string what) =>
        CatalogFunctions.Session(context).EventTriggers.Current?.Rewrite ?? throw Misplaced($"pg_event_trigger_table_rewrite_{what}()", "a table_rewrite event trigger function");

    private static IEnumerable<Value[]> Commands(SqlSession session)
    {
        EventTriggerRun run = session.EventTriggers.Current ?? throw Misplaced("pg_event_trigger_ddl_commands()", "an event trigger function");
        ObjectIdentities identities = ObjectAddressFunctions.Identities(session);
        return run.Commands.Select(command => command.Address is { } address ? OfObject(command, address, run, identities.Of(address)) : OfKind(command, run)).OfType<Value[]>();
    }

    /// <summary>Null when the object is gone by now.</summary>
    private static Value[]? OfObject(CollectedCommand command, ObjectAddress address, EventTriggerRun run, ObjectIdentity? identity) => identity is null ? null :
    [
        Value.FromUInt32((uint)address.ClassId), Value.FromUInt32((uint)address.Id), Value.FromInt32(address.Part), Value.FromText(command.Tag), Value.FromText(identity.Type),
        CatalogFunctions.Text(identity.Schema), Value.FromText(identity.Text), Value.FromBoolean(run.IsInExtension), Value.Null,
    ];

    private static Value[] OfKind(CollectedCommand command, EventTriggerRun run) =>
        [Value.Null, Value.Null, Value.Null, Value.FromText(command.Tag), Value.FromText(command.Kind!), Value.Null, Value.Null, Value.FromBoolean(run.IsInExtension), Value.Null];

    private static IEnumerable<Value[]> Dropped(SqlSession session)
    {
        IReadOnlyList<DroppedObject> dropped = session.EventTriggers.Current?.Dropped ?? throw Misplaced("pg_event_trigger_dropped_objects()", "a sql_drop event trigger function");
        return dropped.Select(item => (Value[])
        [
            Value.FromUInt32((uint)item.Address.ClassId), Value.FromUInt32((uint)item.Address.Id), Value.FromInt32(item.Address.Part), Value.FromBoolean(item.IsOriginal),
            Value.FromBoolean(item.IsNormal), Value.FromBoolean(item.Schema == QualifiedNames.TemporarySchema), Value.FromText(item.Identity.Type), CatalogFunctions.Text(item.Schema),
            CatalogFunctions.Text(item.Address.Part == 0 ? item.Identity.Name : null), Value.FromText(item.Identity.Text), ObjectAddressFunctions.Texts(item.Identity.Names), ObjectAddressFunctions.Texts(item.Identity.Arguments),
        ]);
    }

    private static SqlErrorException Misplaced(string function, string place) =>
        new(SqlState.ERIEEventTriggerProtocolViolated, $"{function} can only be called in {place}");
}
