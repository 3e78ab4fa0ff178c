using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>The names of a statement's options met so far. Each may be given once.</summary>
internal sealed class GivenOptions
{
    private readonly HashSet<string> _names = [];

    /// <exception cref="SqlErrorException">42601: given before.</exception>
    public void Add(string name, SourceSpan span)
    {
        if (!_names.Add(name))
        {
            throw Redundant(span);
        }
    }

    /// <exception cref="SqlErrorException">42601: one is given twice.</exception>
    public static void RequireDistinct(IEnumerable<Option> options)
    {
        GivenOptions given = new();
        foreach (Option option in options)
        {
            given.Add(option.Name, option.Span);
        }
    }

    /// <summary>42601, at the second of two options of one kind.</summary>
    public static SqlErrorException Redundant(SourceSpan span) => new(SqlState.SyntaxError, "conflicting or redundant options", position: span.Position);
}
