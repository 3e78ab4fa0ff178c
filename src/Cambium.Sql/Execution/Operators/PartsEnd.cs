using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>Stands for the rows of a scan that was read in parts when all of them are done: copies over it yield what could not be known before.</summary>
/// <param name="width">Values per row of the scan.</param>
internal sealed class PartsEnd(int width) : Operator
{
    public override int Width => width;

    public override void Describe(ExplainNode node) => node.NodeType = "Seq Scan";

    protected override void OpenCore(QueryContext context)
    {
    }

    protected override bool NextCore(RowBatch batch) => false;
}
