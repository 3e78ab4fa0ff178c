using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Finds the earlier state of the database that an AS OF names.</summary>
internal interface IPastReader
{
    /// <param name="value">A position (int8) or a time (timestamptz), without columns.</param>
    /// <exception cref="Engine.Errors.SqlErrorException">22023, 72000.</exception>
    PastState Open(AsOfKind kind, BoundExpression value);
}
