using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Xunit;

namespace Cambium.Tests.Engine;

/// <summary>OIDs that are computed from others: signed numbers hold them, none is another's, and those given out before mean the same.</summary>
public sealed class DerivedOidsTests
{
    [Theory]
    [InlineData(1247)]
    [InlineData(16384)]
    [InlineData(DerivedOids.IdMax)]
    public void Each_is_positive_and_leads_back(int id)
    {
        TypeDefinition type = new() { Id = id, ArrayId = id, Name = "t", TypeKind = TypeKind.Composite };
        int[] made = [DerivedOids.RowType(id), DerivedOids.RowArray(id), DerivedOids.ColumnDefault(id, 3), DerivedOids.Cast(type, 1)];
        Assert.All(made, static oid => Assert.True(oid > SystemCatalog.FirstUserId));
        Assert.Equal(made.Length, made.Append(id).Distinct().Count() - 1);
        Assert.Equal([id, id, null, null, null], made.Append(id).Select(DerivedOids.OfRow));
        Assert.Equal(id, DerivedOids.TypeOfRelation(DerivedOids.CompositeRelation(type)));
        Assert.Null(DerivedOids.OfRow(SystemCatalog.FirstSharedId + 5));
        Assert.All(made, static oid => Assert.Equal(oid, DerivedOids.Current(oid)));
    }

    [Theory]
    [InlineData(0xC0004000, 0x20004000)]
    [InlineData(0xE0004000, 0x60004000)]
    [InlineData(0xA0004000, 0x20004000)]
    [InlineData(0x80400003, 0x50400003)]
    [InlineData(0x90004000, 0x50004000)]
    public void Numbers_of_before_mean_the_same(uint before, int now) => Assert.Equal(now, DerivedOids.Current(unchecked((int)before)));

    [Fact]
    public void Definitions_written_with_numbers_of_before_are_read()
    {
        TableDefinition spot = new() { Id = 16384, Name = "spot", Columns = [new ColumnDefinition { Id = 1, Ordinal = 0, Name = "x", Type = DataType.Int4 }] };
        TableDefinition place = new()
        {
            Id = 16390,
            Name = "place",
            Columns = [new ColumnDefinition { Id = 1, Ordinal = 0, Name = "at", Type = spot.RowType }, new ColumnDefinition { Id = 2, Ordinal = 1, Name = "path", Type = spot.RowType.Array! }],
        };
        string old = Encoding.UTF8.GetString(DefinitionJson.Write(place))
            .Replace($"#{spot.RowTypeId}", "#-1073725440", StringComparison.Ordinal).Replace($"#{spot.RowArrayId}", "#-536854528", StringComparison.Ordinal);
        Assert.Contains("#-1073725440", old, StringComparison.Ordinal);
        Definition[] read = [.. new DefinitionReader(DataType.FromOid).Read([Encoding.UTF8.GetBytes(old), DefinitionJson.Write(spot)])];
        Assert.Equal([spot.RowTypeId, spot.RowArrayId], Assert.IsType<TableDefinition>(read[1]).Columns.Select(static column => column.Type.Type.Oid));
    }
}
