using System.Text.RegularExpressions;
using Cambium.Engine.Transactions;

namespace Cambium.Server.Commands;

/// <summary>Conflicts of one kind between statements of one shape, and what would have avoided them.</summary>
/// <param name="Statement">The loser's statement, its literals replaced by question marks.</param>
/// <param name="Winner">The winner's, likewise.</param>
internal sealed partial record ConflictAdvice(int Count, string Statement, string Table, string Column, ConflictKind Kind, ReadScope Scope, ConflictRemedy Remedy, string Winner)
{
    /// <summary>The advice in a sentence.</summary>
    public string Text => Remedy switch
    {
        ConflictRemedy.Increment => $"SET {Column} = {Column} + … instead of writing a value that was read: increments merge",
        ConflictRemedy.Columns => "name the columns you need: others have changed",
        ConflictRemedy.Index => $"an index on the columns by which rows of {Table} are looked up, or a plain condition on them: the whole table was read",
        ConflictRemedy.BlindWrite => $"neither had read {(Column.Length == 0 ? "the row" : Column)}: with write_conflicts = reads both commit",
        ConflictRemedy.Sequence => "take keys from a sequence, or use ON CONFLICT",
        _ when Kind == ConflictKind.Definition => "change definitions when nobody works",
        _ when Kind == ConflictKind.DeletedRow => "nothing: the row was deleted",
        _ => "nothing: what was read has changed; read it later in the transaction, or FOR UPDATE, to lose less",
    };

    /// <summary>The most frequent first.</summary>
    public static IReadOnlyList<ConflictAdvice> Of(IEnumerable<Conflict> conflicts) =>
    [
        .. conflicts
            .GroupBy(conflict => (Statement: Shape(conflict.StatementText), conflict.Table, conflict.Column, conflict.Kind, conflict.Scope, conflict.Remedy))
            .Select(group => new ConflictAdvice(
                group.Count(), group.Key.Statement, group.Key.Table, group.Key.Column, group.Key.Kind, group.Key.Scope, group.Key.Remedy,
                group.GroupBy(conflict => Shape(conflict.WinnerStatement)).MaxBy(winner => winner.Count())!.Key))
            .OrderByDescending(advice => advice.Count),
    ];

    /// <summary>A statement without its literals, on one line.</summary>
    internal static string Shape(string statement) => Blanks().Replace(Literals().Replace(statement, "?"), " ").Trim().TrimEnd(';');

    [GeneratedRegex("""'(?:[^']|'')*'|(?<![\w$."])-?\d+(?:\.\d+)?(?![\w"])""")]
    private static partial Regex Literals();

    [GeneratedRegex(@"\s+")]
    private static partial Regex Blanks();
}
