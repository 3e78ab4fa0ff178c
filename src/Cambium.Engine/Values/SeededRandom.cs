using System.Numerics;

namespace Cambium.Engine.Values;

/// <summary>
/// The random numbers that follow a seed, the same as PostgreSQL 15's after setseed: xoroshiro128**, begun with SplitMix64 (Blackman and Vigna, "Scrambled linear pseudorandom number generators", 2021).
/// </summary>
public sealed class SeededRandom : Random
{
    private const int MantissaBits = 52;
    private const ulong SeedStep = 0x9E37_79B9_7F4A_7C15;

    private ulong _first;
    private ulong _second;

    /// <param name="seed">From -1 to 1.</param>
    public SeededRandom(double seed)
    {
        ulong state = (ulong)(long)(((1L << MantissaBits) - 1) * seed);
        _first = Split(ref state);
        _second = Split(ref state);
    }

    public override double NextDouble() => Math.ScaleB(NextBits() >> (64 - MantissaBits), -MantissaBits);

    protected override double Sample() => NextDouble();

    private ulong NextBits()
    {
        ulong result = BitOperations.RotateLeft(_first * 5, 7) * 9;
        ulong mixed = _second ^ _first;
        _first = BitOperations.RotateLeft(_first, 24) ^ mixed ^ (mixed << 16);
        _second = BitOperations.RotateLeft(mixed, 37);
        return result;
    }

    private static ulong Split(ref ulong state)
    {
        ulong value = state += SeedStep;
        value = (value ^ (value >> 30)) * 0xBF58_476D_1CE4_E5B9;
        value = (value ^ (value >> 27)) * 0x94D0_49BB_1331_11EB;
        return value ^ (value >> 31);
    }
}
