namespace Cambium.Engine.Times;

internal enum DateTimeSpecial
{
    None,
    Now,
    Today,
    Tomorrow,
    Yesterday,
    Epoch,
    Infinity,
    MinusInfinity,
}
