namespace Cambium.Engine.Catalog;

/// <summary>How a cast converts: pg_cast.castmethod. The log holds the names.</summary>
public enum CastMethod
{
    /// <summary>A function is called.</summary>
    Function,

    /// <summary>WITHOUT FUNCTION: both types keep their values alike.</summary>
    Binary,

    /// <summary>WITH INOUT: what one type writes the other reads.</summary>
    Text,
}
