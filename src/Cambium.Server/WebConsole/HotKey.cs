namespace Cambium.Server.WebConsole;

/// <summary>A row, or where none is to blame a table, that transactions lost against lately.</summary>
public sealed record HotKey(string Table, string Key, string Columns, int Conflicts, string Advice);
