using System.Data;
using System.Data.Common;
using System.Diagnostics.CodeAnalysis;
using Npgsql;

namespace Cambium.Client;

/// <summary>One statement of a <see cref="CambiumBatch"/>.</summary>
public sealed class CambiumBatchCommand : DbBatchCommand
{
    private CambiumParameterCollection? _parameters;

    public CambiumBatchCommand()
    {
    }

    public CambiumBatchCommand(string commandText) => CommandText = commandText;

    [AllowNull]
    public override string CommandText
    {
        get => Transport.CommandText;
        set => Transport.CommandText = value ?? "";
    }

    public override CommandType CommandType
    {
        get => Transport.CommandType;
        set => Transport.CommandType = value;
    }

    public override int RecordsAffected => Transport.RecordsAffected;

    public override bool CanCreateParameter => true;

    public new CambiumParameterCollection Parameters => _parameters ??= new CambiumParameterCollection(Transport.Parameters);

    protected override DbParameterCollection DbParameterCollection => Parameters;

    internal NpgsqlBatchCommand Transport { get; } = new();

    public override DbParameter CreateParameter() => new CambiumParameter();
}
