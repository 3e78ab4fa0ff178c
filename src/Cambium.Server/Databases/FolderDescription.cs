using System.Globalization;
using System.Text.Json;
using Cambium.Log.Format;

namespace Cambium.Server.Databases;

/// <summary>What the file <c>database.json</c> says of a database.</summary>
/// <param name="Origin">Name of the database it branched off from; null: it began empty.</param>
/// <param name="OriginPosition">The last of that one's commits that it contains.</param>
/// <param name="Checksum">CRC-32C over the same JSON without this, in hexadecimal; null in files of earlier versions.</param>
internal sealed record FolderDescription(string Name, int Oid, string Owner, string? Origin = null, long? OriginPosition = null, string? Checksum = null)
{
    public byte[] ToBytes() => Write(ComputeChecksum());

    /// <param name="path">Names the file in errors.</param>
    /// <exception cref="InvalidDataException">The bytes aren't what was written.</exception>
    public static FolderDescription Read(byte[] bytes, string path)
    {
        FolderDescription description;
        try
        {
            using JsonDocument document = JsonDocument.Parse(bytes);
            description = Read(document.RootElement);
        }
        catch (Exception error) when (error is JsonException or InvalidOperationException or FormatException or KeyNotFoundException)
        {
            throw new InvalidDataException($"\"{path}\" is damaged: {error.Message}", error);
        }

        return description.Checksum is { } checksum && checksum != description.ComputeChecksum()
            ? throw new InvalidDataException($"\"{path}\" is damaged: the checksum is wrong")
            : description;
    }

    // By hand: the serializer would be compiled at every start.
    private static FolderDescription Read(JsonElement json)
    {
        foreach (JsonProperty member in json.EnumerateObject())
        {
            if (member.Name is not (nameof(Name) or nameof(Oid) or nameof(Owner) or nameof(Origin) or nameof(OriginPosition) or nameof(Checksum)))
            {
                // It may be one whose name has lost a bit.
                throw new JsonException($"there is a member \"{member.Name}\"");
            }
        }

        return new FolderDescription(
            json.GetProperty(nameof(Name)).GetString()!,
            json.GetProperty(nameof(Oid)).GetInt32(),
            json.GetProperty(nameof(Owner)).GetString()!,
            json.TryGetProperty(nameof(Origin), out JsonElement origin) ? origin.GetString() : null,
            json.TryGetProperty(nameof(OriginPosition), out JsonElement position) ? position.GetInt64() : null,
            json.TryGetProperty(nameof(Checksum), out JsonElement checksum) ? checksum.GetString() : null);
    }

    private byte[] Write(string? checksum)
    {
        using MemoryStream stream = new();
        using (Utf8JsonWriter writer = new(stream))
        {
            writer.WriteStartObject();
            writer.WriteString(nameof(Name), Name);
            writer.WriteNumber(nameof(Oid), Oid);
            writer.WriteString(nameof(Owner), Owner);
            if (Origin is not null)
            {
                writer.WriteString(nameof(Origin), Origin);
            }

            if (OriginPosition is { } position)
            {
                writer.WriteNumber(nameof(OriginPosition), position);
            }

            if (checksum is not null)
            {
                writer.WriteString(nameof(Checksum), checksum);
            }

            writer.WriteEndObject();
        }

        return stream.ToArray();
    }

    private string ComputeChecksum() => Crc32C.Compute(Write(checksum: null)).ToString("x8", CultureInfo.InvariantCulture);
}
