namespace Cambium.Sql.Functions.Library;

/// <summary>A pattern of a template for numbers.</summary>
internal enum NumberMark
{
    /// <summary>Text that stands for itself.</summary>
    Literal,
    Comma,
    Point,
    Zero,
    Nine,
    Blank,
    Currency,
    LocalePoint,
    Scientific,
    FillMode,
    GroupSeparator,
    CurrencySymbol,
    Minus,
    Plus,
    Brackets,
    Roman,
    LowerRoman,
    PlusOrMinus,
    Space,
    Sign,
    Ordinal,
    LowerOrdinal,
    Shift,
}
