using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Extensions.OpenPgp;

/// <summary>pgcrypto's functions for messages of OpenPGP (RFC 4880).</summary>
internal static class OpenPgpFunctions
{
    /// <summary>So often a message is in memory while it is made or read: the data, its packets, encrypted, the whole.</summary>
    private const int Copies = 5;

    private delegate byte[] Encryption(MessageEncryption encryption, bool isText, ReadOnlySpan<Value> arguments, Action<string>? debug);

    private delegate MessageDecryption Decryption(MessageOptions options, bool isText, ReadOnlySpan<Value> arguments);

    internal static void Register(ExtensionLibrary library)
    {
        RegisterEncryption(library, "pgp_sym_encrypt", static (encryption, isText, arguments, _) => encryption.WithPassword(arguments[0].Utf8, isText, arguments[1].Utf8));
        RegisterEncryption(library, "pgp_pub_encrypt", static (encryption, isText, arguments, debug) =>
            encryption.WithKey(arguments[0].Utf8, isText, OpenPgpKeys.FindPublic(arguments[1].Utf8.ToArray(), debug)));
        RegisterDecryption(library, "pgp_sym_decrypt", optionsAt: 2, static (options, isText, arguments) => arguments[1].Utf8.IsEmpty
            ? throw OpenPgpErrors.BadArgument
            : new MessageDecryption(options.Traits, isText, null, arguments[1].Utf8.ToArray(), options.Debug));
        RegisterDecryption(library, "pgp_pub_decrypt", optionsAt: 3, static (options, isText, arguments) =>
        {
            byte[]? password = arguments.Length > 2 ? arguments[2].Utf8.ToArray() : null;
            return new MessageDecryption(options.Traits, isText, OpenPgpKeys.FindSecret(arguments[1].Utf8.ToArray(), password, options.Debug), [], options.Debug);
        });
        library.Scalar("pgp_key_id_w", static (arguments, _) => Value.FromText(OpenPgpKeys.Id(arguments[0].Utf8.ToArray())));
        library.Scalar("pg_armor", static (arguments, _) => Value.FromText(Armor.Encode(arguments[0].Utf8, arguments.Length > 1 ? Headers(arguments[1].Array, arguments[2].Array) : [])));
        library.Scalar("pg_dearmor", static (arguments, _) => Value.FromUtf8(Armor.Decode(arguments[0].Utf8)));
        library.Set("pgp_armor_headers", static (arguments, _) => Armor.Headers(arguments[0].Utf8).Select(static Value[] (header) => [Value.FromUtf8(header.Name), Value.FromUtf8(header.Value)]));
    }

    private static void RegisterEncryption(ExtensionLibrary library, string name, Encryption encrypt)
    {
        foreach (bool isText in (bool[])[true, false])
        {
            library.Scalar(name + (isText ? "_text" : "_bytea"), (arguments, context) =>
            {
                context.Memory?.Want((long)Copies * arguments[0].ByteLength);
                MessageOptions options = MessageOptions.Parse(arguments.Length > 2 ? arguments[2].Text : "", context);
                return Value.FromUtf8(encrypt(new MessageEncryption(options.Traits, context.Clock), isText, arguments, options.Debug));
            });
        }
    }

    private static void RegisterDecryption(ExtensionLibrary library, string name, int optionsAt, Decryption prepare)
    {
        library.Scalar(name + "_bytea", (arguments, context) => Value.FromUtf8(Decrypt(arguments, context, isText: false, optionsAt, prepare)));
        library.Scalar(name + "_text", (arguments, context) =>
        {
            byte[] text = Decrypt(arguments, context, isText: true, optionsAt, prepare);
            TextFormat.CheckEncoding(text);
            return Value.FromUtf8(text);
        });
    }

    private static byte[] Decrypt(ReadOnlySpan<Value> arguments, CallContext context, bool isText, int optionsAt, Decryption prepare)
    {
        context.Memory?.Want((long)Copies * arguments[0].ByteLength);
        MessageOptions options = MessageOptions.Parse(arguments.Length > optionsAt ? arguments[optionsAt].Text : "", context);
        MessageDecryption decryption = prepare(options, isText, arguments);
        try
        {
            return decryption.Decrypt(arguments[0].Utf8.ToArray());
        }
        finally
        {
            options.CompareExpectations();
        }
    }

    private static IEnumerable<(string Name, string Value)> Headers(ArrayValue names, ArrayValue values)
    {
        if (names.Dimensions > 1 || names.Dimensions != values.Dimensions)
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "wrong number of array subscripts");
        }

        return names.Count == values.Count
            ? names.Items.Zip(values.Items, static (name, value) => (Checked(name, "key"), Checked(value, "value")))
            : throw new SqlErrorException(SqlState.ArraySubscriptError, "mismatched array dimensions");
    }

    private static string Checked(in Value value, string part)
    {
        if (value.IsNull)
        {
            throw new SqlErrorException(SqlState.NullValueNotAllowed, $"null value not allowed for header {part}");
        }

        string? problem = !System.Text.Ascii.IsValid(value.Text) ? "non-ASCII characters"
            : part == "key" && value.Text.Contains(": ", StringComparison.Ordinal) ? "\": \""
            : value.Text.Contains('\n') ? "newlines"
            : null;
        return problem is null ? value.Text : throw new SqlErrorException(SqlState.InvalidParameterValue, $"header {part} must not contain {problem}");
    }
}
