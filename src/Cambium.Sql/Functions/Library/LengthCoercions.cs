using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>
/// The functions behind casts of a type to itself with another modifier: <c>numeric(x, modifier)</c>, <c>bpchar(x, modifier, is explicit)</c>,
/// and of integers to bits. Views and defaults may call them by name.
/// </summary>
internal static class LengthCoercions
{
    private const int PrecisionMax = 6;
    private const int BitLengthMax = 83886080;

    public static void Register(LibraryBuilder library)
    {
        library.Scalar(
            "bpchar(bpchar,int4,bool) varchar(varchar,int4,bool) bit(bit,int4,bool) varbit(varbit,int4,bool)",
            static types => (args, _) => Casts.ApplyModifier(new SqlType(types.Arguments[0].Type, args[1].Int32), args[0], args[2].Boolean));
        library.Scalar("bit(int4,int4) bit(int8,int4)", static (args, _) => args[1].Int32 <= BitLengthMax
            ? BitText.FromInteger(args[0].Int64, Math.Max(1, args[1].Int32))
            : throw new SqlErrorException(SqlState.InvalidParameterValue, $"length for type bit cannot exceed {BitLengthMax}"));
        library.Scalar("numeric(numeric,int4) interval(interval,int4)", static types => (args, _) => Casts.ApplyModifier(new SqlType(types.Arguments[0].Type, args[1].Int32), args[0], isExplicit: true));
        library.Scalar("time(time,int4) timetz(timetz,int4)", static types => (args, _) =>
            Casts.ApplyModifier(new SqlType(types.Arguments[0].Type, Math.Min(args[1].Int32, PrecisionMax)), args[0], isExplicit: true));
        library.Scalar("timestamp(timestamp,int4) timestamptz(timestamptz,int4)", static types => (args, _) => args[1].Int32 is >= -1 and <= PrecisionMax
            ? Casts.ApplyModifier(new SqlType(types.Arguments[0].Type, args[1].Int32), args[0], isExplicit: true)
            : throw new SqlErrorException(SqlState.InvalidParameterValue, $"timestamp({args[1].Int32}) precision must be between 0 and {PrecisionMax}"));
    }
}
