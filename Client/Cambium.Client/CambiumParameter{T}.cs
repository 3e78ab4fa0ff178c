using Npgsql;

namespace Cambium.Client;

/// <summary>A parameter whose value is never boxed: for statements run in great numbers.</summary>
public sealed class CambiumParameter<T> : CambiumParameter
{
    public CambiumParameter()
        : this(new NpgsqlParameter<T>())
    {
    }

    public CambiumParameter(string parameterName, T value)
        : this(new NpgsqlParameter<T>(parameterName, value))
    {
    }

    private CambiumParameter(NpgsqlParameter<T> transport)
        : base(transport)
    {
    }

    public T? TypedValue
    {
        get => ((NpgsqlParameter<T>)Transport).TypedValue;
        set => ((NpgsqlParameter<T>)Transport).TypedValue = value;
    }

    public override CambiumParameter Clone() => new CambiumParameter<T>((NpgsqlParameter<T>)Transport.Clone());
}
