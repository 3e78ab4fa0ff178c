using System.Globalization;
using System.Runtime.CompilerServices;
using System.Text;
using Cambium.Engine.Values;

namespace Cambium.Engine.TextSearch;

/// <summary>A tsquery: nothing, or a tree of lexemes under !, &lt;-&gt;, &amp; and |. As a value it is its text.</summary>
/// <param name="Root">Null for the query without lexemes, which finds nothing.</param>
public sealed record TextQuery(TextQueryNode? Root)
{
    public static TextQuery Parse(in Value value) => Parse(value.Text);

    public static TextQuery Parse(string text) => new(new TextQueryParser(text, static (word, weights, isPrefix) => new LexemeNode(word, weights, isPrefix)).Parse());

    public Value ToValue() => Value.FromText(ToString());

    public override string ToString()
    {
        if (Root is null)
        {
            return "";
        }

        StringBuilder text = new();
        Write(text, Root, 0, isRightOfPhrase: false);
        return text.ToString();
    }

    private static void Write(StringBuilder text, TextQueryNode node, int parentPriority, bool isRightOfPhrase)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        CancellationPoint.Tick();
        if (node is LexemeNode lexeme)
        {
            WriteLexeme(text, lexeme);
            return;
        }

        if (node is NotNode not)
        {
            bool isNested = not.Operand.Priority < node.Priority;
            text.Append(isNested ? "!( " : "!");
            Write(text, not.Operand, isNested ? 0 : node.Priority, isRightOfPhrase: false);
            text.Append(isNested ? " )" : "");
            return;
        }

        bool needsParentheses = node.Priority < parentPriority || (isRightOfPhrase && node is PhraseNode);
        text.Append(needsParentheses ? "( " : "");
        Write(text, node.Children[0], node.Priority, isRightOfPhrase: false);
        text.Append(node switch
        {
            OrNode => " | ",
            AndNode => " & ",
            PhraseNode { Distance: 1 } => " <-> ",
            PhraseNode phrase => string.Create(CultureInfo.InvariantCulture, $" <{phrase.Distance}> "),
            _ => throw new InvalidOperationException("No operator."),
        });
        Write(text, node.Children[1], node.Priority, isRightOfPhrase: node is PhraseNode);
        text.Append(needsParentheses ? " )" : "");
    }

    private static void WriteLexeme(StringBuilder text, LexemeNode lexeme)
    {
        text.Append(TextVector.Quote(lexeme.Text));
        if (lexeme.Weights == 0 && !lexeme.IsPrefix)
        {
            return;
        }

        text.Append(':').Append(lexeme.IsPrefix ? "*" : "");
        for (int weight = 3; weight >= 0; weight--)
        {
            text.Append((lexeme.Weights & (1 << weight)) != 0 ? LexemePlace.Letters[weight].ToString() : "");
        }
    }
}
