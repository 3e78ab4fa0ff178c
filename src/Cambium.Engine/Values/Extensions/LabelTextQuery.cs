using Cambium.Engine.Errors;

namespace Cambium.Engine.Values.Extensions;

/// <summary>ltxtquery: words that a path has somewhere, joined by &amp;, | and !.</summary>
public sealed class LabelTextQuery
{
    private const int DepthMax = 1000;

    private readonly Node _root;

    private LabelTextQuery(Node root) => _root = root;

    /// <exception cref="SqlErrorException">42601.</exception>
    public static LabelTextQuery Parse(string text)
    {
        int at = 0;
        SkipBlanks(text, ref at);
        if (at == text.Length)
        {
            throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, "empty query");
        }

        Node root = ReadOr(text, ref at, 0);
        return at == text.Length ? new LabelTextQuery(root) : throw Error();
    }

    public bool Matches(string path)
    {
        string[] labels = LabelTree.Labels(path);
        return _root.Matches(labels);
    }

    public override string ToString() => _root.Print(0);

    private static Node ReadOr(string text, ref int at, int depth)
    {
        Node left = ReadAnd(text, ref at, depth);
        while (at < text.Length && text[at] == '|')
        {
            at++;
            left = new Node('|', left, ReadAnd(text, ref at, depth), null);
        }

        return left;
    }

    private static Node ReadAnd(string text, ref int at, int depth)
    {
        Node left = ReadOperand(text, ref at, depth);
        while (at < text.Length && text[at] == '&')
        {
            at++;
            left = new Node('&', left, ReadOperand(text, ref at, depth), null);
        }

        return left;
    }

    private static Node ReadOperand(string text, ref int at, int depth)
    {
        if (depth > DepthMax)
        {
            throw new SqlErrorException(SqlState.StatementTooComplex, "stack depth limit exceeded");
        }

        SkipBlanks(text, ref at);
        if (at < text.Length && text[at] == '!')
        {
            at++;
            return new Node('!', ReadOperand(text, ref at, depth + 1), null, null);
        }

        Node operand;
        if (at < text.Length && text[at] == '(')
        {
            at++;
            operand = ReadOr(text, ref at, depth + 1);
            if (at >= text.Length || text[at++] != ')')
            {
                throw Error();
            }
        }
        else
        {
            operand = new Node(' ', null, null, LabelPattern.Read(text, ref at) ?? throw (at < text.Length ? new SqlErrorException(SqlState.SyntaxError, "unquoted special symbol") : Error()));
        }

        SkipBlanks(text, ref at);
        return operand;
    }

    private static void SkipBlanks(string text, ref int at)
    {
        while (at < text.Length && Blanks.IsWideBlank(text[at]))
        {
            at++;
        }
    }

    private static SqlErrorException Error() => new(SqlState.SyntaxError, "operand syntax error");

    private sealed record Node(char Kind, Node? Left, Node? Right, LabelPattern? Pattern)
    {
        private int Priority => Kind switch { '|' => 1, '&' => 2, '!' => 3, _ => 4 };

        public bool Matches(string[] labels) => Kind switch
        {
            '|' => Left!.Matches(labels) || Right!.Matches(labels),
            '&' => Left!.Matches(labels) && Right!.Matches(labels),
            '!' => !Left!.Matches(labels),
            _ => labels.Any(Pattern!.Matches),
        };

        /// <summary>OR in parentheses unless it stands alone or beside another, as PostgreSQL prints it.</summary>
        public string Print(int outer) => Kind switch
        {
            '!' => "!" + (Left!.Kind == ' ' ? Left.Print(3) : "( " + Left.Print(0) + " )"),
            '|' when outer > 1 => "( " + Print(0) + " )",
            '|' or '&' => $"{Left!.Print(Priority)} {Kind} {Right!.Print(Priority)}",
            _ => Pattern!.ToString(),
        };
    }
}
