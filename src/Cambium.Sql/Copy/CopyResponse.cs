namespace Cambium.Sql.Copy;

/// <summary>The head of a COPY in either direction: its overall format and number of columns.</summary>
public readonly record struct CopyResponse(bool IsBinary, int ColumnCount);
