namespace Cambium.Engine.Json.Paths;

/// <summary>What an item of a jsonpath does.</summary>
public enum JsonPathKind
{
    Null,
    String,
    Number,
    Boolean,
    Variable,
    Root,
    Current,
    Last,

    // Accessors.
    Key,
    AnyKey,
    AnyArray,
    IndexArray,
    AnyDepth,
    Filter,
    Type,
    Size,
    Abs,
    Floor,
    Ceiling,
    Double,
    Datetime,
    KeyValue,

    // Predicates.
    Or,
    And,
    Not,
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    StartsWith,
    LikeRegex,
    Exists,
    IsUnknown,

    // Arithmetic.
    Add,
    Subtract,
    Multiply,
    Divide,
    Modulo,
    Plus,
    Minus,
}
