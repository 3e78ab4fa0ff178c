namespace Cambium.Engine.Values;

/// <summary>A statement that is run again would have an effect outside of its transaction a second time.</summary>
public sealed class CannotRepeatException : Exception
{
    public CannotRepeatException()
        : base("the call can't be repeated")
    {
    }

    public CannotRepeatException(string message)
        : base(message)
    {
    }

    public CannotRepeatException(string message, Exception innerException)
        : base(message, innerException)
    {
    }
}
