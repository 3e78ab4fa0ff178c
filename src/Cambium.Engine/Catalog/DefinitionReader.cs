using System.Text.Json;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>Reads definitions that may use each other's types, in whatever order they come.</summary>
internal sealed class DefinitionReader
{
    private readonly Dictionary<int, DataType> _made = [];
    private readonly Func<ReadOnlyMemory<byte>, Definition> _read;

    /// <param name="findType">The types that were there before, by OID.</param>
    public DefinitionReader(Func<int, DataType?> findType)
    {
        _read = DefinitionJson.CreateReader(oid => _made.GetValueOrDefault(oid) ?? findType(oid));
    }

    /// <summary>In the order in which they could be read: what uses a type behind what makes it.</summary>
    /// <exception cref="JsonException">A text is no definition, or uses a type that nobody makes.</exception>
    public IReadOnlyList<Definition> Read(IEnumerable<ReadOnlyMemory<byte>> texts)
    {
        _made.Clear();
        List<Definition> definitions = [];
        Queue<ReadOnlyMemory<byte>> waiting = new(texts);
        for (int refused = 0; waiting.TryDequeue(out ReadOnlyMemory<byte> text);)
        {
            Definition definition;
            try
            {
                definition = _read(text);
            }
            catch (JsonException) when (refused++ < waiting.Count)
            {
                waiting.Enqueue(text);
                continue;
            }

            refused = 0;
            definitions.Add(definition);
            Make(definition);
        }

        return definitions;
    }

    private void Make(Definition definition)
    {
        if (definition is TypeDefinition type)
        {
            _made[type.Id] = type.DataType;
            if (type.DataType.Array is { } array)
            {
                _made[type.ArrayId] = array;
            }
        }
        else if (definition is TableDefinition table)
        {
            DataType row = table.RowType;
            _made[table.Id] = row;
            _made[table.RowTypeId] = row;
            _made[table.RowArrayId] = row.Array!;
        }
    }
}
