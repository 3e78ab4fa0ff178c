using Cambium.Log.Records;

namespace Cambium.Engine.Transactions;

/// <summary>A block of sequence values, or setval; null is a mark of the time.</summary>
internal sealed class ReservationRequest(SequenceWrite? write) : PipelineRequest
{
    public SequenceWrite? Write { get; } = write;
}
