using System.Data;
using System.Data.Common;
using System.Diagnostics.CodeAnalysis;
using Npgsql;

namespace Cambium.Client;

/// <summary>A parameter: named (<c>@name</c> in the text) or, without a name, positional (<c>$1</c>, <c>$2</c>, …). A command uses one kind throughout.</summary>
public class CambiumParameter : DbParameter, ICloneable
{
    public CambiumParameter()
        : this(new NpgsqlParameter())
    {
    }

    public CambiumParameter(string? parameterName, object? value)
        : this(new NpgsqlParameter(parameterName, value))
    {
    }

    public CambiumParameter(string? parameterName, DbType dbType)
        : this(new NpgsqlParameter(parameterName, dbType))
    {
    }

    private protected CambiumParameter(NpgsqlParameter transport) => Transport = transport;

    public override DbType DbType
    {
        get => Transport.DbType;
        set => Transport.DbType = value;
    }

    /// <summary>PostgreSQL's name of the type, such as <c>jsonb</c> or <c>integer[]</c>; null leaves it to the value.</summary>
    public string? DataTypeName
    {
        get => Transport.DataTypeName;
        set => Transport.DataTypeName = value;
    }

    public override ParameterDirection Direction
    {
        get => Transport.Direction;
        set => Transport.Direction = value;
    }

    public override bool IsNullable
    {
        get => Transport.IsNullable;
        set => Transport.IsNullable = value;
    }

    [AllowNull]
    public override string ParameterName
    {
        get => Transport.ParameterName;
        set => Transport.ParameterName = value;
    }

    public override byte Precision
    {
        get => Transport.Precision;
        set => Transport.Precision = value;
    }

    public override byte Scale
    {
        get => Transport.Scale;
        set => Transport.Scale = value;
    }

    public override int Size
    {
        get => Transport.Size;
        set => Transport.Size = value;
    }

    [AllowNull]
    public override string SourceColumn
    {
        get => Transport.SourceColumn;
        set => Transport.SourceColumn = value;
    }

    public override bool SourceColumnNullMapping
    {
        get => Transport.SourceColumnNullMapping;
        set => Transport.SourceColumnNullMapping = value;
    }

    public override DataRowVersion SourceVersion
    {
        get => Transport.SourceVersion;
        set => Transport.SourceVersion = value;
    }

    public override object? Value
    {
        get => Transport.Value;
        set => Transport.Value = value;
    }

    internal NpgsqlParameter Transport { get; }

    public override void ResetDbType() => Transport.ResetDbType();

    public virtual CambiumParameter Clone() => new(Transport.Clone());

    object ICloneable.Clone() => Clone();
}
