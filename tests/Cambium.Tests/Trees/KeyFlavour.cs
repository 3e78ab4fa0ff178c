namespace Cambium.Tests.Trees;

public enum KeyFlavour
{
    Numbers,
    Clustered,
    Words,
    ZerosAndLengths,
    Huge,
}
