using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Settings;
using Cambium.Sql.SystemCatalogs.Deparsing;
using Cambium.Sql.SystemCatalogs.Sampling;

namespace Cambium.Sql.Functions.Library;

/// <summary>The session, its settings, sequences, and the catalog, as <see cref="ISystemInformation"/> knows them.</summary>
internal static partial class SystemFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("version", static (_, _) => Value.FromText($"PostgreSQL {SettingRegistry.Find("server_version")!.Default}"));
        library.Scalar("current_user", static (_, ctx) => Value.FromText(ctx.System.CurrentUser));
        library.Scalar("session_user getpgusername", static (_, ctx) => Value.FromText(ctx.System.SessionUser));
        library.Scalar("current_database", static (_, ctx) => Value.FromText(ctx.System.CurrentDatabase));
        library.Scalar("current_schema", static (_, ctx) => ctx.System.SearchPath(includeImplicit: false) is [string first, ..] ? Value.FromText(first) : Value.Null);
        library.Scalar("current_schemas", static (args, ctx) => Value.FromArray(new ArrayValue(
            DataType.NameType, [.. ctx.System.SearchPath(args[0].Boolean).Select(Value.FromText)])));
        library.Scalar("pg_backend_pid", static (_, ctx) => Value.FromInt32(ctx.System.BackendPid));
        library.Scalar("current_setting(text)", static (args, ctx) => Setting(args[0].Text, isMissingOk: false, ctx));
        library.Scalar("current_setting(text,bool)", static (args, ctx) => Setting(args[0].Text, args[1].Boolean, ctx));
        library.Scalar("set_config", static (args, ctx) =>
        {
            string name = args[0].IsNull ? throw new SqlErrorException(SqlState.NullValueNotAllowed, "SET requires parameter name") : args[0].Text;
            ctx.System.SetSetting(name, args[1].IsNull ? null : args[1].Text, !args[2].IsNull && args[2].Boolean);
            return Value.FromText(ctx.System.GetSetting(name) ?? "");
        }, isRepeated: true);
        library.Scalar("pg_is_in_recovery pg_jit_available", static (_, _) => Value.False);
        library.Scalar("pg_current_logfile()", static (_, _) => Value.Null);
        library.Scalar("pg_current_logfile(text)", static (args, _) => args[0].Text is "stderr" or "csvlog" or "jsonlog" ? Value.Null : throw new SqlErrorException(
            SqlState.InvalidParameterValue, $"log format \"{args[0].Text}\" is not supported", hint: "The supported log formats are \"stderr\", \"csvlog\", and \"jsonlog\"."));
        library.Scalar("pg_trigger_depth", static (_, ctx) => Value.FromInt32(ctx.System.TriggerDepth));
        library.Scalar("getdatabaseencoding", static (_, _) => Value.FromText("UTF8"));
        library.Scalar("pg_client_encoding", static (_, ctx) => Value.FromText(ctx.System.GetSetting("client_encoding") ?? "UTF8"));
        library.Scalar("pg_encoding_to_char", static (args, _) => Value.FromText(CharacterEncoding.Find(args[0].Int32)?.Name ?? ""));
        library.Scalar("pg_char_to_encoding", static (args, _) => Value.FromInt32(CharacterEncoding.Find(args[0].Text)?.Id ?? -1));
        library.Scalar("pg_encoding_max_length", static (args, _) => CharacterEncoding.Find(args[0].Int32) is { } encoding ? Value.FromInt32(encoding.BytesMax) : Value.Null);
        library.Scalar("pg_typeof", static types => (_, _) => Value.FromUInt32((uint)types.Arguments[0].Type.Oid));
        library.Scalar("format_type", static (args, ctx) => FormatType(args, ctx));
        foreach (DataType type in (DataType[])[DataType.Varchar, DataType.Bpchar, DataType.Bit, DataType.VarBit, DataType.Numeric, DataType.Time, DataType.TimeTz, DataType.Timestamp, DataType.TimestampTz, DataType.Interval])
        {
            library.Scalar($"{type.Name}typmodin", (args, _) => Value.FromInt32(TypeModifier.Encode(type, ModifierValues(args[0].Array))));
            library.Scalar($"{type.Name}typmodout", (args, _) => Value.FromText(TypeModifier.Print(type, args[0].Int32)));
        }

        library.Scalar("pg_column_size", static types => (args, _) => args[0].IsNull ? Value.Null : Value.FromInt32(StoredSize.Of(types.Arguments[0].Type, args[0])));
        library.Scalar("pg_size_pretty(numeric)", static (args, _) => Value.FromText(PrettySize(args[0].Numeric)));
        library.Scalar("pg_size_bytes", static (args, _) => Value.FromInt64(SizeBytes(args[0].Text)));
        library.Scalar("pg_collation_for", static types => types.Arguments[0].Type.Underlying() switch
        {
            { Category: DataTypeCategory.String } => static (_, _) => Value.FromText("\"default\""),
            var type when type == DataType.Unknown => static (_, _) => Value.Null,
            var type => throw new SqlErrorException(SqlState.DatatypeMismatch, $"collations are not supported by type {type.DisplayName}"),
        });
        library.Scalar("pg_size_pretty(int8)", static (args, _) => Value.FromText(PrettySize(args[0].Int64)));
        library.Scalar("oidvectortypes", static (args, ctx) => Value.FromText(
            string.Join(", ", args[0].Array.Items.Select(oid => TextFormat.ToText(DataType.Regtype, oid, ctx.Format)))));
        library.Scalar("nextval", static (args, ctx) => Value.FromInt64(ctx.System.NextSequenceValue(args[0].UInt32)), isRepeated: true);
        library.Scalar("currval", static (args, ctx) => Value.FromInt64(ctx.System.CurrentSequenceValue(args[0].UInt32)), isRepeated: true);
        library.Scalar("lastval", static (_, ctx) => Value.FromInt64(ctx.System.CurrentSequenceValue(null)), isRepeated: true);
        library.Scalar("setval(regclass,int8)", static (args, ctx) => SetSequence(args[0], args[1], isCalled: true, ctx), isRepeated: true);
        library.Scalar("setval(regclass,int8,bool)", static (args, ctx) => SetSequence(args[0], args[1], args[2].Boolean, ctx), isRepeated: true);
        foreach (string name in (string[])["regclass", "regtype", "regnamespace", "regrole", "regproc", "regprocedure", "regcollation", "regoper", "regoperator"])
        {
            DataType type = DataType.FromName(name)!;
            library.Scalar($"to_{name}", (args, ctx) => FindObject(type, args[0].Text, ctx));
        }

        library.Scalar("num_nulls", static types => (args, _) => CountNulls(types, args, countsNulls: true));
        library.Scalar("num_nonnulls", static types => (args, _) => CountNulls(types, args, countsNulls: false));
        library.Scalar("enum_first", static types => (_, _) => Value.FromDouble(Enum(types).Labels[0].SortOrder));
        library.Scalar("enum_last", static types => (_, _) => Value.FromDouble(Enum(types).Labels[^1].SortOrder));
        library.Scalar("enum_range", static types => (args, _) =>
        {
            DataType type = Enum(types);
            double low = args.Length > 1 && !args[0].IsNull ? args[0].Double : double.NegativeInfinity;
            double high = args.Length > 1 && !args[1].IsNull ? args[1].Double : double.PositiveInfinity;
            return Value.FromArray(new ArrayValue(type, [.. type.Labels.Where(label => label.SortOrder >= low && label.SortOrder <= high).Select(label => Value.FromDouble(label.SortOrder))]));
        });
    }

    private static DataType Enum(CallTypes types) => types.Arguments[0].Type.Underlying();

    private static Value Setting(string name, bool isMissingOk, CallContext context) => context.System.GetSetting(name) is { } value
        ? Value.FromText(value)
        : isMissingOk ? Value.Null : throw new SqlErrorException(SqlState.UndefinedObject, $"unrecognized configuration parameter \"{name}\"");

    private static Value FormatType(ReadOnlySpan<Value> args, CallContext context)
    {
        if (args[0].IsNull)
        {
            return Value.Null;
        }

        uint oid = args[0].UInt32;
        if (oid == 0)
        {
            return Value.FromText("-");
        }

        DataType? type = DataType.FromOid((int)oid) ?? context.Format.Names?.FindType((int)oid);
        if (type is null)
        {
            return Value.FromText(context.Format.NameOf((int)oid, "???"));
        }

        bool isPlain = args[1].IsNull && type.SchemaName is null;
        return Value.FromText(isPlain ? type.DisplayName : TypeNames.Format(new SqlType(type, args[1].IsNull ? -1 : args[1].Int32), context.Format));
    }

    /// <exception cref="SqlErrorException">2202E, 22004, 22P02: not a list of numbers.</exception>
    private static int[] ModifierValues(ArrayValue array)
    {
        if (array.Dimensions != 1)
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "typmod array must be one-dimensional");
        }

        return
        [
            .. array.Items.Select(static item => item.IsNull
                ? throw new SqlErrorException(SqlState.NullValueNotAllowed, "typmod array must not contain nulls")
                : TextFormat.Parse(DataType.Int4, item.Text, SessionFormat.Default).Int32),
        ];
    }

    private static string PrettySize(long bytes)
    {
        string[] units = ["bytes", "kB", "MB", "GB", "TB", "PB"];
        Int128 size = bytes;
        int unit = 0;

        // Halves are kept along so that the last division rounds; all of them towards zero.
        while (Int128.Abs(size) >= (unit == 0 ? 10 * 1024 : (20 * 1024) - 1) && unit < units.Length - 1)
        {
            size /= unit == 0 ? 512 : 1024;
            unit++;
        }

        Int128 shown = unit == 0 ? size : (size + (size > 0 ? 1 : -1)) / 2;
        return string.Create(CultureInfo.InvariantCulture, $"{shown} {units[unit]}");
    }

    private static string PrettySize(Numeric bytes)
    {
        string[] units = ["bytes", "kB", "MB", "GB", "TB", "PB"];
        Numeric size = bytes;
        int unit = 0;
        while (NumericArithmetic.Abs(size) >= (unit == 0 ? 10 * 1024 : (20 * 1024) - 1) && unit < units.Length - 1)
        {
            size = NumericArithmetic.DivideTruncated(size, unit == 0 ? 512 : 1024);
            unit++;
        }

        Numeric shown = unit == 0 ? size : NumericArithmetic.DivideTruncated(size + (size.Sign > 0 ? 1 : -1), 2);
        return $"{shown} {units[unit]}";
    }

    /// <exception cref="SqlErrorException">22023: not a size.</exception>
    private static long SizeBytes(string text)
    {
        string trimmed = text.Trim(Blanks.Characters);
        Match written = Size().Match(trimmed);
        if (!written.Success)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid size: \"{text}\"");
        }

        Numeric number = Numeric.Parse(written.Value);
        int end = written.Length;
        string unit = trimmed[end..].Trim(Blanks.Characters);
        int power = Array.IndexOf(["bytes", "kb", "mb", "gb", "tb", "pb"], unit.ToLowerInvariant() is "" ? "bytes" : unit.ToLowerInvariant());
        if (power < 0)
        {
            throw new SqlErrorException(
                SqlState.InvalidParameterValue, $"invalid size: \"{text}\"", $"Invalid size unit: \"{unit}\".",
                "Valid units are \"bytes\", \"kB\", \"MB\", \"GB\", \"TB\", and \"PB\".");
        }

        Numeric bytes = NumericArithmetic.Round(number * (1L << (10 * power)), 0);
        return bytes.TryToInt64(out long size) ? size : throw new SqlErrorException(SqlState.NumericValueOutOfRange, "bigint out of range");
    }

    private static Value SetSequence(in Value sequence, in Value value, bool isCalled, CallContext context)
    {
        context.System.SetSequenceValue(sequence.UInt32, value.Int64, isCalled);
        return value;
    }

    private static Value FindObject(DataType type, string name, CallContext context)
    {
        // To read a number as the OID it may be is the type's own input.
        if (name.Length > 0 && name.All(char.IsAsciiDigit))
        {
            return Value.Null;
        }

        try
        {
            return TextFormat.Parse(type, Encoding.UTF8.GetBytes(name), context.Format);
        }
        catch (SqlErrorException e) when ((e.SqlState.StartsWith("42", StringComparison.Ordinal) && e.SqlState is not (SqlState.InvalidName or SqlState.SyntaxError)) || e.SqlState == SqlState.InvalidSchemaName)
        {
            return Value.Null;
        }
    }

    private static Value CountNulls(CallTypes types, ReadOnlySpan<Value> args, bool countsNulls)
    {
        ReadOnlySpan<Value> values = args;
        if (types.IsVariadicArray)
        {
            if (args[^1].IsNull)
            {
                return Value.Null;
            }

            values = args[^1].Array.Items;
        }

        int count = 0;
        foreach (Value value in values)
        {
            count += value.IsNull == countsNulls ? 1 : 0;
        }

        return Value.FromInt32(count);
    }

    /// <summary>A number at the start; an E that no number follows begins a unit.</summary>
    [GeneratedRegex(@"^[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?", RegexOptions.CultureInvariant)]
    private static partial Regex Size();
}
