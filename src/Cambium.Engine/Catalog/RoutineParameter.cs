using System.Text.Json.Serialization;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>A parameter of a function or procedure.</summary>
/// <param name="Mode">PostgreSQL's proargmodes: i, o, b (in and out), v (variadic) or t (column of RETURNS TABLE).</param>
/// <param name="Name">Empty when not given.</param>
/// <param name="Type">Of a variadic parameter: the array.</param>
public sealed record RoutineParameter(char Mode, string Name, SqlType Type)
{
    public const char In = 'i';
    public const char Out = 'o';
    public const char InOut = 'b';
    public const char Variadic = 'v';
    public const char Table = 't';

    [JsonIgnore]
    public bool IsInput => Mode is In or InOut or Variadic;

    [JsonIgnore]
    public bool IsOutput => Mode is Out or InOut or Table;
}
