using Cambium.Engine.Errors;

namespace Cambium.Sql.Binding;

/// <summary>Names that mean something outside the query: the variables and parameters of a function.</summary>
internal interface IVariableNames
{
    VariableConflict Conflict { get; }

    /// <summary>What the name <c>a</c>, <c>a.b</c> or <c>a.b.c</c> means; null when it is none of ours.</summary>
    /// <param name="mustHaveField">A record without that field is an error rather than none of ours.</param>
    /// <exception cref="SqlErrorException">55000: a record that has no structure yet.</exception>
    BoundExpression? Find(IReadOnlyList<string> parts, bool mustHaveField, int position);

    /// <summary>$n; null when there is no such parameter.</summary>
    BoundExpression? FindParameter(int number, int position);
}
