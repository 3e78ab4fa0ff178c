namespace Cambium.Wire.Messages;

/// <summary>Type bytes of the messages a client sends, by the manual's names (chapter "Message Formats").</summary>
public enum FrontendMessageType : byte
{
    Bind = (byte)'B',
    Close = (byte)'C',
    CopyData = (byte)'d',
    CopyDone = (byte)'c',
    CopyFail = (byte)'f',
    Describe = (byte)'D',
    Execute = (byte)'E',
    Flush = (byte)'H',
    FunctionCall = (byte)'F',
    Parse = (byte)'P',
    Password = (byte)'p',
    Query = (byte)'Q',
    Sync = (byte)'S',
    Terminate = (byte)'X',
}
