namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>What a printed expression is to the question whether it needs parentheses inside another one.</summary>
internal enum PrintedKind
{
    /// <summary>A name, a constant, a call: stands for itself.</summary>
    Simple,
    Operator,

    /// <summary>= ANY (…), or a comparison of rows: never without parentheses inside of operators and conditions.</summary>
    Quantified,

    /// <summary>IS NULL and its like.</summary>
    Test,
    And,
    Or,
    Not,

    /// <summary>A cast as the place of an operand.</summary>
    Cast,

    /// <summary>An argument, an element, a branch: something with parentheses or commas of its own.</summary>
    Argument,
}
