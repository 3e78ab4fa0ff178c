namespace Cambium.Tests.Storage.Documented;

/// <summary>What a record does to a row.</summary>
/// <param name="Kind">I, U, D; T empties the table.</param>
/// <param name="Columns">Values after it: key and residual by id of the column.</param>
internal sealed record DocumentedRow(char Kind, byte[] Key, Dictionary<int, (byte[] Key, byte[] Residual)> Columns);
