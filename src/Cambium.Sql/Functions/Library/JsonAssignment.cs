using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>jsonb with the part behind subscripts replaced: <c>SET j['a'][2] = '1'</c>. What is missing on the way is made, gaps in arrays are null.</summary>
/// <param name="path">Keys, as texts. Where there is nothing yet, one that reads as a number makes an array.</param>
/// <param name="beginsWithNumber">Whether the first subscript is a number by its type: what it makes of NULL is an array.</param>
internal sealed class JsonAssignment(Value[] path, bool beginsWithNumber)
{
    /// <param name="target">NULL where there is nothing yet.</param>
    /// <param name="value">A jsonb.</param>
    internal Value Set(in Value target, in Value value)
    {
        Value jsonb = !target.IsNull ? target : Value.FromUtf8(beginsWithNumber ? "[]"u8 : "{}"u8);
        int start = 0;
        for (int level = 0; level < path.Length; level++)
        {
            Value key = path[level];
            bool isLast = level == path.Length - 1;
            Range found;
            switch (JsonLookup.KindAt(jsonb, start))
            {
                case JsonKind.Object:
                    if (!JsonLookup.TryFindMember(jsonb, start, key, out Range member, out found))
                    {
                        return JsonChanges.InsertMember(jsonb, member.Start.Value, key, Make(level + 1, value).Utf8);
                    }

                    break;
                case JsonKind.Array:
                    int count = JsonLookup.CountItems(jsonb, start);
                    int position = Position(level, count);
                    if (!JsonLookup.TryFindItem(jsonb, start, position, out found))
                    {
                        return JsonEdit.Insert(jsonb, found.Start.Value, Items(position - count, Make(level + 1, value)).Utf8);
                    }

                    break;
                default:
                    throw new SqlErrorException(
                        SqlState.InvalidParameterValue, "cannot replace existing key", "The path assumes key is a composite object, but it is a scalar value.");
            }

            if (isLast)
            {
                return JsonEdit.Replace(jsonb, found, value.Utf8);
            }

            start = found.Start.Value;
        }

        return value;
    }

    /// <summary>What the rest of the path leads through where there is nothing yet.</summary>
    private Value Make(int level, in Value value)
    {
        Value made = value;
        for (int above = path.Length - 1; above >= level; above--)
        {
            made = TryReadIndex(path[above], out int index) ? Array(Items(index, made)) : JsonChanges.InsertMember(Value.FromUtf8("{}"u8), 1, path[above], made.Utf8);
        }

        return made;
    }

    /// <summary>The place in an array of so many items that a key means.</summary>
    private int Position(int level, int count)
    {
        string place = (level + 1).ToString(CultureInfo.InvariantCulture);
        if (!TryReadIndex(path[level], out int index))
        {
            throw new SqlErrorException(SqlState.InvalidTextRepresentation, $"path element at position {place} is not an integer: \"{path[level].Text}\"");
        }

        int position = index < 0 ? count + index : index;
        return position >= 0 ? position : throw new SqlErrorException(SqlState.InvalidParameterValue, $"path element at position {place} is out of range: {index}");
    }

    private static bool TryReadIndex(in Value key, out int index) =>
        int.TryParse(key.Text, NumberStyles.AllowLeadingSign | NumberStyles.AllowLeadingWhite, CultureInfo.InvariantCulture, out index);

    /// <summary>So many nulls, none of a number below zero, and a value, without brackets.</summary>
    private static Value Items(int nulls, in Value value)
    {
        if (nulls <= 0)
        {
            return value;
        }

        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        for (int index = 0; index < nulls; index++)
        {
            CancellationPoint.Tick();
            writer.Append("null, "u8);
        }

        writer.Append(value.Utf8);
        return writer.ToValue();
    }

    private static Value Array(in Value items)
    {
        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        writer.Append((byte)'[');
        writer.Append(items.Utf8);
        writer.Append((byte)']');
        return writer.ToValue();
    }
}
