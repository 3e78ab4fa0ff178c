using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
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
            Indexes = [new IndexDefinition { Id = 16401, Name = "t_pkey", TreeId = 7, IsPrimary = true, IsPrimaryKey = true, IsUnique = true, IsReady = false, Parts = [new IndexKeyPart(1, null, DataType.Int8, Descending: true)] }],
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

    public static TheoryData<Type, bool> Kinds()
    {
        TheoryData<Type, bool> kinds = [];
        foreach (JsonDerivedTypeAttribute kind in typeof(Definition).GetCustomAttributes<JsonDerivedTypeAttribute>())
        {
            kinds.Add(kind.DerivedType, true);
            kinds.Add(kind.DerivedType, false);
        }

        return kinds;
    }

    /// <summary>Writing is generated, reading is not: a definition in which nothing has its initial value must come back with all of it.</summary>
    [Theory]
    [MemberData(nameof(Kinds))]
    public void Whatever_is_written_is_read(Type kind, bool flag)
    {
        Definition definition = (Definition)new DefinitionSample(flag).Make(kind);
        string text = Encoding.UTF8.GetString(DefinitionJson.Write(definition));
        Definition read = DefinitionJson.CreateReader(DataType.FromOid)(Encoding.UTF8.GetBytes(text));
        Assert.Equal(text, Encoding.UTF8.GetString(DefinitionJson.Write(read)));
    }

    /// <summary>Definitions written before a property was there.</summary>
    [Theory]
    [MemberData(nameof(Kinds))]
    public void What_an_older_version_did_not_write_has_its_initial_value(Type kind, bool flag)
    {
        JsonObject whole = JsonNode.Parse(DefinitionJson.Write((Definition)new DefinitionSample(flag).Make(kind)))!.AsObject();
        HashSet<string> required = [.. kind.GetProperties().Where(static property => Attribute.IsDefined(property, typeof(RequiredMemberAttribute))).Select(static property => JsonName(property))];
        JsonObject old = new(whole.Where(member => member.Key == "kind" || required.Contains(member.Key)).Select(static member => KeyValuePair.Create(member.Key, member.Value?.DeepClone())));
        if (kind == typeof(SequenceDefinition))
        {
            old["type"] = "int8";
        }

        Definition read = DefinitionJson.CreateReader(DataType.FromOid)(Encoding.UTF8.GetBytes(old.ToJsonString()));
        object initial = Activator.CreateInstance(kind, nonPublic: true)!;
        foreach (PropertyInfo property in kind.GetProperties().Where(property => property.CanWrite && !Attribute.IsDefined(property, typeof(JsonIgnoreAttribute)) && !required.Contains(JsonName(property))))
        {
            Assert.Equal(property.GetValue(initial), property.GetValue(read));
        }
    }

    private static string JsonName(PropertyInfo property) => property.GetCustomAttribute<JsonPropertyNameAttribute>()?.Name ?? JsonNamingPolicy.CamelCase.ConvertName(property.Name);

    [Theory]
    [InlineData("{}")]
    [InlineData("[]")]
    [InlineData("null")]
    [InlineData("{\"kind\":\"schema\",\"id\":1}")]
    [InlineData("{\"kind\":\"planet\",\"id\":1,\"name\":\"x\"}")]
    [InlineData("{\"kind\":\"schema\",\"id\":\"1\",\"name\":\"x\"}")]
    [InlineData("{\"kind\":\"schema\",\"id\":1.5,\"name\":\"x\"}")]
    [InlineData("{\"kind\":\"schema\",\"id\":1,\"name\":\"x\",\"grants\":[{\"roleId\":1,\"grantorId\":1,\"privileges\":\"Fly\"}]}")]
    [InlineData("{\"kind\":\"sequence\",\"id\":1,\"name\":\"x\",\"type\":\"nothing\"}")]
    [InlineData("{\"kind\":\"sequence\",\"id\":1,\"name\":\"x\",\"type\":\"#x\"}")]
    public void What_is_no_definition_is_told_as_such(string json) =>
        Assert.ThrowsAny<JsonException>(() => DefinitionJson.CreateReader(DataType.FromOid)(Encoding.UTF8.GetBytes(json)));

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
