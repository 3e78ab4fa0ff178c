using System.Collections;
using System.Runtime.CompilerServices;

namespace Cambium.Sql.Syntax;

/// <summary>An immutable list that equals another when the items are equal, so that syntax records compare by structure.</summary>
[CollectionBuilder(typeof(SyntaxList), nameof(SyntaxList.Create))]
public sealed class SyntaxList<T> : IReadOnlyList<T>, IEquatable<SyntaxList<T>>
{
    public static readonly SyntaxList<T> Empty = new([]);

    private readonly T[] _items;

    internal SyntaxList(T[] items) => _items = items;

    public int Count => _items.Length;

    public T this[int index] => _items[index];

    public ReadOnlySpan<T> AsSpan() => _items;

    public bool Equals(SyntaxList<T>? other) => other is not null && _items.AsSpan().SequenceEqual(other._items);

    public override bool Equals(object? obj) => Equals(obj as SyntaxList<T>);

    public override int GetHashCode()
    {
        HashCode hash = default;
        foreach (T item in _items)
        {
            hash.Add(item);
        }

        return hash.ToHashCode();
    }

    public override string ToString() => $"[{string.Join(", ", _items)}]";

    public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)_items).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => _items.GetEnumerator();
}

/// <summary>Builds <see cref="SyntaxList{T}"/> from collection expressions.</summary>
public static class SyntaxList
{
    public static SyntaxList<T> Create<T>(ReadOnlySpan<T> items) =>
        items.IsEmpty ? SyntaxList<T>.Empty : new SyntaxList<T>(items.ToArray());
}
