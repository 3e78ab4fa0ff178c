using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>Conversions between types as PostgreSQL's parser makes them (parse_coerce.c is the reference for the rules).</summary>
public static class Coercion
{
    /// <summary>Words that date and time literals read the clock for.</summary>
    private static readonly string[] s_clockWords = ["now", "today", "tomorrow", "yesterday"];

    /// <summary>Whether a value of one type may become another in that context.</summary>
    public static bool CanCoerce(DataType from, DataType to, CastContext context, CatalogReader catalog)
    {
        if (from == to || to == DataType.Any || from == DataType.Unknown)
        {
            return true;
        }

        if (to.IsPolymorphic)
        {
            DataType actual = from.Underlying();
            return to.Oid switch
            {
                2277 or 5078 => actual.IsArray || actual == DataType.Int2Vector || actual == DataType.OidVector || actual == DataType.Record.Array,
                2776 or 5079 => !actual.IsArray && actual != DataType.Record.Array,
                3500 => actual.Kind == TypeKind.Enum,
                3831 or 5080 => actual.Kind == TypeKind.Range,
                4537 or 4538 => actual.Kind == TypeKind.Multirange,
                _ => true,
            };
        }

        if (from.Kind == TypeKind.Domain)
        {
            return CanCoerce(from.Underlying(), to, context, catalog);
        }

        if (to.Kind == TypeKind.Domain)
        {
            return CanCoerce(from, to.Underlying(), context, catalog);
        }

        if (UserCasts.Find(from, to, catalog) is { } made)
        {
            return made.Context <= context;
        }

        if (RowTypes.IsMadeOf(from, to, catalog.Catalog))
        {
            return true;
        }

        if (to == DataType.Record)
        {
            return from.Kind == TypeKind.Composite;
        }

        if (from == DataType.Record)
        {
            return to.Kind == TypeKind.Composite || (context == CastContext.Explicit && to.Category == DataTypeCategory.String);
        }

        if (Casts.Find(from, to, out CastContext allowed) is not null)
        {
            return allowed <= context;
        }

        // A vector may become an array, but not the other way round.
        bool isArray = from.IsArray || from == DataType.Int2Vector || from == DataType.OidVector;
        return from.Element is { } fromElement && to.Element is { } toElement && isArray && to.IsArray && CanCoerce(fromElement, toElement, context, catalog);
    }

    /// <summary>The expression converted, or null when there is no such conversion in that context.</summary>
    /// <exception cref="SqlErrorException">The text of an untyped literal isn't valid for the type.</exception>
    public static BoundExpression? TryCoerce(BoundExpression expression, SqlType target, CastContext context, BindingContext binding)
    {
        DataType from = expression.Type.Type;
        DataType to = target.Type;
        bool isExplicit = context == CastContext.Explicit;
        if (from == DataType.Unknown && to != DataType.Unknown && to != DataType.Any && !to.IsPolymorphic)
        {
            return CoerceUnknown(expression, target, isExplicit, binding);
        }

        if (from == DataType.Unknown && isExplicit && to.IsPolymorphic)
        {
            return OfNoActualType(expression, target);
        }

        if (from == to)
        {
            // A cast to a type without its modifier is one: the value may then be any of the type.
            return isExplicit && target.Modifier < 0 && expression.Type.Modifier >= 0
                ? new BoundCast(expression, null, target, isExplicit, expression.Position)
                : WithModifier(expression, target, isExplicit);
        }

        if (!CanCoerce(from, to, context, binding.Catalog))
        {
            return null;
        }

        if (to == DataType.Any || to.IsPolymorphic || to == DataType.Record)
        {
            return expression;
        }

        if (from == DataType.Record && to.Underlying().Kind == TypeKind.Composite && expression is not (BoundRow or BoundWholeRow))
        {
            // What fields a record has is known only where it is written out, or is a relation's row.
            throw CannotCast(expression, target, expression.Position);
        }

        if (to.Kind == TypeKind.Domain)
        {
            BoundExpression? inner = TryCoerce(expression, to.BaseType!.Value, context, binding);
            return inner is null ? null : DomainBinder.Constrain(inner, target, binding, expression.Position);
        }

        if (UserCasts.Find(from.Underlying(), to, binding.Catalog) is { } made)
        {
            return DomainBinder.ConstrainParts(AndModifier(UserCasts.Apply(made, expression, target, isExplicit, binding), target, isExplicit), binding);
        }

        if (RowTypes.IsMadeOf(from.Underlying(), to, binding.Catalog.Catalog))
        {
            return new BoundCast(expression, RowTypes.ByNames(from.Underlying(), to), to, isExplicit, expression.Position);
        }

        if (expression is BoundRow row && to.Kind == TypeKind.Composite)
        {
            return CoerceRow(row, target, context, binding);
        }

        if (to == DataType.Bit && from.Underlying().Category == DataTypeCategory.Numeric)
        {
            int length = Math.Max(1, target.Modifier);
            return new BoundCast(expression, (in Value value, CallContext _) => BitText.FromInteger(value.Int64, length), new SqlType(to, length), isExplicit, expression.Position);
        }

        BoundExpression converted = UserCasts.OfElements(from.Underlying(), to, expression, isExplicit, binding)
            ?? new BoundCast(expression, Function(from.Underlying(), to), to, isExplicit, expression.Position);
        return DomainBinder.ConstrainParts(AndModifier(converted, target, isExplicit), binding);
    }

    /// <summary>Converts as CAST does.</summary>
    /// <exception cref="SqlErrorException">42846: cannot cast type … to ….</exception>
    public static BoundExpression Cast(BoundExpression expression, SqlType target, int position, BindingContext binding) =>
        TryCoerce(expression, target, CastContext.Explicit, binding) ?? throw CannotCast(expression, target, position);

    /// <summary>Converts to the type a column is assigned.</summary>
    /// <exception cref="SqlErrorException">42804: column … is of type … but expression is of type ….</exception>
    public static BoundExpression Assign(BoundExpression expression, SqlType target, string column, BindingContext binding) =>
        TryCoerce(expression, target, CastContext.Assignment, binding) ?? throw new SqlErrorException(
            SqlState.DatatypeMismatch,
            $"column \"{column}\" is of type {target.Type.DisplayName} but expression is of type {expression.Type.Type.DisplayName}",
            hint: "You will need to rewrite or cast the expression.",
            position: ExpressionStart.Of(expression),
            routine: "transformAssignedExpr");

    /// <summary>Converts where the conversion is known to exist.</summary>
    public static BoundExpression Implicit(BoundExpression expression, SqlType target, BindingContext binding) =>
        TryCoerce(expression, target, CastContext.Implicit, binding) ?? throw CannotCast(expression, target, expression.Position);

    /// <summary>A condition: must be boolean.</summary>
    /// <exception cref="SqlErrorException">42804: argument of WHERE must be type boolean, not type ….</exception>
    public static BoundExpression Condition(BoundExpression expression, string construct, BindingContext binding) =>
        Required(expression, DataType.Boolean, $"argument of {construct} must be type boolean, not type ", binding);

    /// <summary>A count, as LIMIT wants it.</summary>
    public static BoundExpression Count(BoundExpression expression, string construct, BindingContext binding) =>
        TryCoerce(expression, DataType.Int8, CastContext.Assignment, binding) ?? throw new SqlErrorException(
            SqlState.DatatypeMismatch,
            $"argument of {construct} must be type bigint, not type {expression.Type.Type.DisplayName}",
            position: ExpressionStart.Of(expression));

    /// <summary>Makes text of what is still unknown: output columns have real types.</summary>
    public static BoundExpression ResolveUnknown(BoundExpression expression, BindingContext binding) =>
        expression.Type.Type == DataType.Unknown ? Implicit(expression, DataType.Text, binding) : expression;

    private static BoundExpression Required(BoundExpression expression, DataType type, string message, BindingContext binding)
    {
        if (expression.Type.Type.Underlying() == type)
        {
            return expression;
        }

        return TryCoerce(expression, type, CastContext.Implicit, binding) ?? throw new SqlErrorException(
            SqlState.DatatypeMismatch, message + expression.Type.Type.DisplayName, position: ExpressionStart.Of(expression));
    }

    /// <summary>A parameter of a domain holds a value that no domain has tested yet: all do, from the innermost on.</summary>
    private static BoundExpression ConstrainGiven(BoundExpression parameter, SqlType type, bool isExplicit, BindingContext binding) => type.Type.Kind == TypeKind.Domain
        ? DomainBinder.Constrain(ConstrainGiven(parameter, type.Type.BaseType!.Value, isExplicit, binding), type, binding, parameter.Position)
        : DomainBinder.ConstrainParts(WithModifier(parameter, type, isExplicit), binding);

    private static BoundExpression CoerceUnknown(BoundExpression expression, SqlType target, bool isExplicit, BindingContext binding)
    {
        if (target.Type.Kind == TypeKind.Domain)
        {
            return expression is BoundParameter given
                ? ConstrainGiven(binding.Parameters.Settle(given, target.Type), target, isExplicit, binding)
                : DomainBinder.Constrain(CoerceUnknown(expression, target.Type.BaseType!.Value, isExplicit, binding), target, binding, expression.Position);
        }

        switch (expression)
        {
            case BoundCast { Collation: { } choice } collated:
                BoundExpression below = CoerceUnknown(collated.Operand, target, isExplicit, binding);
                return Collations.HasCollation(below.Type.Type)
                    ? new BoundCast(below, null, below.Type.Collated(choice.Collation), isExplicit: false, collated.Position) { Collation = choice }
                    : below;
            case BoundConstant { Value.IsNull: true }:
                return new BoundConstant(Value.Null, target, expression.Position);
            case BoundConstant constant:
                return DomainBinder.ConstrainParts(Literal(constant, target, isExplicit, binding), binding);
            case BoundParameter parameter:
                return DomainBinder.ConstrainParts(WithModifier(binding.Parameters.Settle(parameter, target.Type), target, isExplicit), binding);
            default:
                SqlType type = target.Type;
                return DomainBinder.ConstrainParts(
                    AndModifier(
                        new BoundCast(expression, (in Value value, CallContext call) => TextFormat.Parse(type, value.Utf8, call.Format), type, isExplicit, expression.Position),
                        target,
                        isExplicit),
                    binding);
        }
    }

    /// <summary>NULL cast to anyarray and its like stays one; what it is an array of, nobody knows.</summary>
    private static BoundExpression? OfNoActualType(BoundExpression expression, SqlType target)
    {
        if (!target.Type.IsContainer)
        {
            return target.Type == DataType.AnyEnum ? null : expression;
        }

        return expression switch
        {
            BoundConstant { Value.IsNull: true } => new BoundConstant(Value.Null, target, expression.Position),
            BoundConstant => throw new SqlErrorException(
                SqlState.FeatureNotSupported, $"cannot accept a value of type {target.Type.DisplayName}", position: expression.Position),
            _ => expression,
        };
    }

    private static BoundExpression Literal(BoundConstant constant, SqlType target, bool isExplicit, BindingContext binding)
    {
        Value written = ParseLiteral(constant, target, binding);
        BoundConstant literal = new(written, target.Type, constant.Position);
        binding.NoteLiteral(literal);
        if (target.Modifier < 0)
        {
            return literal;
        }

        try
        {
            return new BoundConstant(Casts.ApplyModifier(target, written, isExplicit), target, constant.Position) { Written = written };
        }
        catch (SqlErrorException)
        {
            // It can be read but doesn't fit: an error of whoever asks for its value, not of a definition that it stands in.
            return new BoundCast(literal, null, target, isExplicit, constant.Position);
        }
    }

    private static Value ParseLiteral(BoundConstant constant, SqlType target, BindingContext binding)
    {
        try
        {
            // Interval's input looks at the modifier (a bare number means the last field); other types are cut or refused afterwards.
            SqlType read = target.Type == DataType.Interval ? target : target.Type;
            SessionFormat format = binding.FormatFor(target.Type);
            if (format.Notices is { } tell && HasNotices(target.Type))
            {
                // What stands in a definition was told when that was made.
                bool isTold = binding.ViewDepth > 0 || binding.Catalog.IsInDefinition;
                format = format with { Notices = isTold ? null : notice => tell(notice with { Position = constant.Position }) };
            }

            Value value = TextFormat.Parse(read, constant.Value.Utf8, format);
            if (ReadsClock(constant, read, value, format))
            {
                binding.NoteTimed(constant.Position, TextFormat.ToText(target.Type, value, SessionFormat.Default));
            }

            return value;
        }
        catch (SqlErrorException error) when (error.Position == 0 && error.MoveTo(constant.Position))
        {
            throw;
        }
    }

    /// <summary>Whether the type's input function has more to say than errors.</summary>
    private static bool HasNotices(DataType type) => (type.Underlying() is { IsArray: true, Element: { } element } ? element.Underlying() : type.Underlying()) is var read
        && (read == DataType.TsQuery || read == DataType.AclItem);

    /// <summary>Whether a literal would be something else at another time.</summary>
    private static bool ReadsClock(BoundConstant constant, SqlType type, in Value value, SessionFormat format)
    {
        // Most have none of the letters that each of the words has one of: they need no string.
        if (constant.Value.Utf8.IndexOfAny("dDwW"u8) < 0)
        {
            return false;
        }

        string text = constant.Value.Text;
        if (!Array.Exists(s_clockWords, word => text.Contains(word, StringComparison.OrdinalIgnoreCase)))
        {
            return false;
        }

        Value later = TextFormat.Parse(type, constant.Value.Utf8, format with { Now = format.Now + DateTimes.MicrosPerDay + 1, Notices = null });
        return TextFormat.ToText(type, later, SessionFormat.Default) != TextFormat.ToText(type, value, SessionFormat.Default);
    }

    private static BoundExpression WithModifier(BoundExpression expression, SqlType target, bool isExplicit) =>
        target.Modifier < 0 || target.Modifier == expression.Type.Modifier
            ? expression
            : new BoundCast(expression, null, target, isExplicit, expression.Position);

    /// <summary>The modifier behind the conversion to its type, which it is one cast with.</summary>
    private static BoundExpression AndModifier(BoundExpression converted, SqlType target, bool isExplicit) =>
        WithModifier(converted, target, isExplicit) is BoundCast cast && !ReferenceEquals(cast, converted)
            ? new BoundCast(converted, null, target, isExplicit, converted.Position) { IsSecondHalf = true }
            : converted;

    private static CastFunction? Function(DataType from, DataType to)
    {
        if (Casts.Find(from, to, out _) is { } direct)
        {
            return direct;
        }

        if (from.Element is not { } fromElement || to.Element is not { } toElement)
        {
            return null;
        }

        return ForElements(fromElement == toElement ? null : Function(fromElement.Underlying(), toElement), toElement);
    }

    /// <summary>Converts each element of arrays that isn't NULL.</summary>
    /// <param name="element">Null: the elements stay as they are.</param>
    internal static CastFunction ForElements(CastFunction? element, DataType type) => (in Value value, CallContext call) =>
    {
        ArrayValue array = value.Array;
        Value[] items = new Value[array.Count];
        for (int index = 0; index < items.Length; index++)
        {
            Value item = array.Items[index];
            items[index] = item.IsNull || element is null ? item : element(item, call);
        }

        return Value.FromArray(new ArrayValue(type, array.Lengths, array.LowerBounds, items));
    };

    private static BoundExpression? CoerceRow(BoundRow row, SqlType target, CastContext context, BindingContext binding)
    {
        IReadOnlyList<CompositeField> fields = target.Type.Fields;
        if (fields.Count != row.Children.Count)
        {
            throw new SqlErrorException(
                SqlState.CannotCoerce, $"cannot cast type record to {target.Type.DisplayName}",
                detail: fields.Count > row.Children.Count ? "Input has too few columns." : "Input has too many columns.", position: row.Position);
        }

        BoundExpression[] items = new BoundExpression[fields.Count];
        for (int index = 0; index < items.Length; index++)
        {
            if (TryCoerce(row.Written[index], fields[index].Type, context, binding) is not { } item)
            {
                return null;
            }

            items[index] = item;
        }

        binding.NoteRow(row, target.Type);
        return new BoundRow(items, [.. fields.Select(field => field.Name)], target, row.Position);
    }

    private static SqlErrorException CannotCast(BoundExpression expression, SqlType target, int position) => new(
        SqlState.CannotCoerce, $"cannot cast type {expression.Type.Type.DisplayName} to {target.Type.DisplayName}", position: position);
}
