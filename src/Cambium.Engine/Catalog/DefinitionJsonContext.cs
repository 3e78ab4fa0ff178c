using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>Generated code for <see cref="DefinitionJson"/>: reflection would cost a tenth of a second at every start.</summary>
[JsonSerializable(typeof(Definition))]
internal sealed partial class DefinitionJsonContext : JsonSerializerContext;
