using System.Collections.Immutable;
using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.LargeObjects;

/// <summary>The large objects that a session's transaction has open, by descriptor; they close with it.</summary>
internal sealed class OpenLargeObjects(SqlSession session)
{
    public LargeObjectStore Store { get; } = new(session);

    /// <summary>All of them at a moment, to go back to.</summary>
    public ImmutableDictionary<int, LargeObjectDescriptor> State { get; set; } = ImmutableDictionary<int, LargeObjectDescriptor>.Empty;

    /// <returns>The lowest number that is free.</returns>
    public int Open(LargeObjectDescriptor opened)
    {
        int number = 0;
        while (State.ContainsKey(number))
        {
            number++;
        }

        State = State.Add(number, opened);
        return number;
    }

    /// <exception cref="SqlErrorException">42704.</exception>
    public LargeObjectDescriptor Get(int number) => State.GetValueOrDefault(number)
        ?? throw new SqlErrorException(SqlState.UndefinedObject, $"invalid large-object descriptor: {number}");

    public void Move(int number, long position) => State = State.SetItem(number, Get(number) with { Position = position });

    /// <exception cref="SqlErrorException">42704.</exception>
    public void Close(int number)
    {
        Get(number);
        State = State.Remove(number);
    }

    /// <summary>The object is gone.</summary>
    public void CloseAll(uint oid) => State = State.RemoveRange(State.Where(open => open.Value.Oid == oid).Select(static open => open.Key));

    /// <summary>The transaction goes back to where only those were open.</summary>
    public void CloseOthers(ImmutableDictionary<int, LargeObjectDescriptor> kept) => State = State.RemoveRange(State.Keys.Where(number => !kept.ContainsKey(number)));
}
