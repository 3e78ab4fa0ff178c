using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Turns sequence options into a definition, with PostgreSQL's defaults and checks.</summary>
internal static class SequenceBuilder
{
    /// <summary>A new sequence; not put into the catalog yet.</summary>
    public static SequenceDefinition Create(
        StatementContext context, int schemaId, string name, DataType type, SyntaxList<SequenceOption> options, bool isTemporary) =>
        Apply(
            context,
            DefaultPrivilegesCommand.Apply(context, new SequenceDefinition
            {
                Id = context.Transaction.Ddl.NextId(),
                Name = name,
                SchemaId = schemaId,
                OwnerId = context.Session.Roles.CurrentId,
                Type = type,
                IsTemporary = isTemporary,
            }),
            options,
            isNew: true);

    /// <summary>The definition with options applied; RESTART and OWNED BY are the caller's.</summary>
    public static SequenceDefinition Apply(StatementContext context, SequenceDefinition sequence, SyntaxList<SequenceOption> options, bool isNew)
    {
        SequenceOption? Find(params SequenceOptionKind[] kinds)
        {
            SequenceOption[] found = [.. options.Where(option => kinds.Contains(option.Kind))];
            return found.Length switch
            {
                0 => null,
                1 => found[0],
                _ => throw GivenOptions.Redundant(found[1].Span),
            };
        }

        _ = Find(SequenceOptionKind.Logged, SequenceOptionKind.Unlogged);
        DataType type = sequence.Type.Type;
        if (Find(SequenceOptionKind.As) is { Type: { } typeName })
        {
            type = context.Names.Resolve(typeName).Type;
            if (type != DataType.Int2 && type != DataType.Int4 && type != DataType.Int8)
            {
                throw new SqlErrorException(SqlState.InvalidParameterValue, "sequence type must be smallint, integer, or bigint");
            }
        }

        long increment = Find(SequenceOptionKind.Increment) is { } by ? Number(by) : sequence.Increment;
        if (increment == 0)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "INCREMENT must not be zero");
        }

        (long lowest, long highest) = Bounds(type);
        // Bounds that were those of the old type become those of the new one; others were somebody's choice.
        (long lowestBefore, long highestBefore) = Bounds(sequence.Type.Type);
        bool isOther = !isNew && type != sequence.Type.Type;
        long maximum = Find(SequenceOptionKind.MaxValue) is { } max
            ? max.Number is null ? DefaultMaximum() : Number(max)
            : isNew ? DefaultMaximum() : isOther && sequence.Maximum == highestBefore ? highest : sequence.Maximum;
        long minimum = Find(SequenceOptionKind.MinValue) is { } min
            ? min.Number is null ? DefaultMinimum() : Number(min)
            : isNew ? DefaultMinimum() : isOther && sequence.Minimum == lowestBefore ? lowest : sequence.Minimum;
        if (maximum > highest || maximum < lowest)
        {
            throw OutOfRange("MAXVALUE", maximum, type);
        }

        if (minimum < lowest || minimum > highest)
        {
            throw OutOfRange("MINVALUE", minimum, type);
        }

        if (minimum >= maximum)
        {
            throw Invalid(CultureInfo.InvariantCulture, $"MINVALUE ({minimum}) must be less than MAXVALUE ({maximum})");
        }

        long start = Find(SequenceOptionKind.Start) is { } with ? Number(with) : isNew ? (increment > 0 ? minimum : maximum) : sequence.Start;
        if (start < minimum)
        {
            throw Invalid(CultureInfo.InvariantCulture, $"START value ({start}) cannot be less than MINVALUE ({minimum})");
        }

        if (start > maximum)
        {
            throw Invalid(CultureInfo.InvariantCulture, $"START value ({start}) cannot be greater than MAXVALUE ({maximum})");
        }

        long cache = Find(SequenceOptionKind.Cache) is { } keep ? Number(keep) : sequence.Cache;
        if (cache <= 0)
        {
            throw Invalid(CultureInfo.InvariantCulture, $"CACHE ({cache}) must be greater than zero");
        }

        SequenceOption? cycle = Find(SequenceOptionKind.Cycle, SequenceOptionKind.NoCycle);
        return sequence with
        {
            Type = type,
            Increment = increment,
            Minimum = minimum,
            Maximum = maximum,
            Start = start,
            Cache = cache,
            Cycles = cycle is null ? sequence.Cycles : cycle.Kind == SequenceOptionKind.Cycle,
        };

        long DefaultMaximum() => increment > 0 ? highest : -1;

        long DefaultMinimum() => increment > 0 ? 1 : lowest;
    }

    public static long Number(SequenceOption option) => long.TryParse(option.Number, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out long value)
        ? value
        : throw new SqlErrorException(
            SqlState.NumericValueOutOfRange, $"value \"{option.Number}\" is out of range for type bigint", position: option.Span.Position);

    private static (long Lowest, long Highest) Bounds(DataType type) =>
        type == DataType.Int2 ? (short.MinValue, short.MaxValue) : type == DataType.Int4 ? (int.MinValue, int.MaxValue) : (long.MinValue, long.MaxValue);

    private static SqlErrorException OutOfRange(string option, long value, DataType type) =>
        Invalid(CultureInfo.InvariantCulture, $"{option} ({value}) is out of range for sequence data type {type.DisplayName}");

    private static SqlErrorException Invalid(IFormatProvider provider, FormattableString message) =>
        new(SqlState.InvalidParameterValue, message.ToString(provider));
}
