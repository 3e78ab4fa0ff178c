namespace Cambium.Compatibility.EntityFramework;

public sealed class Member
{
    public required string Name { get; set; }

    public required string Town { get; set; }
}
