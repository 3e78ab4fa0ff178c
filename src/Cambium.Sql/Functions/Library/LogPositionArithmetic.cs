using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Distances between positions of PostgreSQL's log (pg_lsn): unsigned numbers of 64 bits, in bytes.</summary>
internal static class LogPositionArithmetic
{
    public static void Register(LibraryBuilder library)
    {
        library.Scalar("pg_lsn", static (args, _) => Position(args[0].Numeric));
        library.Scalar("pg_lsn_mi pg_wal_lsn_diff", static (args, _) => Value.FromNumeric(Number(args[0]) - Number(args[1])));
        library.Scalar("pg_lsn_pli", static (args, _) => Moved(args[0], args[1].Numeric, isForwards: true));
        library.Scalar("numeric_pl_pg_lsn", static (args, _) => Moved(args[1], args[0].Numeric, isForwards: true));
        library.Scalar("pg_lsn_mii", static (args, _) => Moved(args[0], args[1].Numeric, isForwards: false));
    }

    private static Value Position(in Numeric number)
    {
        if (number.IsNaN)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "cannot convert NaN to pg_lsn");
        }

        Numeric rounded = number.IsFinite ? NumericArithmetic.Round(number, 0) : number;
        return rounded.IsFinite && rounded.Unscaled >= ulong.MinValue && rounded.Unscaled <= ulong.MaxValue
            ? Value.FromInt64((long)(ulong)rounded.Unscaled)
            : throw new SqlErrorException(SqlState.InvalidParameterValue, "pg_lsn out of range");
    }

    private static Numeric Number(in Value position) => Numeric.Create((Int128)(ulong)position.Int64, 0);

    private static Value Moved(in Value position, in Numeric distance, bool isForwards)
    {
        if (distance.IsNaN)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, isForwards ? "cannot add NaN to pg_lsn" : "cannot subtract NaN from pg_lsn");
        }

        return Position(isForwards ? Number(position) + distance : Number(position) - distance);
    }
}
