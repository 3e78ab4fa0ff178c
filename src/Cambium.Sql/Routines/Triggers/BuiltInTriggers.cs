using System.Collections.Frozen;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Functions.Library;
using Cambium.Sql.TextSearch;

namespace Cambium.Sql.Routines.Triggers;

/// <summary>The system's own functions for triggers, by their numbers in pg_proc: they are given the rows as they are, without variables around them.</summary>
internal static class BuiltInTriggers
{
    private const string Redundant = "suppress_redundant_updates_trigger";

    private static readonly FrozenDictionary<int, Body> s_bodies = new Dictionary<int, Body>
    {
        [1291] = SuppressRedundantUpdate,
        [VectorTrigger.OfName] = VectorTrigger.Run,
        [VectorTrigger.OfColumn] = VectorTrigger.Run,
    }.ToFrozenDictionary();

    /// <returns>The row to be written; NULL for none.</returns>
    public delegate Value Body(TriggerDefinition trigger, TableDefinition table, TriggerEvents change, Value[]? before, Value[]? after, CallContext context);

    /// <summary>Called like any function it does nothing.</summary>
    public static void Register(LibraryBuilder library) => library.Scalar(Redundant, static (_, _) => throw Misused("must be called as trigger"));

    public static Body? Find(int functionId) => s_bodies.GetValueOrDefault(functionId);

    /// <summary>An update that leaves every byte of a row as it is isn't made: nothing is written, and nothing that follows writing is run.</summary>
    private static Value SuppressRedundantUpdate(TriggerDefinition trigger, TableDefinition table, TriggerEvents change, Value[]? before, Value[]? after, CallContext context)
    {
        if (change != TriggerEvents.Update)
        {
            throw Misused("must be called on update");
        }

        if (!trigger.IsBefore)
        {
            throw Misused("must be called before update");
        }

        if (before is null || after is null)
        {
            throw Misused("must be called for each row");
        }

        Value row = TriggerRow.Of(table, after);
        return RecordImages.Compare(TriggerRow.Of(table, before).Record, row.Record, context.Format) == 0 ? Value.Null : row;
    }

    private static SqlErrorException Misused(string how) => new(SqlState.ERIETriggerProtocolViolated, $"{Redundant}: {how}");
}
