using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Operators and functions of inet, cidr, macaddr and macaddr8.</summary>
internal static class NetworkFunctions
{
    private delegate UInt128 Combine(UInt128 left, UInt128 right);

    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("abbrev(inet)", static (args, _) => Value.FromText(NetworkText.Format(DataType.Inet, args[0])));
        library.Scalar("abbrev(cidr)", static (args, _) => Value.FromText(NetworkText.Abbreviate(args[0])));
        library.Scalar("host", static (args, _) => Value.FromText(NetworkText.Host(args[0])));
        library.Scalar("text(inet)", static (args, _) => Value.FromText(NetworkText.Format(DataType.Cidr, args[0])));
        library.Scalar("family", static (args, _) => Value.FromInt32(new NetworkAddress(args[0]).Family));
        library.Scalar("masklen", static (args, _) => Value.FromInt32(new NetworkAddress(args[0]).Bits));
        library.Scalar("network cidr(inet)", static (args, _) => NetworkOf(args[0]));
        library.Scalar("broadcast", static (args, _) => Change(args[0], static (in NetworkAddress address) => address.Number | address.HostMask));
        library.Scalar("netmask", static (args, _) => Mask(args[0], static (in NetworkAddress address) => NetworkAddress.All(address.IsV4) & ~address.HostMask));
        library.Scalar("hostmask", static (args, _) => Mask(args[0], static (in NetworkAddress address) => address.HostMask));
        library.Scalar("set_masklen(inet,int4)", static (args, _) => SetBits(args[0], args[1].Int32, clears: false));
        library.Scalar("set_masklen(cidr,int4)", static (args, _) => SetBits(args[0], args[1].Int32, clears: true));
        library.Scalar("inet_same_family", static (args, _) => Value.FromBoolean(args[0].Utf8[0] == args[1].Utf8[0]));
        library.Scalar("inet_merge", static (args, _) => Merge(args[0], args[1]));
        library.Scalar("network_sub", static (args, _) => Test(args, static (in NetworkAddress left, in NetworkAddress right) => right.Contains(left) && right.Bits < left.Bits));
        library.Scalar("network_subeq", static (args, _) => Test(args, static (in NetworkAddress left, in NetworkAddress right) => right.Contains(left)));
        library.Scalar("network_sup", static (args, _) => Test(args, static (in NetworkAddress left, in NetworkAddress right) => left.Contains(right) && left.Bits < right.Bits));
        library.Scalar("network_supeq", static (args, _) => Test(args, static (in NetworkAddress left, in NetworkAddress right) => left.Contains(right)));
        library.Scalar("network_overlap", static (args, _) => Test(args, static (in NetworkAddress left, in NetworkAddress right) => left.Contains(right) || right.Contains(left)));
        library.Scalar("inetnot", static (args, _) => Change(args[0], static (in NetworkAddress address) => ~address.Number & NetworkAddress.All(address.IsV4)));
        library.Scalar("inetand", static (args, _) => Bitwise(args, "AND", static (left, right) => left & right));
        library.Scalar("inetor", static (args, _) => Bitwise(args, "OR", static (left, right) => left | right));
        library.Scalar("inetpl", static (args, _) => Add(args[0], args[1].Int64));
        library.Scalar("int8pl_inet", static (args, _) => Add(args[1], args[0].Int64));
        library.Scalar("inetmi_int8", static (args, _) => Add(args[0], -(Int128)args[1].Int64));
        library.Scalar("inetmi", static (args, _) => Subtract(args[0], args[1]));
        foreach (string type in (string[])["macaddr", "macaddr8"])
        {
            library.Scalar($"{type}_not", static (args, _) => Value.FromUtf8([.. args[0].Utf8.ToArray().Select(part => (byte)~part)]));
            library.Scalar($"{type}_and", static (args, _) => Value.FromUtf8([.. args[0].Utf8.ToArray().Zip(args[1].Utf8.ToArray(), static (left, right) => (byte)(left & right))]));
            library.Scalar($"{type}_or", static (args, _) => Value.FromUtf8([.. args[0].Utf8.ToArray().Zip(args[1].Utf8.ToArray(), static (left, right) => (byte)(left | right))]));
            library.Scalar($"trunc({type})", static (args, _) => Value.FromUtf8((byte[])[.. args[0].Utf8[..3], .. new byte[args[0].ByteLength - 3]]));
        }

        library.Scalar("macaddr(macaddr8)", Cast(DataType.MacAddr8, DataType.MacAddr));
        library.Scalar("macaddr8(macaddr)", Cast(DataType.MacAddr, DataType.MacAddr8));
        library.Scalar("macaddr8_set7bit", static (args, _) => Value.FromUtf8((byte[])[(byte)(args[0].Utf8[0] | 2), .. args[0].Utf8[1..]]));
    }

    private delegate bool Relation(in NetworkAddress left, in NetworkAddress right);

    private delegate UInt128 Part(in NetworkAddress address);

    private static ScalarImplementation Cast(DataType from, DataType to)
    {
        CastFunction cast = Casts.Find(from, to, out _)!;
        return (args, context) => cast(args[0], context);
    }

    private static Value Test(ReadOnlySpan<Value> args, Relation relation) => Value.FromBoolean(relation(new NetworkAddress(args[0]), new NetworkAddress(args[1])));

    private static Value NetworkOf(in Value value)
    {
        NetworkAddress address = new(value);
        return NetworkAddress.Create(address.Network, address.Bits);
    }

    private static Value Change(in Value value, Part part)
    {
        NetworkAddress address = new(value);
        return NetworkAddress.Create(address.IsV4, part(address), address.Bits);
    }

    private static Value Mask(in Value value, Part part)
    {
        NetworkAddress address = new(value);
        return NetworkAddress.Create(address.IsV4, part(address), address.BitsMax);
    }

    private static Value SetBits(in Value value, int bits, bool clears)
    {
        NetworkAddress address = new(value);
        bits = bits == -1 ? address.BitsMax : bits;
        if (bits < 0 || bits > address.BitsMax)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid mask length: {bits}");
        }

        Value changed = NetworkAddress.Create(address.Address, bits);
        return clears ? NetworkOf(changed) : changed;
    }

    private static Value Merge(in Value left, in Value right)
    {
        NetworkAddress first = new(left);
        NetworkAddress second = new(right);
        if (first.Family != second.Family)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "cannot merge addresses from different families");
        }

        int bits = Math.Min(first.Bits, second.Bits);
        UInt128 difference = first.Number ^ second.Number;
        while (bits > 0 && difference >> (first.BitsMax - bits) != 0)
        {
            bits--;
        }

        return NetworkOf(NetworkAddress.Create(first.Address, bits));
    }

    private static Value Bitwise(ReadOnlySpan<Value> args, string name, Combine combine)
    {
        NetworkAddress left = new(args[0]);
        NetworkAddress right = new(args[1]);
        return left.Family == right.Family
            ? NetworkAddress.Create(left.IsV4, combine(left.Number, right.Number), Math.Max(left.Bits, right.Bits))
            : throw new SqlErrorException(SqlState.InvalidParameterValue, $"cannot {name} inet values of different sizes");
    }

    private static Value Add(in Value value, Int128 number)
    {
        NetworkAddress address = new(value);
        UInt128 all = NetworkAddress.All(address.IsV4);
        bool fits = number >= 0 ? all - address.Number >= (UInt128)number : address.Number >= (UInt128)(-number);
        return fits ? NetworkAddress.Create(address.IsV4, address.Number + (UInt128)number, address.Bits) : throw OutOfRange();
    }

    private static Value Subtract(in Value left, in Value right)
    {
        NetworkAddress first = new(left);
        NetworkAddress second = new(right);
        if (first.Family != second.Family)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "cannot subtract inet values of different sizes");
        }

        bool isNegative = first.Number < second.Number;
        UInt128 difference = isNegative ? second.Number - first.Number : first.Number - second.Number;
        return difference <= long.MaxValue ? Value.FromInt64(isNegative ? -(long)difference : (long)difference) : throw OutOfRange();
    }

    private static SqlErrorException OutOfRange() => new(SqlState.NumericValueOutOfRange, "result is out of range");
}
