using System.Data.Common;
using Npgsql;

namespace Cambium.Client;

/// <summary>The statements of a batch, in the order they run, kept in step with the transport's collection.</summary>
public sealed class CambiumBatchCommandCollection : DbBatchCommandCollection
{
    private readonly List<CambiumBatchCommand> _commands = [];
    private readonly NpgsqlBatchCommandCollection _transport;

    internal CambiumBatchCommandCollection(NpgsqlBatchCommandCollection transport) => _transport = transport;

    public override int Count => _commands.Count;

    public override bool IsReadOnly => false;

    public new CambiumBatchCommand this[int index]
    {
        get => _commands[index];
        set => SetBatchCommand(index, value);
    }

    public CambiumBatchCommand Add(string commandText)
    {
        var command = new CambiumBatchCommand(commandText);
        Add(command);
        return command;
    }

    public override void Add(DbBatchCommand item) => Insert(Count, item);

    public override void Insert(int index, DbBatchCommand item)
    {
        CambiumBatchCommand command = Require(item);
        _transport.Insert(index, command.Transport);
        _commands.Insert(index, command);
    }

    public override void Clear()
    {
        _transport.Clear();
        _commands.Clear();
    }

    public override bool Contains(DbBatchCommand item) => IndexOf(item) >= 0;

    public override void CopyTo(DbBatchCommand[] array, int arrayIndex)
    {
        foreach (CambiumBatchCommand command in _commands)
        {
            array[arrayIndex++] = command;
        }
    }

    public override IEnumerator<DbBatchCommand> GetEnumerator() => _commands.GetEnumerator();

    public override int IndexOf(DbBatchCommand item) => item is CambiumBatchCommand command ? _commands.IndexOf(command) : -1;

    public override bool Remove(DbBatchCommand item)
    {
        int index = IndexOf(item);
        if (index < 0)
        {
            return false;
        }

        RemoveAt(index);
        return true;
    }

    public override void RemoveAt(int index)
    {
        _transport.RemoveAt(index);
        _commands.RemoveAt(index);
    }

    /// <summary>Ours for the transport's, as its errors name it.</summary>
    internal CambiumBatchCommand? Find(NpgsqlBatchCommand? transport) => _commands.Find(command => ReferenceEquals(command.Transport, transport));

    protected override DbBatchCommand GetBatchCommand(int index) => _commands[index];

    protected override void SetBatchCommand(int index, DbBatchCommand batchCommand)
    {
        CambiumBatchCommand command = Require(batchCommand);
        _transport[index] = command.Transport;
        _commands[index] = command;
    }

    private static CambiumBatchCommand Require(DbBatchCommand item) =>
        item as CambiumBatchCommand ?? throw new InvalidCastException($"A statement of a Cambium batch must be a {nameof(CambiumBatchCommand)}.");
}
