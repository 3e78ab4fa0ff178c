using Cambium.Sql.Binding;

namespace Cambium.Sql.Functions;

/// <summary>The columns that a call of a set-returning function has, by its arguments.</summary>
internal delegate SetColumn[] SetDescription(IReadOnlyList<BoundExpression> arguments, BindingContext context);
