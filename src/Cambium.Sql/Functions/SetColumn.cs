using Cambium.Engine.Values;

namespace Cambium.Sql.Functions;

/// <summary>A column of what a set-returning function returns.</summary>
public sealed record SetColumn(string Name, SqlType Type);
