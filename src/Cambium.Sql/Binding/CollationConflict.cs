namespace Cambium.Sql.Binding;

/// <summary>Parts of an expression have different collations, and COLLATE chooses none.</summary>
/// <param name="Position">Of the second.</param>
internal sealed record CollationConflict(string First, string Second, int Position);
