using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Xunit;

namespace Cambium.Tests.Engine;

public sealed class DefinitionJsonTests
{
    [Fact]
    public void A_table_is_written_under_stable_names_and_read_back()
    {
        TableDefinition table = new()
        {
            Id = 16400,
            Name = "t",
            SchemaId = SystemCatalog.PublicSchemaId,
            TreeId = 7,
            NextColumnId = 3,
            Columns =
            [
                new ColumnDefinition { Id = 1, Ordinal = 0, Name = "id", Type = DataType.Int8, NotNull = true, Identity = IdentityKind.Always },
                new ColumnDefinition { Id = 2, Ordinal = 1, Name = "price", Type = SqlType.Numeric(12, 2), MissingValue = Value.FromNumeric(Numeric.Parse("1.50")) },
            ],
            Indexes = [new IndexDefinition { Id = 16401, Name = "t_pkey", TreeId = 7, IsPrimary = true, IsUnique = true, IsReady = false, Parts = [new IndexKeyPart(1, null, DataType.Int8, Descending: true)] }],
            Checks = [new CheckConstraint { Id = 16402, Name = "positive", ExpressionSql = "price > 0" }],
            ForeignKeys = [new ForeignKeyDefinition { Id = 16403, Name = "fk", ColumnIds = [1], ReferencedTableId = 16390, ReferencedColumnIds = [1], OnDelete = ReferentialAction.SetNull }],
            Grants = [new Grant(0, 10, Privileges.Select | Privileges.Insert, Privileges.None)],
        };
        byte[] json = DefinitionJson.Write(table);
        string text = Encoding.UTF8.GetString(json);
        Assert.StartsWith("{\"kind\":\"table\",", text);
        Assert.Contains("\"columns\":[{\"id\":1,\"ordinal\":0,\"name\":\"id\",\"type\":\"int8\"", text);
        Assert.DoesNotContain("nameClass", text);

        TableDefinition read = Assert.IsType<TableDefinition>(DefinitionJson.CreateReader(DataType.FromOid)(json));
        Assert.Equal(text, Encoding.UTF8.GetString(DefinitionJson.Write(read)));
        Assert.Equal("1.50", read.Columns[1].MissingValue.Numeric.ToString());
        Assert.False(read.PrimaryKey!.IsReady);
    }

    /// <summary>Definitions written before a property was there: the reader gives absent ones no initial value.</summary>
    [Fact]
    public void Lists_that_an_older_version_did_not_write_are_empty()
    {
        Func<ReadOnlyMemory<byte>, Definition> read = DefinitionJson.CreateReader(DataType.FromOid);
        foreach (string kind in (string[])["table", "function", "type", "role", "sequence", "schema"])
        {
            Definition definition = read(Encoding.UTF8.GetBytes($$"""{"kind":"{{kind}}","id":16400,"name":"x","indexes":[],"columns":[],"body":"","type":"int4","start":1,"arrayId":16401,"typeKind":"Enum"}"""));
            foreach (System.Reflection.PropertyInfo property in definition.GetType().GetProperties())
            {
                if (property.PropertyType.IsGenericType
                    && property.PropertyType.GetGenericTypeDefinition() == typeof(System.Collections.Immutable.ImmutableArray<>)
                    && !Attribute.IsDefined(property, typeof(System.Text.Json.Serialization.JsonIgnoreAttribute)))
                {
                    Assert.Empty((System.Collections.IEnumerable)property.GetValue(definition)!);
                }
            }
        }
    }

    [Fact]
    public void A_type_of_a_user_is_found_by_its_id()
    {
        TypeDefinition mood = new() { Id = 16500, Name = "mood", ArrayId = 16501, TypeKind = TypeKind.Enum, Labels = [new EnumLabel(16502, "sad", 1), new EnumLabel(16503, "glad", 2)] };
        TableDefinition table = new() { Id = 16504, Name = "t", Columns = [new ColumnDefinition { Id = 1, Ordinal = 0, Name = "m", Type = mood.DataType }, new ColumnDefinition { Id = 2, Ordinal = 1, Name = "ms", Type = mood.DataType.Array! }] };
        Func<ReadOnlyMemory<byte>, Definition> reader = DefinitionJson.CreateReader(oid => oid == mood.Id ? mood.DataType : oid == mood.ArrayId ? mood.DataType.Array : null);
        TableDefinition read = (TableDefinition)reader(DefinitionJson.Write(table));
        Assert.Same(mood.DataType, read.Columns[0].Type.Type);
        Assert.Same(mood.DataType.Array, read.Columns[1].Type.Type);
        TypeDefinition again = (TypeDefinition)reader(DefinitionJson.Write(mood));
        Assert.Equal(mood.Labels.AsEnumerable(), again.Labels.AsEnumerable());
        Assert.NotSame(mood.DataType, (mood with { Labels = [] }).DataType);
    }
}
