using System.Runtime.CompilerServices;

namespace Cambium.Trees;

/// <summary>How the bytes of a head come to stand in that of another <see cref="KeyShape"/>.</summary>
/// <param name="constant">What all keys of the first shape have there.</param>
/// <param name="moves">By how many bits to shift down and up again.</param>
internal sealed class HeadMoves(ulong constant, (int From, int To)[] moves)
{
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public ulong Apply(ulong head)
    {
        ulong moved = constant;
        foreach ((int from, int to) in moves)
        {
            moved |= ((head >> from) & 0xFF) << to;
        }

        return moved;
    }
}
