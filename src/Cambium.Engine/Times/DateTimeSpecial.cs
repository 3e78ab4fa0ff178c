namespace Cambium.Engine.Times;

internal enum DateTimeSpecial
{
    None,
    Epoch,
    Infinity,
    MinusInfinity,
}
