using Cambium.Engine.Values;

namespace Cambium.Sql.Functions;

/// <summary>Computes the rows of a set-returning function. A row's array may be reused for the next row.</summary>
public delegate IEnumerable<Value[]> SetImplementation(Value[] arguments, CallContext context);
