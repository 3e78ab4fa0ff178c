namespace Cambium.Log.Records;

/// <summary>A sequence's state: a reserved block up to <paramref name="LastValue"/>, setval, or RESTART.</summary>
public readonly record struct SequenceWrite(int SequenceId, long LastValue, bool IsCalled);
