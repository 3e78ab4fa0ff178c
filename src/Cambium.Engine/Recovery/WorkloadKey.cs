namespace Cambium.Engine.Recovery;

/// <summary>By what statements count as the same.</summary>
/// <param name="Text">The statement's text, literals replaced where they became parameters.</param>
/// <param name="User">The role that runs it.</param>
/// <param name="SearchPath">The setting under which its names mean something.</param>
/// <param name="ParameterTypes">OIDs of the types given for its parameters, with commas between.</param>
public sealed record WorkloadKey(string Text, string User, string SearchPath, string ParameterTypes);
