using System.Buffers.Binary;
using System.Buffers;
using System.Runtime.CompilerServices;
using System.Text;
using Cambium.Engine.Values;

namespace Cambium.Engine.TextSearch;

/// <summary>
/// Binary forms. tsvector: count of lexemes; each as text with a zero behind, count of places (2 bytes), places (2 bytes: weight in the two upper
/// bits). tsquery: count of nodes in prefix order, the right operand before the left: 1, weights, prefix, text with a zero; or 2, the operator
/// (1 !, 2 &amp;, 3 |, 4 phrase), and a phrase's distance (2 bytes).
/// </summary>
internal static class TextSearchBinary
{
    internal static void WriteVector(TextVector vector, IBufferWriter<byte> output)
    {
        BinaryFormat.WriteInt32(output, vector.Lexemes.Count);
        foreach (Lexeme lexeme in vector.Lexemes)
        {
            WriteText(lexeme.Text, output);
            WriteInt16(output, lexeme.Places.Count);
            foreach (LexemePlace place in lexeme.Places)
            {
                WriteInt16(output, (place.Weight << 14) | place.Position);
            }
        }
    }

    internal static TextVector ReadVector(ReadOnlySpan<byte> bytes)
    {
        int count = MessageBytes.TakeInt32(ref bytes);
        List<Lexeme> lexemes = [];
        for (int i = 0; i < count; i++)
        {
            string text = MessageBytes.TakeText(ref bytes);
            LexemePlace[] places = new LexemePlace[MessageBytes.TakeUInt16(ref bytes)];
            for (int p = 0; p < places.Length; p++)
            {
                int place = MessageBytes.TakeUInt16(ref bytes);
                places[p] = new LexemePlace(place & LexemePlace.PositionMax, place >> 14);
            }

            lexemes.Add(new Lexeme(text, places));
        }

        MessageBytes.RequireSize(bytes, 0);
        return TextVector.Create(lexemes);
    }

    internal static void WriteQuery(TextQuery query, IBufferWriter<byte> output)
    {
        BinaryFormat.WriteInt32(output, query.Root?.All().Count() ?? 0);
        if (query.Root is { } root)
        {
            WriteNode(root, output);
        }
    }

    internal static TextQuery ReadQuery(ReadOnlySpan<byte> bytes)
    {
        int count = MessageBytes.TakeInt32(ref bytes);
        TextQueryNode? root = count == 0 ? null : ReadNode(ref bytes, 0);
        MessageBytes.RequireSize(bytes, 0);
        return new TextQuery(root);
    }

    private static void WriteNode(TextQueryNode node, IBufferWriter<byte> output)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        switch (node)
        {
            case LexemeNode lexeme:
                output.Write((ReadOnlySpan<byte>)[1, (byte)lexeme.Weights, lexeme.IsPrefix ? (byte)1 : (byte)0]);
                WriteText(lexeme.Text, output);
                break;
            case PhraseNode phrase:
                output.Write((ReadOnlySpan<byte>)[2, 4]);
                WriteInt16(output, phrase.Distance);
                break;
            default:
                output.Write((ReadOnlySpan<byte>)[2, node is NotNode ? (byte)1 : node is AndNode ? (byte)2 : (byte)3]);
                break;
        }

        foreach (TextQueryNode child in node.Children.Reverse())
        {
            WriteNode(child, output);
        }
    }

    private static TextQueryNode ReadNode(ref ReadOnlySpan<byte> bytes, int depth)
    {
        if (depth > 1000)
        {
            throw MessageBytes.Incorrect();
        }

        ReadOnlySpan<byte> head = MessageBytes.Take(ref bytes, 2);
        if (head[0] == 1)
        {
            bool isPrefix = MessageBytes.Take(ref bytes, 1)[0] != 0;
            return new LexemeNode(MessageBytes.TakeText(ref bytes), head[1] & 0xF, isPrefix);
        }

        int kind = head[0] == 2 ? head[1] : 0;
        if (kind == 1)
        {
            return new NotNode(ReadNode(ref bytes, depth + 1));
        }

        int distance = kind == 4 ? MessageBytes.TakeUInt16(ref bytes) : 0;
        TextQueryNode right = ReadNode(ref bytes, depth + 1);
        TextQueryNode left = ReadNode(ref bytes, depth + 1);
        return kind switch
        {
            2 => new AndNode(left, right),
            3 => new OrNode(left, right),
            4 => new PhraseNode(left, right, distance),
            _ => throw MessageBytes.Incorrect(),
        };
    }

    private static void WriteText(string text, IBufferWriter<byte> output)
    {
        Encoding.UTF8.GetBytes(text, output);
        output.Write((ReadOnlySpan<byte>)[0]);
    }

    private static void WriteInt16(IBufferWriter<byte> output, int value)
    {
        BinaryPrimitives.WriteUInt16BigEndian(output.GetSpan(2), (ushort)value);
        output.Advance(2);
    }
}
