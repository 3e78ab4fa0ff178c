using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>Casts between types as pg_cast has them, with conversion through text where PostgreSQL allows it.</summary>
public static class Casts
{
    /// <summary>
    /// Finds the cast. <paramref name="context"/> tells where it applies; a type to itself is implicit and the identity.
    /// </summary>
    /// <returns>Null when there is none.</returns>
    public static CastFunction? Find(DataType from, DataType to, out CastContext context)
    {
        context = CastContext.Implicit;
        DataType source = from.Underlying();
        DataType target = to.Underlying();
        if (source.Equals(target) || (source.Form == ValueForm.Record && target.Equals(DataType.Record)))
        {
            return Identity;
        }

        if (source.Multirange is { } multirange && multirange.Equals(target))
        {
            context = CastContext.Explicit;
            return (in Value value, CallContext _) => Value.FromObject(multirange.RangeRules!.Union([value.Range]));
        }

        if (FindOwn(source, target, out context) is { } own)
        {
            return own;
        }

        if (CastTable.TryFind(source, target, out context))
        {
            return CastFunctions.Create(source, target);
        }

        if (source.Equals(DataType.Unknown))
        {
            return FromText(target);
        }

        if (source.Kind == TypeKind.Array && target.Kind == TypeKind.Array)
        {
            return FindArrayCast(source, target, out context);
        }

        if (source.Equals(DataType.Record) && target.Kind == TypeKind.Composite)
        {
            context = CastContext.Explicit;
            return (in Value value, CallContext ctx) => ToComposite(target, value.Record, ctx);
        }

        bool fromString = source.Category == DataTypeCategory.String;
        bool toString = target.Category == DataTypeCategory.String;
        if ((!fromString && !toString) || (source.Form == ValueForm.None && !(toString && source.IsContainer)) || target.Form == ValueForm.None)
        {
            return null;
        }

        context = toString ? CastContext.Assignment : CastContext.Explicit;
        return toString && source.Form != ValueForm.Text ? ToText(source, target)
            : fromString && (target.Form != ValueForm.Text || target.Category != DataTypeCategory.String) ? FromText(target)
            : CastFunctions.BetweenTexts(source, target);
    }

    /// <summary>Whether there is a cast of the system's or an extension's own, and not only a way through text or from element to element.</summary>
    public static bool IsDefined(DataType from, DataType to)
    {
        DataType source = from.Underlying();
        DataType target = to.Underlying();
        return FindOwn(source, target, out _) is not null || CastTable.TryFind(source, target, out _);
    }

    /// <summary>Writes values of one type and reads them as another.</summary>
    public static CastFunction ThroughText(DataType from, DataType to) => (in Value value, CallContext context) =>
        TextFormat.Parse(to, System.Text.Encoding.UTF8.GetBytes(TextFormat.ToText(from, value, context.Format)), context.Format);

    /// <summary>Takes the bytes of values of one type for values of another.</summary>
    public static CastFunction ThroughBytes(DataType from, DataType to) => from.Form == to.Form && from.Form is ValueForm.Text or ValueForm.CollatedText ? Identity : (in Value value, CallContext _) =>
    {
        System.Buffers.ArrayBufferWriter<byte> bytes = new();
        BinaryFormat.Write(from, value, bytes);
        return BinaryFormat.Parse(to, bytes.WrittenSpan);
    };

    /// <inheritdoc cref="CastFunctions.ForComparison"/>
    public static CastFunction? ForComparison(DataType from, DataType to) => CastFunctions.ForComparison(from, to);

    /// <inheritdoc cref="CastFunctions.DateToTimestamp"/>
    public static long DateToTimestamp(int date) => CastFunctions.DateToTimestamp(date);

    /// <summary>Fits a value of the target's type to its modifier: varchar(n), char(n), numeric(p,s), timestamp(p), bit(n), interval.</summary>
    /// <exception cref="SqlErrorException">22001, 22003, 22026.</exception>
    public static Value ApplyModifier(SqlType target, in Value value, bool isExplicit)
    {
        int modifier = target.Modifier;
        if (target.Type.BaseType is { } baseType && modifier < 0)
        {
            return ApplyModifier(baseType, value, isExplicit);
        }

        if (value.IsNull || modifier < 0)
        {
            return value;
        }

        if (target.Type.IsArray)
        {
            return Value.FromArray(ApplyModifier(new SqlType(target.Type.Element!, modifier), value.Array, isExplicit));
        }

        return target.Type.Oid switch
        {
            1042 or 1043 or 1700 when modifier < SqlType.HeaderSize => value,
            1042 => TypeModifiers.FitPadded(value, modifier - 4, isExplicit),
            1043 => TypeModifiers.FitVarchar(value, modifier - 4, isExplicit),
            1700 => Value.FromNumeric(TypeModifiers.FitNumeric(value.Numeric, target)),
            1560 => TypeModifiers.FitBit(value, modifier, isExplicit),
            1562 => TypeModifiers.FitVarBit(value, modifier, isExplicit),
            1083 => Value.FromInt64(TypeModifiers.RoundMicros(value.Int64, modifier)),
            1114 or 1184 => Times.CivilCalendar.IsInfinite(value.Int64) ? value : Value.FromInt64(TypeModifiers.RoundMicros(value.Int64, modifier)),
            1266 => Value.FromObject(value.TimeTz with { Micros = TypeModifiers.RoundMicros(value.TimeTz.Micros, modifier) }),
            1186 => Value.FromObject(TypeModifiers.FitInterval(value.Interval, modifier)),
            _ => target.Type.Code?.Modifier is { } own ? own.Fit(value, modifier) : value,
        };
    }

    private static ArrayValue ApplyModifier(SqlType element, ArrayValue array, bool isExplicit) =>
        new(array.Element, array.Lengths, array.LowerBounds, [.. array.Items.Select(item => ApplyModifier(element, item, isExplicit))]);

    /// <summary>The cast that an extension's type brings with it.</summary>
    private static CastFunction? FindOwn(DataType source, DataType target, out CastContext context)
    {
        BaseTypeCast? cast = source.Code?.Casts.FirstOrDefault(cast => !cast.IsFromOther && cast.Other.Equals(target))
            ?? target.Code?.Casts.FirstOrDefault(cast => cast.IsFromOther && cast.Other.Equals(source));
        context = cast?.Context ?? CastContext.Explicit;
        return cast is null ? null : cast.Convert ?? Identity;
    }

    private static Value Identity(in Value value, CallContext context) => value;

    private static CastFunction FromText(DataType target) =>
        (in Value value, CallContext context) => TextFormat.Parse(target, value.Utf8, context.Format);

    private static CastFunction ToText(DataType source, DataType target) => (in Value value, CallContext context) =>
    {
        byte[] text = source.IsPadded ? source.Compared(value).ToArray() : System.Text.Encoding.UTF8.GetBytes(TextFormat.ToText(source, value, context.Format));
        return target.Equals(DataType.NameType) ? Value.FromUtf8(Utf8Text.Clip(text, 63)) : Value.FromUtf8(text);
    };

    private static CastFunction? FindArrayCast(DataType source, DataType target, out CastContext context)
    {
        DataType element = target.Element!;
        CastFunction? cast = Find(source.Element!, element, out context);
        return cast is null ? null : (in Value value, CallContext ctx) =>
        {
            ArrayValue array = value.Array;
            Value[] items = new Value[array.Count];
            for (int i = 0; i < items.Length; i++)
            {
                CancellationPoint.Tick();
                items[i] = array.Items[i].IsNull ? Value.Null : ApplyModifier(element, cast(array.Items[i], ctx), isExplicit: false);
            }

            return Value.FromArray(new ArrayValue(element, array.Lengths, array.LowerBounds, items));
        };
    }

    private static Value ToComposite(DataType target, RecordValue record, CallContext context)
    {
        if (record.Items.Length != target.Fields.Count)
        {
            throw new SqlErrorException(SqlState.CannotCoerce, $"cannot cast type record to {target.DisplayName}",
                record.Items.Length < target.Fields.Count ? "Input has too few columns." : "Input has too many columns.");
        }

        Value[] items = new Value[record.Items.Length];
        for (int i = 0; i < items.Length; i++)
        {
            SqlType type = target.Fields[i].Type;
            if (!record.Items[i].IsNull)
            {
                CastFunction cast = Find(record.Types[i].Type, type.Type, out _) ?? throw new SqlErrorException(SqlState.CannotCoerce,
                    $"cannot cast type record to {target.DisplayName}",
                    $"Cannot cast type {record.Types[i].Format()} to {type.Format()} in column {i + 1}.");
                items[i] = ApplyModifier(type, cast(record.Items[i], context), isExplicit: true);
            }
        }

        return Value.FromObject(new RecordValue([.. target.Fields.Select(field => field.Type)], items, [.. target.Fields.Select(field => field.Name)]));
    }
}
