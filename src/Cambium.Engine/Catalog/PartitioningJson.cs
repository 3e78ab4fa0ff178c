namespace Cambium.Engine.Catalog;

/// <summary>Reads what <see cref="DefinitionJson"/> has written of a partitioned table.</summary>
internal static class PartitioningJson
{
    public static Partitioning Read(JsonMembers json) => new()
    {
        Strategy = json.Enum<PartitionStrategy>("strategy"),
        Key = json.Objects("key", DefinitionJsonReader.ReadKeyPart),
        Partitions = json.Objects("partitions", static json => new Partition(json.Int("tableId"), json.OptionalObject("bound", ReadBound)!)),
    };

    private static PartitionBound ReadBound(JsonMembers json) => new()
    {
        IsDefault = json.Bool("isDefault"),
        Modulus = json.Int("modulus", 0),
        Remainder = json.Int("remainder", 0),
        Values = json.Objects("values", ReadDatum),
        From = json.Objects("from", ReadDatum),
        To = json.Objects("to", ReadDatum),
    };

    private static PartitionDatum ReadDatum(JsonMembers json) => new(json.Int("kind", 0), json.OptionalText("stored"));
}
