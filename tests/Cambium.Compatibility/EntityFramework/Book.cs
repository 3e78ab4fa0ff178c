namespace Cambium.Compatibility.EntityFramework;

public sealed class Book : Product
{
    public int Pages { get; set; }
}
