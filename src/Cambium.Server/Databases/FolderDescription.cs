using System.Text.Json;
using System.Text.Json.Serialization;
using Cambium.Log.Format;

namespace Cambium.Server.Databases;

/// <summary>What the file <c>database.json</c> says of a database.</summary>
/// <param name="Origin">Name of the database it branched off from; null: it began empty.</param>
/// <param name="OriginPosition">The last of that one's commits that it contains.</param>
/// <param name="Checksum">CRC-32C over the same JSON without this, in hexadecimal; null in files of earlier versions.</param>
internal sealed record FolderDescription(string Name, int Oid, string Owner, string? Origin = null, long? OriginPosition = null, string? Checksum = null)
{
    /// <summary>A member it doesn't know may be one whose name has lost a bit.</summary>
    private static readonly JsonSerializerOptions s_json = new()
    {
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
    };

    public byte[] ToBytes() => JsonSerializer.SerializeToUtf8Bytes(this with { Checksum = ComputeChecksum() }, s_json);

    /// <param name="path">Names the file in errors.</param>
    /// <exception cref="InvalidDataException">The bytes aren't what was written.</exception>
    public static FolderDescription Read(byte[] bytes, string path)
    {
        FolderDescription? description;
        try
        {
            description = JsonSerializer.Deserialize<FolderDescription>(bytes, s_json);
        }
        catch (JsonException error)
        {
            throw new InvalidDataException($"\"{path}\" is damaged: {error.Message}", error);
        }

        return description is null || (description.Checksum is { } checksum && checksum != description.ComputeChecksum())
            ? throw new InvalidDataException($"\"{path}\" is damaged: the checksum is wrong")
            : description;
    }

    private string ComputeChecksum() => Crc32C.Compute(JsonSerializer.SerializeToUtf8Bytes(this with { Checksum = null }, s_json)).ToString("x8");
}
