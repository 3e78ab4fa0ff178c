using System.Text;
using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;

namespace Cambium.Sql.TextSearch;

/// <summary>
/// A tsquery whose conjunctions and disjunctions have any number of operands in an order of their own, so that equal ones look alike. After PostgreSQL's tsquery_util.c: the order shows
/// in what ts_rewrite returns.
/// </summary>
internal sealed class QueryTree
{
    private QueryTree(TextQueryNode node, List<QueryTree> operands)
    {
        Node = node;
        Operands = operands;
    }

    /// <summary>The lexeme, or any node of the operator.</summary>
    public TextQueryNode Node { get; }

    /// <summary>From right to left, until they are put in order.</summary>
    public List<QueryTree> Operands { get; }

    /// <summary>It was put here by a rewriting, which isn't to look into it.</summary>
    public bool IsFixed { get; init; }

    public bool IsSet => Node is AndNode or OrNode;

    public static QueryTree Create(TextQueryNode node) => new(node, [.. node.Children.Reverse().Select(Create)]);

    public static QueryTree CreateFixed(TextQueryNode node) => new(node, Create(node).Operands) { IsFixed = true };

    /// <summary>Operands of like operators become operands of one, and all are put in order.</summary>
    public QueryTree Flattened() => With([.. Operands.Select(static operand => operand.Flattened())
        .SelectMany(operand => IsSet && operand.Node.GetType() == Node.GetType() ? operand.Operands : [operand])]).InOrder();

    public QueryTree Sorted() => With([.. Operands.Select(static operand => operand.Sorted())]).InOrder();

    /// <summary>The same operator with other operands.</summary>
    public QueryTree With(List<QueryTree> operands) => new(Node, operands) { IsFixed = IsFixed };

    public int CompareTo(QueryTree other)
    {
        CancellationPoint.Tick();
        if (Rank(Node) != Rank(other.Node))
        {
            return Rank(other.Node).CompareTo(Rank(Node));
        }

        if (Node is LexemeNode word && other.Node is LexemeNode otherWord)
        {
            (byte[] bytes, byte[] otherBytes) = (Encoding.UTF8.GetBytes(word.Text), Encoding.UTF8.GetBytes(otherWord.Text));
            int byChecksum = Checksum(otherBytes).CompareTo(Checksum(bytes));
            return byChecksum != 0 ? byChecksum : bytes.AsSpan().SequenceCompareTo(otherBytes);
        }

        if (Operands.Count != other.Operands.Count)
        {
            return other.Operands.Count.CompareTo(Operands.Count);
        }

        for (int i = 0; i < Operands.Count; i++)
        {
            if (Operands[i].CompareTo(other.Operands[i]) is not 0 and var difference)
            {
                return difference;
            }
        }

        return Node is PhraseNode phrase && other.Node is PhraseNode otherPhrase ? otherPhrase.Distance.CompareTo(phrase.Distance) : 0;
    }

    /// <summary>As a query again: operators with two operands.</summary>
    public TextQueryNode ToNode()
    {
        TextQueryNode[] operands = [.. Operands.Select(static operand => operand.ToNode())];
        return Node switch
        {
            NotNode => new NotNode(operands[0]),
            PhraseNode phrase => new PhraseNode(operands[1], operands[0], phrase.Distance),
            AndNode => Nested(operands).Aggregate(static (right, left) => new AndNode(left, right)),
            OrNode => Nested(operands).Aggregate(static (right, left) => new OrNode(left, right)),
            _ => Node,
        };
    }

    private QueryTree InOrder()
    {
        if (Node is not PhraseNode)
        {
            Operands.Sort(static (left, right) => left.CompareTo(right));
        }

        return this;
    }

    /// <summary>From the innermost on: the first two, then from the last one back.</summary>
    private static IEnumerable<TextQueryNode> Nested(TextQueryNode[] operands) => operands.Take(2).Concat(operands.Skip(2).Reverse());

    /// <summary>PostgreSQL's numbers of operators; operators come before lexemes.</summary>
    private static int Rank(TextQueryNode node) => node switch { NotNode => 1, AndNode => 2, OrNode => 3, PhraseNode => 4, _ => 0 };

    /// <summary>The checksum that PostgreSQL keeps of each lexeme: CRC-32 with its table of reflected values, read as if they were not.</summary>
    private static int Checksum(ReadOnlySpan<byte> bytes)
    {
        uint crc = uint.MaxValue;
        foreach (byte value in bytes)
        {
            uint entry = (crc >> 24) ^ value;
            for (int bit = 0; bit < 8; bit++)
            {
                entry = (entry & 1) != 0 ? (entry >> 1) ^ 0xEDB88320 : entry >> 1;
            }

            crc = entry ^ (crc << 8);
        }

        return (int)~crc;
    }
}
