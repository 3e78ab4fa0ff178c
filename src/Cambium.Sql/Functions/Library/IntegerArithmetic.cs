using System.Numerics;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Operators and functions of int2, int4, int8 and money; overflow is 22003, never wrapped.</summary>
internal static class IntegerArithmetic
{
    internal static void Register(LibraryBuilder library)
    {
        foreach ((string left, string right) in from left in "248" from right in "248" select (left.ToString(), right.ToString()))
        {
            int size = Math.Max(left[0] - '0', right[0] - '0');
            string pair = left == right ? left : left + right;
            library.Scalar($"int{pair}pl", Binary(size, static (a, b) => (Int128)a + b));
            library.Scalar($"int{pair}mi", Binary(size, static (a, b) => (Int128)a - b));
            library.Scalar($"int{pair}mul", Binary(size, static (a, b) => (Int128)a * b));
            library.Scalar($"int{pair}div", Binary(size, static (a, b) => b == 0 ? throw DivisionByZero() : (Int128)a / b));
        }

        // What everything runs through, without the detour over 128 bits.
        library.Scalar("cash_words", static (args, _) => Value.FromText(MoneyWords.Write(args[0].Int64)));
        library.Scalar("int4pl", static (args, _) => InInt32((long)args[0].Int32 + args[1].Int32));
        library.Scalar("int4mi", static (args, _) => InInt32((long)args[0].Int32 - args[1].Int32));
        library.Scalar("int4mul", static (args, _) => InInt32((long)args[0].Int32 * args[1].Int32));
        library.Scalar("int8pl", static (args, _) => AddInt64(args[0].Int64, args[1].Int64));
        library.Scalar("int84pl", static (args, _) => AddInt64(args[0].Int64, args[1].Int32));
        library.Scalar("int48pl", static (args, _) => AddInt64(args[0].Int32, args[1].Int64));

        foreach (int size in (int[])[2, 4, 8])
        {
            string type = $"int{size}";
            library.Scalar($"{type}mod mod({type},{type})", static (args, _) =>
                args[1].Int64 == 0 ? throw DivisionByZero() : Value.FromInt64(args[1].Int64 == -1 ? 0 : args[0].Int64 % args[1].Int64));
            library.Scalar($"{type}um", (args, _) => InRange(-(Int128)args[0].Int64, size));
            library.Scalar($"{type}up", static (args, _) => args[0]);
            library.Scalar($"{type}abs abs({type})", (args, _) => InRange(Int128.Abs(args[0].Int64), size));
            library.Scalar($"{type}and", static (args, _) => Value.FromInt64(args[0].Int64 & args[1].Int64));
            library.Scalar($"{type}or", static (args, _) => Value.FromInt64(args[0].Int64 | args[1].Int64));
            library.Scalar($"{type}xor", static (args, _) => Value.FromInt64(args[0].Int64 ^ args[1].Int64));
            library.Scalar($"{type}not", static (args, _) => Value.FromInt64(~args[0].Int64));
            library.Scalar($"{type}shl", (args, _) => size switch
            {
                2 => Value.FromInt32((short)(args[0].Int32 << args[1].Int32)),
                4 => Value.FromInt32(args[0].Int32 << args[1].Int32),
                _ => Value.FromInt64(args[0].Int64 << args[1].Int32),
            });
            library.Scalar($"{type}shr", (args, _) => size == 8 ? Value.FromInt64(args[0].Int64 >> args[1].Int32) : Value.FromInt32(args[0].Int32 >> args[1].Int32));
        }

        foreach (string type in (string[])["int4", "int8"])
        {
            int size = type[3] - '0';
            library.Scalar($"gcd({type},{type})", (args, _) => InRange((Int128)BigInteger.GreatestCommonDivisor(args[0].Int64, args[1].Int64), size));
            library.Scalar($"lcm({type},{type})", (args, _) => args[0].Int64 == 0 || args[1].Int64 == 0
                ? Value.FromInt64(0)
                : InRange(Int128.Abs((Int128)args[0].Int64 / (Int128)BigInteger.GreatestCommonDivisor(args[0].Int64, args[1].Int64) * args[1].Int64), size));
        }

        RegisterMoney(library);
    }

    internal static SqlErrorException DivisionByZero() => new(SqlState.DivisionByZero, "division by zero");

    private static void RegisterMoney(LibraryBuilder library)
    {
        library.Scalar("cash_pl", static (args, _) => InMoney((Int128)args[0].Int64 + args[1].Int64));
        library.Scalar("cash_mi", static (args, _) => InMoney((Int128)args[0].Int64 - args[1].Int64));
        library.Scalar("cash_mul_int2 cash_mul_int4 cash_mul_int8 int2_mul_cash int4_mul_cash int8_mul_cash", static (args, _) => InMoney((Int128)args[0].Int64 * args[1].Int64));
        library.Scalar("cash_div_int2 cash_div_int4 cash_div_int8", static (args, _) => args[1].Int64 == 0 ? throw DivisionByZero() : InMoney((Int128)args[0].Int64 / args[1].Int64));
        library.Scalar("cash_div_cash", static (args, _) => args[1].Int64 == 0 ? throw DivisionByZero() : Value.FromDouble((double)args[0].Int64 / args[1].Int64));
        library.Scalar("cash_mul_flt4 cash_mul_flt8", static (args, _) => InMoney(args[0].Int64 * args[1].Double));
        library.Scalar("flt4_mul_cash flt8_mul_cash", static (args, _) => InMoney(args[0].Double * args[1].Int64));
        library.Scalar("cash_div_flt4 cash_div_flt8", static (args, _) =>
            args[1].Double == 0 ? throw DivisionByZero() : InMoney(args[0].Int64 / args[1].Double));
    }

    private static ScalarImplementation Binary(int size, Func<long, long, Int128> compute) => (args, _) => InRange(compute(args[0].Int64, args[1].Int64), size);

    private static Value InRange(Int128 value, int size)
    {
        (long min, long max, string name) = size switch
        {
            2 => (short.MinValue, short.MaxValue, "smallint"),
            4 => (int.MinValue, int.MaxValue, "integer"),
            _ => (long.MinValue, long.MaxValue, "bigint"),
        };
        return value >= min && value <= max ? Value.FromInt64((long)value) : throw OutOfRange(name);
    }

    private static Value InInt32(long value) => (int)value == value ? Value.FromInt64(value) : throw OutOfRange("integer");

    private static Value InMoney(Int128 value) => value >= long.MinValue && value <= long.MaxValue ? Value.FromInt64((long)value) : throw OutOfRange("money");

    private static Value InMoney(double value) => Math.Round(value, MidpointRounding.ToEven) is >= -9.2233720368547758e18 and < 9.2233720368547758e18 and double rounded
        ? Value.FromInt64((long)rounded)
        : throw OutOfRange("money");

    private static Value AddInt64(long left, long right)
    {
        long sum = unchecked(left + right);
        return ((left ^ sum) & (right ^ sum)) < 0 ? throw OutOfRange("bigint") : Value.FromInt64(sum);
    }

    private static SqlErrorException OutOfRange(string type) => new(SqlState.NumericValueOutOfRange, $"{type} out of range");
}
