namespace Cambium.Engine.Values;

/// <summary>PostgreSQL's pg_type.typcategory; the number is the letter's code.</summary>
public enum DataTypeCategory
{
    Array = 'A',
    Boolean = 'B',
    Composite = 'C',
    DateTime = 'D',
    Enum = 'E',
    Geometric = 'G',
    Network = 'I',
    Numeric = 'N',
    Pseudo = 'P',
    Range = 'R',
    String = 'S',
    Timespan = 'T',
    User = 'U',
    BitString = 'V',
    Unknown = 'X',
    Internal = 'Z',
}
