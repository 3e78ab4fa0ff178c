using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>A role's membership in another; named <c>role/member</c> by their ids.</summary>
public sealed record RoleMembership : Definition
{
    public required int RoleId { get; init; }

    public required int MemberId { get; init; }

    public int GrantorId { get; init; }

    public bool WithAdminOption { get; init; }

    [JsonIgnore]
    public override bool IsShared => true;

    [JsonIgnore]
    public override NameClass NameClass => NameClass.Membership;
}
