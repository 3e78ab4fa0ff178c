using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>
/// Reads an aclitem, <c>grantee=privileges/grantor</c>, each privilege a letter, with * behind it where it may be passed on: aclparse of
/// PostgreSQL. The value is the item in the form in which it is shown.
/// </summary>
internal sealed class AclItemText
{
    private const string Letters = "arwdDxtXUCTcsA";
    private const uint BootstrapRole = 10;
    private readonly string _text;
    private readonly SessionFormat _format;
    private int _position;

    private AclItemText(string text, SessionFormat format)
    {
        _text = text;
        _format = format;
    }

    /// <exception cref="SqlErrorException">22P02: not an item; 42704: there is no such role.</exception>
    internal static Value Parse(string text, SessionFormat format) => Value.FromText(new AclItemText(text, format).Read());

    private string Read()
    {
        string grantee = ReadName();
        if (Peek() != '=')
        {
            if (grantee is not ("group" or "user"))
            {
                throw Invalid($"unrecognized key word: \"{grantee}\"", "ACL key word must be \"group\" or \"user\".");
            }

            grantee = ReadName();
            if (grantee.Length == 0)
            {
                throw Invalid("missing name", "A name must follow the \"group\" or \"user\" key word.");
            }
        }

        if (Peek() != '=')
        {
            throw Invalid("missing \"=\" sign");
        }

        _position++;
        string privileges = ReadPrivileges();
        if (grantee.Length > 0)
        {
            RequireRole(grantee);
        }

        string grantor = ReadGrantor();
        return _position == _text.Length
            ? $"{Quote(grantee)}={privileges}/{Quote(grantor)}"
            : throw Invalid("extra garbage at the end of the ACL specification");
    }

    private string ReadGrantor()
    {
        if (Peek() == '/')
        {
            _position++;
            string grantor = ReadName();
            if (grantor.Length == 0)
            {
                throw Invalid("a name must follow the \"/\" sign");
            }

            RequireRole(grantor);
            return grantor;
        }

        _format.Notices?.Invoke(new InputNotice($"defaulting grantor to user ID {BootstrapRole}", IsWarning: true, SqlState.InvalidGrantor));
        SkipBlanks();
        return _format.Names?.NameOf(DataType.Regrole, BootstrapRole) is { } name && IdentifierList.TryParse(name, '.') is [var only] ? only : "postgres";
    }

    /// <summary>The letters in the order in which they are shown. R, once a privilege, is passed over.</summary>
    private string ReadPrivileges()
    {
        bool[] isGranted = new bool[Letters.Length];
        bool[] isGrantable = new bool[Letters.Length];
        int last = -1;
        for (; char.IsAsciiLetter(Peek()) || Peek() == '*'; _position++)
        {
            char letter = Peek();
            if (letter != '*')
            {
                last = Letters.IndexOf(letter, StringComparison.Ordinal);
                if (last < 0 && letter != 'R')
                {
                    throw Invalid($"invalid mode character: must be one of \"{Letters}\"");
                }
            }

            if (last >= 0)
            {
                isGranted[last] = true;
                isGrantable[last] |= letter == '*';
            }
        }

        StringBuilder text = new();
        for (int index = 0; index < Letters.Length; index++)
        {
            text.Append(isGranted[index] ? Letters[index] : "").Append(isGrantable[index] ? "*" : "");
        }

        return text.ToString();
    }

    /// <summary>A role's name, quoted in parts or not at all, with blanks around it; may be empty.</summary>
    private string ReadName()
    {
        SkipBlanks();
        StringBuilder name = new();
        bool isQuoted = false;
        for (; _position < _text.Length && (isQuoted || Peek() == '"' || IsSafe(Peek()) || !char.IsAscii(Peek())); _position++)
        {
            if (Peek() == '"')
            {
                if (!isQuoted || _position + 1 >= _text.Length || _text[_position + 1] != '"')
                {
                    isQuoted = !isQuoted;
                    continue;
                }

                _position++;
            }

            name.Append(Peek());
        }

        SkipBlanks();
        return Encoding.UTF8.GetByteCount(name.ToString()) <= Identifier.BytesMax
            ? name.ToString()
            : throw new SqlErrorException(SqlState.NameTooLong, "identifier too long", $"Identifier must be less than {Identifier.BytesMax + 1} characters.");
    }

    private void RequireRole(string name)
    {
        if (_format.Names is { } names && names.Resolve(DataType.Regrole, InQuotes(name)) is null)
        {
            throw new SqlErrorException(SqlState.UndefinedObject, $"role \"{name}\" does not exist");
        }
    }

    private void SkipBlanks()
    {
        while (_position < _text.Length && Blanks.IsBlank(_text[_position]))
        {
            _position++;
        }
    }

    private char Peek() => _position < _text.Length ? _text[_position] : '\0';

    private static bool IsSafe(char c) => char.IsAsciiLetterOrDigit(c) || c == '_';

    private static string Quote(string name) => name.All(IsSafe) ? name : InQuotes(name);

    private static string InQuotes(string name) => $"\"{name.Replace("\"", "\"\"", StringComparison.Ordinal)}\"";

    private static SqlErrorException Invalid(string message, string? hint = null) => new(SqlState.InvalidTextRepresentation, message, hint: hint);
}
