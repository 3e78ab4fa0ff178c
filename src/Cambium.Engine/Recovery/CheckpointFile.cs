namespace Cambium.Engine.Recovery;

/// <summary>A page file that a checkpoint needs: its number, its own id, and how much of it is used.</summary>
internal readonly record struct CheckpointFile(int Number, Guid Id, long Length);
