using System.Data.Common;

namespace Cambium.Compatibility.Tpcc;

/// <summary>An error of a database that isn't there.</summary>
internal sealed class FakeConflict(string? sqlState) : DbException("fake")
{
    public override string? SqlState => sqlState;
}
