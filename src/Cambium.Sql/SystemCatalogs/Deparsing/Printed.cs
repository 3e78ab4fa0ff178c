namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>A printed expression.</summary>
/// <param name="Text">With parentheses of its own, unless they are left out where nobody needs them.</param>
/// <param name="Symbol">An operator's characters.</param>
internal readonly record struct Printed(string Text, PrintedKind Kind, string? Symbol = null)
{
    /// <summary>The text as an operand, in parentheses if precedence needs them (ruleutils' isSimpleNode tells when).</summary>
    public string Inside(PrintedKind parent, string? parentSymbol = null, bool isFirst = false) => IsPlain(parent, parentSymbol, isFirst) ? Text : $"({Text})";

    private bool IsPlain(PrintedKind parent, string? parentSymbol, bool isFirst)
    {
        switch (Kind)
        {
            case PrintedKind.Simple:
                return true;
            case PrintedKind.Quantified:
                return parent == PrintedKind.Argument;
            case PrintedKind.Operator when parent == PrintedKind.Operator:
                return IsPlainOperator(parentSymbol!, isFirst);
            case PrintedKind.Operator or PrintedKind.Test:
                return parent is PrintedKind.And or PrintedKind.Or or PrintedKind.Not or PrintedKind.Argument;
            case PrintedKind.Or:
                return parent is PrintedKind.Or or PrintedKind.Argument;
            default:
                return parent is PrintedKind.And or PrintedKind.Or or PrintedKind.Argument;
        }
    }

    /// <summary>Only + - * / % are known by their precedence; they associate to the left.</summary>
    private bool IsPlainOperator(string parentSymbol, bool isFirst)
    {
        bool isLow = Symbol is "+" or "-";
        bool isHigh = Symbol is "*" or "/" or "%";
        bool isParentLow = parentSymbol is "+" or "-";
        bool isParentHigh = parentSymbol is "*" or "/" or "%";
        if (!(isLow || isHigh) || !(isParentLow || isParentHigh))
        {
            return false;
        }

        return (isHigh && isParentLow) || (isLow == isParentLow && isFirst);
    }
}
