namespace Cambium.Sql.Binding;

/// <summary>A collation that a value is put into.</summary>
/// <param name="Collation">Its name or reference.</param>
/// <param name="Written">As COLLATE names it; null: nobody wrote it, it is that of what the value is compared with.</param>
/// <param name="Position">Of COLLATE.</param>
internal sealed record CollationChoice(string Collation, string? Written = null, int Position = 0);
