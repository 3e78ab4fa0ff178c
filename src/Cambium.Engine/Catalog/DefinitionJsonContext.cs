using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>Generated code with which <see cref="DefinitionJson"/> writes.</summary>
[JsonSerializable(typeof(Definition))]
internal sealed partial class DefinitionJsonContext : JsonSerializerContext;
