using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Routines.Triggers;

namespace Cambium.Sql.TextSearch;

/// <summary>tsvector_update_trigger and tsvector_update_trigger_column: keep a column the vector of others, by a configuration that is named or stands in a column.</summary>
internal static class VectorTrigger
{
    /// <summary>Their numbers in pg_proc.</summary>
    public const int OfName = 3752, OfColumn = 3753;

    /// <summary>Called like any function they do nothing.</summary>
    public static void Register(LibraryBuilder library) => library.Scalar("tsvector_update_trigger tsvector_update_trigger_column", static (_, _) => throw Misused("not fired by trigger manager"));

    /// <returns>The row to be written.</returns>
    /// <exception cref="SqlErrorException">The trigger isn't one of rows before INSERT or UPDATE, or its arguments name no such columns: XX000, 42703, 42804, 22023, 22004.</exception>
    public static Value Run(TriggerDefinition trigger, TableDefinition table, TriggerEvents change, Value[]? before, Value[]? after, CallContext context)
    {
        if (!trigger.IsRow)
        {
            throw Misused("must be fired for row");
        }

        if (!trigger.IsBefore)
        {
            throw Misused("must be fired BEFORE event");
        }

        if (after is null || change is not (TriggerEvents.Insert or TriggerEvents.Update))
        {
            throw Misused("must be fired for INSERT or UPDATE");
        }

        if (trigger.Arguments.Length < 3)
        {
            throw Misused("arguments must be tsvector_field, ts_config, text_field1, ...)");
        }

        ColumnDefinition vector = Column(table, trigger.Arguments[0], "tsvector column");
        if (vector.Type.Type.Underlying().Name != "tsvector")
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, $"column \"{vector.Name}\" is not of tsvector type");
        }

        TextSearchConfiguration configuration = TextSearchConfiguration.Get(
            trigger.FunctionId == OfColumn ? OfRow(table, trigger.Arguments[1], after) : OfText(trigger.Arguments[1], context), context);
        ColumnDefinition[] sources = [.. trigger.Arguments.Skip(2).Select(name => Source(table, name))];
        bool isNeeded = before is null || sources.Any(source => !IsSame(before[source.Ordinal], after[source.Ordinal]));
        Value[] row = [.. after];
        row[vector.Ordinal] = isNeeded ? Vector(configuration, sources.Select(source => after[source.Ordinal])) : row[vector.Ordinal];
        return TriggerRow.Of(table, row);
    }

    /// <summary>Texts one behind the other, as if they were one.</summary>
    private static Value Vector(TextSearchConfiguration configuration, IEnumerable<Value> texts)
    {
        List<Lexeme> lexemes = [];
        int position = 0;
        foreach (Value text in texts.Where(static text => !text.IsNull))
        {
            lexemes.AddRange(configuration.Lexemes(text.Text, ref position));
        }

        return TextVector.Create(lexemes).ToValue();
    }

    private static bool IsSame(in Value before, in Value after) => before.IsNull == after.IsNull && (before.IsNull || before.Utf8.SequenceEqual(after.Utf8));

    private static uint OfText(string name, CallContext context) => IdentifierList.TryParse(name, '.') is { Count: > 1 }
        ? TextFormat.Parse(DataType.Regconfig, name, context.Format).UInt32
        : throw new SqlErrorException(SqlState.InvalidParameterValue, $"text search configuration name \"{name}\" must be schema-qualified");

    private static uint OfRow(TableDefinition table, string name, Value[] row)
    {
        ColumnDefinition column = Column(table, name, "configuration column");
        return column.Type.Type.Underlying() != DataType.Regconfig ? throw new SqlErrorException(SqlState.DatatypeMismatch, $"column \"{name}\" is not of regconfig type")
            : row[column.Ordinal].IsNull ? throw new SqlErrorException(SqlState.NullValueNotAllowed, $"configuration column \"{name}\" must not be null")
            : row[column.Ordinal].UInt32;
    }

    private static ColumnDefinition Source(TableDefinition table, string name)
    {
        ColumnDefinition column = Column(table, name, "column");
        return column.Type.Type.Underlying().Category == DataTypeCategory.String
            ? column
            : throw new SqlErrorException(SqlState.DatatypeMismatch, $"column \"{name}\" is not of a character type");
    }

    private static ColumnDefinition Column(TableDefinition table, string name, string what) =>
        table.FindColumn(name) ?? throw new SqlErrorException(SqlState.UndefinedColumn, $"{what} \"{name}\" does not exist");

    private static SqlErrorException Misused(string how) => new(SqlState.InternalError, "tsvector_update_trigger: " + how);
}
