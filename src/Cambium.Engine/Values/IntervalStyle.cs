namespace Cambium.Engine.Values;

public enum IntervalStyle
{
    Postgres,
    PostgresVerbose,
    SqlStandard,
    Iso8601,
}
