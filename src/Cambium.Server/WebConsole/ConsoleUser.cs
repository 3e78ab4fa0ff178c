namespace Cambium.Server.WebConsole;

/// <summary>Who looks at the console.</summary>
/// <param name="ReadsRows">May see what is in rows, not only what was done to them.</param>
public sealed record ConsoleUser(string Name, bool ReadsRows);
