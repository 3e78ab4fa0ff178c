using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>An operator or a support function of an operator class.</summary>
/// <param name="Number">What it is for: the strategy of an operator, the number that the access method knows a function by.</param>
/// <param name="Id">The operator or function, which may be the system's own.</param>
/// <param name="Left">The operand's type, or the first's; that of the class unless it says another.</param>
/// <param name="Right">The second operand's.</param>
public sealed record ClassMember(int Number, int Id, SqlType Left, SqlType Right);
