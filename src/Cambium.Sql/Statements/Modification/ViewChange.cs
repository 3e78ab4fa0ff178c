using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Statements.Modification;

/// <summary>What is done to a view's rows, in the words of its errors.</summary>
/// <param name="Verb">cannot <c>insert into</c> view.</param>
/// <param name="Gerund">To enable <c>inserting into</c> the view.</param>
/// <param name="Event">INSTEAD OF <c>INSERT</c> trigger.</param>
internal sealed record ViewChange(string Verb, string Gerund, string Event)
{
    public static readonly ViewChange Insert = new("insert into", "inserting into", "INSERT");
    public static readonly ViewChange Update = new("update", "updating", "UPDATE");
    public static readonly ViewChange Delete = new("delete from", "deleting from", "DELETE");

    public SqlErrorException NotUpdatable(TableDefinition view, string obstacle) => new(
        SqlState.ObjectNotInPrerequisiteState,
        $"cannot {Verb} view \"{view.Name}\"",
        obstacle,
        $"To enable {Gerund} the view, provide an INSTEAD OF {Event} trigger or an unconditional ON {Event} DO INSTEAD rule.");

    public SqlErrorException ColumnNotUpdatable(TableDefinition view, string column, string why) => new(
        SqlState.FeatureNotSupported, $"cannot {Verb} column \"{column}\" of view \"{view.Name}\"", $"View columns that {why} are not updatable.");
}
