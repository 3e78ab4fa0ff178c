using Cambium.Engine.Values;

namespace Cambium.Sql.Functions;

/// <summary>Computes a function. A strict function's arguments are never NULL. Must not keep the span.</summary>
public delegate Value ScalarImplementation(ReadOnlySpan<Value> arguments, CallContext context);
