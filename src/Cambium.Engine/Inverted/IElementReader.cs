using Cambium.Trees;

namespace Cambium.Engine.Inverted;

/// <summary>Reads rows' elements, on one thread.</summary>
public interface IElementReader
{
    /// <summary>Adds the elements of a row to an empty set; none when the index doesn't cover the row.</summary>
    /// <exception cref="Errors.SqlErrorException">They can't be computed.</exception>
    void Read(in PageSlice row, ElementSet into);
}
