namespace Cambium.Engine.Inverted;

/// <summary>Knows of what elements an index's rows are made. Used by any thread.</summary>
public interface IElementSource
{
    /// <summary>For one thread.</summary>
    IElementReader CreateReader();
}
