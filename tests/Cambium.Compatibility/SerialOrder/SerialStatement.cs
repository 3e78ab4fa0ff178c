namespace Cambium.Compatibility.SerialOrder;

/// <summary>A statement of the random workload.</summary>
/// <param name="IsOrdered">Its ORDER BY leaves no two rows equal: the order of its rows is part of the answer.</param>
/// <param name="MayHaveWith">Another WITH query may stand before it.</param>
/// <param name="HasRows">It answers rows, if only none.</param>
internal sealed record SerialStatement(string Text, object[] Parameters, bool IsOrdered, bool MayHaveWith, bool HasRows);
