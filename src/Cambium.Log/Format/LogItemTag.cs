namespace Cambium.Log.Format;

/// <summary>First byte of each item of a record. The numbers are the log format's and never change.</summary>
internal enum LogItemTag : byte
{
    End = 0x00,
    Table = 0x01,
    Insert = 0x02,
    Update = 0x03,
    Delete = 0x04,
    Truncate = 0x05,
    Column = 0x06,
    Increment = 0x07,
    Note = 0x10,
    OwnRow = 0x11,
    SkippedRow = 0x12,
    Sequence = 0x20,
    Notification = 0x21,
    AsOf = 0x22,
    Statement = 0x23,
    Answer = 0x24,
}
