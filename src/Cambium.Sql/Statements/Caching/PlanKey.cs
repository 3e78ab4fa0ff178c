namespace Cambium.Sql.Statements.Caching;

/// <summary>What a plan depends on besides the catalog.</summary>
/// <param name="Text">The statement's text.</param>
/// <param name="Settings">The settings names and literals are read with, and the user.</param>
/// <param name="ParameterTypes">OIDs of the parameter types given.</param>
internal readonly record struct PlanKey(string Text, string Settings, string ParameterTypes);
