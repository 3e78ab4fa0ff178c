using System.Collections;
using System.Data.Common;
using Npgsql;

namespace Cambium.Client;

/// <summary>The parameters of a command, kept in step with the transport's collection.</summary>
public sealed class CambiumParameterCollection : DbParameterCollection, IReadOnlyList<CambiumParameter>
{
    private readonly List<CambiumParameter> _parameters = [];
    private readonly NpgsqlParameterCollection _transport;

    internal CambiumParameterCollection(NpgsqlParameterCollection transport) => _transport = transport;

    public override int Count => _parameters.Count;

    public override object SyncRoot => ((ICollection)_parameters).SyncRoot;

    public new CambiumParameter this[int index]
    {
        get => _parameters[index];
        set => SetParameter(index, value);
    }

    public new CambiumParameter this[string parameterName]
    {
        get => _parameters[RequireIndex(parameterName)];
        set => SetParameter(parameterName, value);
    }

    public CambiumParameter Add(CambiumParameter parameter)
    {
        _transport.Add(parameter.Transport);
        _parameters.Add(parameter);
        return parameter;
    }

    public CambiumParameter AddWithValue(string parameterName, object? value) => Add(new CambiumParameter(parameterName, value ?? DBNull.Value));

    /// <summary>Adds a positional parameter.</summary>
    public CambiumParameter AddWithValue(object? value) => Add(new CambiumParameter { Value = value ?? DBNull.Value });

    public override int Add(object value)
    {
        Add(Require(value));
        return Count - 1;
    }

    public override void AddRange(Array values)
    {
        foreach (object value in values)
        {
            Add(value);
        }
    }

    public override void Insert(int index, object value)
    {
        CambiumParameter parameter = Require(value);
        _transport.Insert(index, parameter.Transport);
        _parameters.Insert(index, parameter);
    }

    public override void Clear()
    {
        _transport.Clear();
        _parameters.Clear();
    }

    public override void Remove(object value) => RemoveAt(RequireIndex(Require(value)));

    public override void RemoveAt(int index)
    {
        _transport.RemoveAt(index);
        _parameters.RemoveAt(index);
    }

    public override void RemoveAt(string parameterName) => RemoveAt(RequireIndex(parameterName));

    public override bool Contains(object value) => IndexOf(value) >= 0;

    public override bool Contains(string value) => IndexOf(value) >= 0;

    public override int IndexOf(object value) => value is CambiumParameter parameter ? _parameters.IndexOf(parameter) : -1;

    public override int IndexOf(string parameterName) => _transport.IndexOf(parameterName);

    public override void CopyTo(Array array, int index) => ((ICollection)_parameters).CopyTo(array, index);

    public override IEnumerator<CambiumParameter> GetEnumerator() => _parameters.GetEnumerator();

    protected override DbParameter GetParameter(int index) => _parameters[index];

    protected override DbParameter GetParameter(string parameterName) => this[parameterName];

    protected override void SetParameter(int index, DbParameter value)
    {
        CambiumParameter parameter = Require(value);
        _transport[index] = parameter.Transport;
        _parameters[index] = parameter;
    }

    protected override void SetParameter(string parameterName, DbParameter value) => SetParameter(RequireIndex(parameterName), value);

    private static CambiumParameter Require(object value) =>
        value as CambiumParameter ?? throw new InvalidCastException($"A parameter of a Cambium command must be a {nameof(CambiumParameter)}, not {value?.GetType().Name ?? "null"}.");

    private int RequireIndex(string parameterName)
    {
        int index = IndexOf(parameterName);
        return index >= 0 ? index : throw new ArgumentException($"Parameter '{parameterName}' not found.", nameof(parameterName));
    }

    private int RequireIndex(CambiumParameter parameter)
    {
        int index = _parameters.IndexOf(parameter);
        return index >= 0 ? index : throw new ArgumentException("The parameter is not in this collection.", nameof(parameter));
    }
}
