using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>
/// Privileges that objects created by a role get at once (ALTER DEFAULT PRIVILEGES); named <c>role/schema/kind</c>. For all schemas
/// its grants take the place of the kind's default, for one schema they are added.
/// </summary>
public sealed record DefaultPrivileges : Definition
{
    public int RoleId { get; init; }

    /// <summary>0: everywhere.</summary>
    public int InSchemaId { get; init; }

    /// <summary>pg_default_acl.defaclobjtype: r relations, S sequences, f functions, T types, n schemas.</summary>
    public char ObjectKind { get; init; }

    [JsonIgnore]
    public override NameClass NameClass => NameClass.DefaultPrivileges;

    internal override IEnumerable<int> MeantRoles() => base.MeantRoles().Append(RoleId);
}
