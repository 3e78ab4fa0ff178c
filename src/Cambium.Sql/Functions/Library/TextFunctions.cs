using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Functions of text, counted in code points; upper and lower follow Unicode's simple mapping.</summary>
internal static class TextFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("textcat", static (args, ctx) => Concat(args[0], args[1], ctx));
        library.Scalar("byteacat bitcat", static (args, ctx) => Concat(args[0], args[1], ctx));
        library.Scalar("textanycat", static types =>
        {
            CastFunction toText = ToText(types.Arguments[1]);
            return (args, ctx) => Concat(args[0], toText(args[1], ctx), ctx);
        });
        library.Scalar("anytextcat", static types =>
        {
            CastFunction toText = ToText(types.Arguments[0]);
            return (args, ctx) => Concat(toText(args[0], ctx), args[1], ctx);
        });
        library.Scalar("lower(text)", static types => types.Arguments[0].Type.Order is { } order ? (args, _) => Value.FromText(order.ToLower(args[0].Text))
            : static (args, _) => Value.FromText(Lower(args[0].Text)));
        library.Scalar("upper(text)", static types => types.Arguments[0].Type.Order is { } order ? (args, _) => Value.FromText(order.ToUpper(args[0].Text))
            : static (args, _) => Value.FromText(Upper(args[0].Text)));
        library.Scalar("initcap", static types => types.Arguments[0].Type.Order is { } order ? (args, _) => Value.FromText(order.ToTitle(args[0].Text))
            : static (args, _) => Value.FromText(InitialCapitals(args[0].Text)));
        library.Scalar("length(text) char_length(text) character_length(text) textlen", static (args, _) => Value.FromInt32(Utf8Text.Length(args[0].Utf8)));
        library.Scalar("length(bpchar) char_length(bpchar) character_length(bpchar)", static (args, _) => Value.FromInt32(Utf8Text.Length(args[0].Utf8.TrimEnd((byte)' '))));
        library.Scalar("octet_length(text) octet_length(bpchar) octet_length(bytea) length(bytea)", static (args, _) => Value.FromInt32(args[0].ByteLength));
        library.Scalar("bit_length(text) bit_length(bytea)", static (args, _) => Value.FromInt32(args[0].ByteLength * 8));
        library.Scalar("substring(text,int4) substr(text,int4)", static (args, _) => Substring(args[0], args[1].Int32, null));
        library.Scalar("substring(text,int4,int4) substr(text,int4,int4)", static (args, _) => Substring(args[0], args[1].Int32, args[2].Int32));
        library.Scalar("overlay(text,text,int4)", static (args, ctx) => Overlay(args[0], args[1], args[2].Int32, Utf8Text.Length(args[1].Utf8), ctx));
        library.Scalar("overlay(text,text,int4,int4)", static (args, ctx) => Overlay(args[0], args[1], args[2].Int32, args[3].Int32, ctx));
        library.Scalar("position(text,text) strpos", static (args, _) => Value.FromInt32(Position(args[0].Utf8, args[1].Utf8)));
        library.Scalar("left", static (args, _) => Left(args[0], args[1].Int32));
        library.Scalar("right", static (args, _) => Right(args[0], args[1].Int32));
        library.Scalar("btrim(text) btrim(text,text)", static (args, _) => Trim(args, start: true, end: true));
        library.Scalar("ltrim(text) ltrim(text,text)", static (args, _) => Trim(args, start: true, end: false));
        library.Scalar("rtrim(text) rtrim(text,text)", static (args, _) => Trim(args, start: false, end: true));
        library.Scalar("btrim(bytea,bytea)", static (args, _) => TrimBytes(args, start: true, end: true));
        library.Scalar("ltrim(bytea,bytea)", static (args, _) => TrimBytes(args, start: true, end: false));
        library.Scalar("rtrim(bytea,bytea)", static (args, _) => TrimBytes(args, start: false, end: true));
        library.Scalar("lpad(text,int4) lpad(text,int4,text)", static (args, ctx) => Pad(args, isLeft: true, ctx));
        library.Scalar("rpad(text,int4) rpad(text,int4,text)", static (args, ctx) => Pad(args, isLeft: false, ctx));
        library.Scalar("replace(text,text,text)", static (args, ctx) => Replace(args[0], args[1], args[2], ctx));
        library.Scalar("translate", static (args, _) => Value.FromText(Translate(args[0].Text, args[1].Text, args[2].Text)));
        library.Scalar("repeat", static (args, ctx) => Repeat(args[0], args[1].Int32, ctx));
        library.Scalar("normalize", static (args, _) => Value.FromText(UnicodeNormalizer.Normalize(args[0].Text, NormalForm(args[1].Text))));
        library.Scalar("is_normalized", static (args, _) => Value.FromBoolean(UnicodeNormalizer.Normalize(args[0].Text, NormalForm(args[1].Text)) == args[0].Text));
        library.Scalar("unistr", static (args, _) => Value.FromText(UnicodeEscapes.Decode(args[0].Text)));
        library.Scalar("reverse", static (args, _) => Reverse(args[0]));
        library.Scalar("split_part", static (args, _) => SplitPart(args[0], args[1], args[2].Int32));
        library.Scalar("ascii", static (args, _) => Value.FromInt32(args[0].Text.EnumerateRunes().FirstOrDefault().Value));
        library.Scalar("chr", static (args, _) => Character(args[0].Int32));
        library.Scalar("starts_with", static (args, _) => Value.FromBoolean(args[0].Utf8.StartsWith(args[1].Utf8)));
        library.Scalar("concat", static types => (args, ctx) => Joined(types, args, 0, "", ctx));
        library.Scalar("concat_ws", static types => (args, ctx) => args[0].IsNull ? Value.Null : Joined(types, args, 1, args[0].Text, ctx));
        library.Scalar("quote_ident", static (args, _) => Value.FromText(Identifier.Quote(args[0].Text)));
        library.Scalar("quote_literal(text)", static (args, _) => Value.FromText(QuoteLiteral(args[0].Text)));
        library.Scalar("quote_nullable(text)", static (args, _) => Value.FromText(args[0].IsNull ? "NULL" : QuoteLiteral(args[0].Text)));
        library.Scalar("quote_literal(anyelement) quote_nullable(anyelement)", static types => Quoting(ToText(types.Arguments[0])));
        library.Scalar("format(text)", static types => (args, ctx) => FormatFunction.Format(types, args, ctx));
        library.Scalar("format(text,any)", static types => (args, ctx) => FormatFunction.Format(types, args, ctx));
        library.Scalar("to_hex(int4)", static (args, _) => Value.FromText(args[0].Int32.ToString("x", CultureInfo.InvariantCulture)));
        library.Scalar("to_hex(int8)", static (args, _) => Value.FromText(args[0].Int64.ToString("x", CultureInfo.InvariantCulture)));
        library.Scalar("parse_ident", static (args, _) => Value.FromArray(new ArrayValue(DataType.Text, [.. new IdentifierParts(args[0].Text).Read(args[1].Boolean).Select(Value.FromText)])));
        library.Scalar("nameconcatoid", static (args, _) => Value.FromText(args[0].Text + "_" + args[1].UInt32.ToString(CultureInfo.InvariantCulture)));
        library.Scalar("text(bool)", static (args, _) => Value.FromText(args[0].Boolean ? "true" : "false"));
        library.Scalar("text(bpchar)", static (args, _) => Value.FromText(args[0].Text.TrimEnd(' ')));
        library.Scalar("text(name) text(char) name(text) name(varchar)", static (args, _) => args[0]);
    }

    /// <summary>The cast to text: booleans are words, addresses have their bits. NULL stays NULL.</summary>
    private static CastFunction ToText(SqlType type)
    {
        if (type.Type.Form == ValueForm.Text)
        {
            return static (in Value value, CallContext _) => value;
        }

        CastFunction cast = Casts.Find(type.Type.Underlying(), DataType.Text, out _)
            ?? ((in Value value, CallContext context) => Value.FromText(TextFormat.ToText(type, value, context.Format)));
        return (in Value value, CallContext context) => value.IsNull ? value : cast(value, context);
    }

    private static ScalarImplementation Quoting(CastFunction toText) => (args, ctx) =>
        Value.FromText(args[0].IsNull ? "NULL" : QuoteLiteral(toText(args[0], ctx).Text));

    internal static string QuoteLiteral(string text)
    {
        string quoted = "'" + text.Replace("'", "''", StringComparison.Ordinal) + "'";
        return text.Contains('\\', StringComparison.Ordinal) ? "E" + quoted.Replace("\\", "\\\\", StringComparison.Ordinal) : quoted;
    }

    /// <summary>Character position of a text in another, from 1; 0 when it isn't there.</summary>
    internal static int Position(ReadOnlySpan<byte> text, ReadOnlySpan<byte> sought)
    {
        int offset = text.IndexOf(sought);
        return offset < 0 ? 0 : Utf8Text.Length(text[..offset]) + 1;
    }

    internal static Value Substring(in Value text, int start, int? length)
    {
        if (length < 0)
        {
            throw new SqlErrorException(SqlState.SubstringError, "negative substring length not allowed");
        }

        long end = length is { } count ? (long)start + count : long.MaxValue;
        int first = Math.Max(start, 1);
        if (end <= first)
        {
            return text.Slice(0, 0);
        }

        ReadOnlySpan<byte> bytes = text.Utf8;
        int from = Utf8Text.OffsetOf(bytes, first - 1);
        int size = end - first > bytes.Length ? bytes.Length - from : Utf8Text.OffsetOf(bytes[from..], (int)(end - first));
        return text.Slice(from, size);
    }

    private static Value Concat(in Value left, in Value right, CallContext context)
    {
        byte[] bytes = GC.AllocateUninitializedArray<byte>(ValueSize.Require((long)left.ByteLength + right.ByteLength, context));
        CancellationPoint.Copy(left.Utf8, bytes);
        CancellationPoint.Copy(right.Utf8, bytes.AsSpan(left.ByteLength));
        return Value.FromUtf8(bytes);
    }

    private static Value Replace(in Value text, in Value sought, in Value replacement, CallContext context)
    {
        if (sought.ByteLength == 0)
        {
            return text;
        }

        int count = Count(text.Utf8, sought.Utf8);
        byte[] bytes = new byte[ValueSize.Require(text.ByteLength + (count * ((long)replacement.ByteLength - sought.ByteLength)), context)];
        Span<byte> into = bytes;
        ReadOnlySpan<byte> rest = text.Utf8;
        for (; count > 0; count--)
        {
            CancellationPoint.Tick();
            int found = rest.IndexOf(sought.Utf8);
            rest[..found].CopyTo(into);
            replacement.Utf8.CopyTo(into[found..]);
            into = into[(found + replacement.ByteLength)..];
            rest = rest[(found + sought.ByteLength)..];
        }

        rest.CopyTo(into);
        return Value.FromUtf8(bytes);
    }

    private static string InitialCapitals(string text)
    {
        string lower = Lower(text);
        string upper = Upper(text);
        StringBuilder result = new(text.Length);
        bool inWord = false;
        foreach (Rune character in text.EnumerateRunes())
        {
            CancellationPoint.Tick();
            result.Append(inWord ? lower : upper, result.Length, character.Utf16SequenceLength);
            inWord = Rune.IsLetterOrDigit(character);
        }

        return result.ToString();
    }

    private static System.Text.NormalizationForm NormalForm(string name) => name.ToUpperInvariant() switch
    {
        "NFC" => System.Text.NormalizationForm.FormC,
        "NFD" => System.Text.NormalizationForm.FormD,
        "NFKC" => System.Text.NormalizationForm.FormKC,
        "NFKD" => System.Text.NormalizationForm.FormKD,
        _ => throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid normalization form: {name}"),
    };

    private static Value Overlay(in Value text, in Value replacement, int start, int length, CallContext context)
    {
        if (start <= 0)
        {
            throw new SqlErrorException(SqlState.SubstringError, "negative substring length not allowed");
        }

        Value head = Substring(text, 1, start - 1);
        long rest = (long)start + length;
        Value tail = Substring(text, rest > int.MaxValue ? throw new SqlErrorException(SqlState.NumericValueOutOfRange, "integer out of range") : (int)rest, null);
        return Concat(Concat(head, replacement, context), tail, context);
    }

    private static Value Left(in Value text, int count)
    {
        int end = count >= 0 ? count : Math.Max(0, Utf8Text.Length(text.Utf8) + count);
        return text.Slice(0, Utf8Text.OffsetOf(text.Utf8, end));
    }

    private static Value Right(in Value text, int count)
    {
        int skip = count >= 0 ? Math.Max(0, Utf8Text.Length(text.Utf8) - count) : count == int.MinValue ? int.MaxValue : -count;
        int offset = Utf8Text.OffsetOf(text.Utf8, skip);
        return text.Slice(offset, text.ByteLength - offset);
    }

    private static Value Trim(ReadOnlySpan<Value> args, bool start, bool end)
    {
        Value text = args[0];
        HashSet<Rune> set = args.Length > 1 ? [.. args[1].Text.EnumerateRunes()] : [new Rune(' ')];
        int from = 0;
        int to = text.ByteLength;
        ReadOnlySpan<byte> bytes = text.Utf8;
        while (start && from < to && Rune.DecodeFromUtf8(bytes[from..to], out Rune rune, out int size) == System.Buffers.OperationStatus.Done && set.Contains(rune))
        {
            CancellationPoint.Tick();
            from += size;
        }

        while (end && to > from && Rune.DecodeLastFromUtf8(bytes[from..to], out Rune rune, out int size) == System.Buffers.OperationStatus.Done && set.Contains(rune))
        {
            CancellationPoint.Tick();
            to -= size;
        }

        return text.Slice(from, to - from);
    }

    private static Value TrimBytes(ReadOnlySpan<Value> args, bool start, bool end)
    {
        ReadOnlySpan<byte> bytes = args[0].Utf8;
        ReadOnlySpan<byte> set = args[1].Utf8;
        int to = end ? bytes.LastIndexOfAnyExcept(set) + 1 : bytes.Length;
        int from = !start ? 0 : bytes[..to].IndexOfAnyExcept(set) is >= 0 and var first ? first : to;
        return args[0].Slice(from, to - from);
    }

    private static Value Pad(ReadOnlySpan<Value> args, bool isLeft, CallContext context)
    {
        Value text = args[0];
        int length = Math.Max(0, args[1].Int32);
        int missing = length - Utf8Text.Length(text.Utf8);
        if (missing <= 0)
        {
            return text.Slice(0, Utf8Text.OffsetOf(text.Utf8, length));
        }

        ReadOnlySpan<byte> fill = args.Length > 2 ? args[2].Utf8 : " "u8;
        if (fill.Length == 0)
        {
            return text;
        }

        int fillLength = Utf8Text.Length(fill);
        long padding = ((long)(missing / fillLength) * fill.Length) + Utf8Text.OffsetOf(fill, missing % fillLength);
        byte[] bytes = new byte[ValueSize.Require(padding + text.ByteLength, context)];
        FillWith(fill, bytes.AsSpan(isLeft ? 0 : text.ByteLength, (int)padding));
        text.Utf8.CopyTo(bytes.AsSpan(isLeft ? (int)padding : 0));
        return Value.FromUtf8(bytes);
    }

    private static string Translate(string text, string from, string to)
    {
        Rune[] sought = [.. from.EnumerateRunes()];
        Rune[] replacements = [.. to.EnumerateRunes()];
        StringBuilder result = new(text.Length);
        Span<char> units = stackalloc char[2];
        foreach (Rune rune in text.EnumerateRunes())
        {
            CancellationPoint.Tick();
            int index = Array.IndexOf(sought, rune);
            if (index < replacements.Length)
            {
                Rune written = index < 0 ? rune : replacements[index];
                result.Append(units[..written.EncodeToUtf16(units)]);
            }
        }

        return result.ToString();
    }

    private delegate void TextMapping(ReadOnlySpan<char> from, Span<char> to);

    /// <remarks>What culture-invariant mappings leave alone C.UTF-8 maps to ASCII letters: İ here, ı and ſ in the other direction.</remarks>
    internal static string Lower(string text) => InChunks(text, static (from, to) =>
    {
        from.ToLowerInvariant(to);
        to.Replace('İ', 'i');
    });

    private static string Upper(string text) => InChunks(text, static (from, to) =>
    {
        from.ToUpperInvariant(to);
        to.Replace('ı', 'I');
        to.Replace('ſ', 'S');
    });

    /// <summary>A mapping of each character to one of the same length.</summary>
    private static string InChunks(string text, TextMapping map) => string.Create(text.Length, (text, map), static (to, state) =>
    {
        for (int start = 0; start < to.Length;)
        {
            CancellationPoint.Check();
            int end = Math.Min(start + CancellationPoint.ChunkBytes, to.Length);
            end -= end < to.Length && char.IsHighSurrogate(state.text[end - 1]) ? 1 : 0;
            state.map(state.text.AsSpan(start, end - start), to[start..end]);
            start = end;
        }
    });

    private static Value Reverse(in Value text)
    {
        ReadOnlySpan<byte> rest = text.Utf8;
        byte[] bytes = GC.AllocateUninitializedArray<byte>(rest.Length);
        while (rest.Length > 0)
        {
            CancellationPoint.Tick();
            int size = Utf8Text.OffsetOf(rest, 1);
            rest[..size].CopyTo(bytes.AsSpan(rest.Length - size));
            rest = rest[size..];
        }

        return Value.FromUtf8(bytes);
    }

    private static Value Repeat(in Value text, int count, CallContext context)
    {
        count = Math.Max(count, 0);
        byte[] bytes = GC.AllocateUninitializedArray<byte>(ValueSize.Require((long)text.ByteLength * count, context));
        FillWith(text.Utf8, bytes);
        return Value.FromUtf8(bytes);
    }

    /// <summary>The unit again and again, what is there already copied behind itself.</summary>
    private static void FillWith(ReadOnlySpan<byte> unit, Span<byte> into)
    {
        int filled = Math.Min(unit.Length, into.Length);
        unit[..filled].CopyTo(into);
        int period = filled;
        while (filled < into.Length)
        {
            CancellationPoint.Check();

            // A whole number of units, so that the next copy goes on where this one ends.
            int chunk = filled <= CancellationPoint.ChunkBytes ? filled : Math.Max(period, CancellationPoint.ChunkBytes / period * period);
            chunk = Math.Min(chunk, into.Length - filled);
            into[..chunk].CopyTo(into[filled..]);
            filled += chunk;
        }
    }

    private static Value SplitPart(in Value text, in Value delimiter, int field)
    {
        if (field == 0)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "field position must not be zero");
        }

        Value none = text.Slice(0, 0);
        if (delimiter.ByteLength == 0 || text.ByteLength == 0)
        {
            return field is 1 or -1 ? text : none;
        }

        field += field < 0 ? Count(text.Utf8, delimiter.Utf8) + 2 : 0;
        int start = 0;
        for (int at = 1; at < field; at++)
        {
            CancellationPoint.Tick();
            int found = text.Utf8[start..].IndexOf(delimiter.Utf8);
            if (found < 0)
            {
                return none;
            }

            start += found + delimiter.ByteLength;
        }

        int end = text.Utf8[start..].IndexOf(delimiter.Utf8);
        return field < 1 ? none : text.Slice(start, end < 0 ? text.ByteLength - start : end);
    }

    /// <summary>How often a text is found in another, each time behind the last.</summary>
    private static int Count(ReadOnlySpan<byte> text, ReadOnlySpan<byte> sought)
    {
        int count = 0;
        for (int found; (found = text.IndexOf(sought)) >= 0; count++)
        {
            CancellationPoint.Tick();
            text = text[(found + sought.Length)..];
        }

        return count;
    }

    private static Value Character(int code)
    {
        if (code == 0)
        {
            throw new SqlErrorException(SqlState.ProgramLimitExceeded, "null character not permitted");
        }

        if (code < 0)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "character number must be positive");
        }

        return Rune.IsValid(code)
            ? Value.FromText(new Rune(code).ToString())
            : throw new SqlErrorException(SqlState.ProgramLimitExceeded, code > 0x10FFFF
                ? $"requested character too large for encoding: {code}"
                : $"requested character not valid for encoding: {code}");
    }

    /// <summary>The arguments from one on as texts, NULLs left out; a VARIADIC array stands for its items.</summary>
    private static Value Joined(CallTypes types, ReadOnlySpan<Value> args, int from, string separator, CallContext context)
    {
        StringBuilder text = new();
        bool isFirst = true;
        if (types.IsVariadicArray)
        {
            if (args[^1].IsNull)
            {
                return Value.Null;
            }

            ArrayValue array = args[^1].Array;
            foreach (Value item in array.Items)
            {
                Add(array.Element, item);
            }
        }
        else
        {
            for (int i = from; i < args.Length; i++)
            {
                Add(types.Arguments[i], args[i]);
            }
        }

        return Value.FromText(text.ToString());

        void Add(SqlType type, in Value item)
        {
            CancellationPoint.Tick();
            if (!item.IsNull)
            {
                text.Append(isFirst ? "" : separator).Append(TextFormat.ToText(type, item, context.Format));
                isFirst = false;
            }
        }
    }
}
