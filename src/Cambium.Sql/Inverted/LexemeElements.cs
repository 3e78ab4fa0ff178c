using System.Runtime.CompilerServices;
using System.Text;
using Cambium.Engine.Inverted;
using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;

namespace Cambium.Sql.Inverted;

/// <summary>Of text vectors: their lexemes, each with a zero byte at its end, so that a beginning finds them too.</summary>
internal sealed class LexemeElements : ElementClass
{
    internal static readonly LexemeElements Instance = new();

    private const int LexemeBytesMax = ElementSet.ElementBytesMax - 2;

    public override bool Answers(string function, bool isReversed) => function == (isReversed ? "ts_match_qv" : "ts_match_vq");

    public override void Add(int part, in Value value, ElementSet into)
    {
        foreach (Lexeme lexeme in TextVector.Parse(value).Lexemes)
        {
            into.Add(part, Element(lexeme.Text, isWhole: true));
        }
    }

    public override ElementQuery Query(int part, string function, bool isReversed, in Value operand, CallContext context) =>
        TextQuery.Parse(operand).Root is { } root ? Of(part, root) : ElementQuery.Nothing;

    private static ElementQuery Of(int part, TextQueryNode node)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        return node switch
        {
            LexemeNode { Text: "" } => ElementQuery.Everything,
            LexemeNode { IsPrefix: true } prefix => ElementQuery.WithPrefix(part, Element(prefix.Text, isWhole: false)),
            LexemeNode lexeme => ElementQuery.With(part, Element(lexeme.Text, isWhole: true)),
            AndNode or PhraseNode => ElementQuery.All(node.Children.Select(child => Of(part, child))),
            OrNode => ElementQuery.Any(node.Children.Select(child => Of(part, child))),
            _ => ElementQuery.Everything,
        };
    }

    private static byte[] Element(string lexeme, bool isWhole)
    {
        byte[] bytes = Encoding.UTF8.GetBytes(lexeme);
        int length = Math.Min(bytes.Length, LexemeBytesMax);
        Array.Resize(ref bytes, length + (isWhole ? 1 : 0));
        bytes.AsSpan(length).Clear();
        return bytes;
    }
}
