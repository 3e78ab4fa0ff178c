namespace Cambium.Engine.Values;

public enum DateStyle
{
    Iso,
    Sql,
    Postgres,
    German,
}
