namespace Cambium.Tests.Storage.Documented;

/// <summary>What a record does to a table.</summary>
internal sealed record DocumentedTable(int Id, List<DocumentedRow> Rows);
