using System.Buffers;

namespace Cambium.Engine.Values;

/// <summary>Reads a value from text that is valid in UTF-8, or from the type's binary format.</summary>
public delegate Value BaseTypeReader(ReadOnlySpan<byte> input);

/// <summary>Writes a value as text, or in the type's binary format without the length before it.</summary>
public delegate void BaseTypeWriter(in Value value, IBufferWriter<byte> output);

/// <summary>
/// What the values of an extension's base type are and do. The type itself, with its name and OID, is a definition of each database that has the
/// extension; definitions name the code by its input function, as PostgreSQL's do.
/// </summary>
/// <param name="Input">The symbol of the input function: citextin.</param>
/// <param name="Form">How values lie in rows, keys and memory; with it come order, equality and hash.</param>
public sealed record BaseTypeCode(string Input, ValueForm Form)
{
    public DataTypeCategory Category { get; init; } = DataTypeCategory.User;

    /// <summary>Whether the type has a btree order.</summary>
    public bool IsComparable { get; init; } = true;

    /// <summary>Reads text into the one form in which equal values are the same bytes; null where every text is a value as it stands.</summary>
    public BaseTypeReader? Parse { get; init; }

    /// <summary>Writes the text of a value whose bytes aren't text; null where they are.</summary>
    public BaseTypeWriter? Print { get; init; }

    /// <summary>Null where the binary format is the text.</summary>
    public BaseTypeReader? Receive { get; init; }

    /// <summary>Null where the binary format is the text.</summary>
    public BaseTypeWriter? Send { get; init; }

    /// <summary>What a number behind the type's name restricts; null where there is none.</summary>
    public BaseTypeModifier? Modifier { get; init; }

    /// <summary>What subscripts mean; null where there are none.</summary>
    public BaseTypeParts? Parts { get; init; }

    /// <summary>Casts from and to built-in types, beyond those through text that every type has.</summary>
    public IReadOnlyList<BaseTypeCast> Casts { get; init; } = [];
}
