namespace Cambium.Compatibility.EntityFramework;

public sealed class Gadget : Product
{
    public byte[]? Image { get; set; }
}
