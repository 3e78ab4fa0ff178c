using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Caching;

/// <summary>A statement whose literals have become parameters, so that it is parsed and planned once for all their values.</summary>
internal sealed class NormalisedStatement(string text, string sql, Statement statement, LiteralUse[] uses, SqlType[] types)
{
    /// <summary>With marks for literals, and the values of those that stay.</summary>
    public string CacheText { get; } = text + "\u0005" + string.Join('\u0005', uses.Where(use => use.Parameter < 0).Select(use => use.Fixed));

    public string Text { get; } = text;

    /// <summary>The text it was made of; spans in <see cref="Statement"/> point into it.</summary>
    public string Sql { get; } = sql;

    public Statement Statement { get; } = statement;

    /// <summary>Types of the parameters: by the literals' look, unknown for strings.</summary>
    public SqlType[] Types { get; } = types;

    /// <summary>Of a statement that begins or ends a transaction, which depends on nothing else; else null: found by <see cref="CacheText"/>.</summary>
    public StatementPlan? Plan { get; } = UtilityPlan.IsTransactionControl(statement) ? new UtilityPlan(statement, [], null) : null;

    /// <summary>Its plan as it was found last, so that it needn't be looked for by the whole text again.</summary>
    public KnownPlan? Known { get; set; }

    /// <summary>Whether the literals that stay are those of this statement.</summary>
    public bool Fits(string sql, IReadOnlyList<LiteralToken> tokens)
    {
        if (tokens.Count != uses.Length)
        {
            return false;
        }

        for (int index = 0; index < uses.Length; index++)
        {
            if (uses[index].Parameter < 0 && !sql.AsSpan(tokens[index].Start, tokens[index].Length).SequenceEqual(uses[index].Fixed))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Where in a statement that it stands for is what is at a position of <see cref="Sql"/>.</summary>
    public int PositionIn(string sql, int position)
    {
        LiteralScanner own = new();
        LiteralScanner other = new();
        if (own.TryScan(Sql) && other.TryScan(sql) && own.Tokens.Count == other.Tokens.Count)
        {
            for (int index = own.Tokens.Count - 1; index >= 0; index--)
            {
                if (own.Tokens[index].End < position)
                {
                    return position + other.Tokens[index].End - own.Tokens[index].End;
                }
            }
        }

        return position;
    }

    /// <summary>The literals by parameter: what each parameter's value is read from.</summary>
    public LiteralText[] Literals(string sql, IReadOnlyList<LiteralToken> tokens)
    {
        LiteralText[] literals = new LiteralText[Types.Length];
        for (int index = 0; index < uses.Length; index++)
        {
            LiteralUse use = uses[index];
            if (use.Parameter < 0)
            {
                continue;
            }

            LiteralToken token = tokens[index];
            string content = token.Kind == LiteralKind.Text
                ? sql.Substring(token.Start + 1, token.Length - 2).Replace("''", "'", StringComparison.Ordinal)
                : use.IsNegative ? string.Concat("-", sql.AsSpan(token.Start, token.Length)) : sql.Substring(token.Start, token.Length);
            literals[use.Parameter] = new LiteralText(content, token.Start + 1);
        }

        return literals;
    }

    /// <summary>The values of the parameters, of the types the plan gave them.</summary>
    public static Value[] Parse(LiteralText[] literals, IReadOnlyList<SqlType> types, SessionFormat format)
    {
        Value[] values = new Value[literals.Length];
        int index = 0;
        try
        {
            for (; index < values.Length; index++)
            {
                values[index] = Parse(literals[index].Content, types[index], format);
            }
        }
        catch (SqlErrorException error) when (error.MoveTo(literals[index].Position))
        {
        }

        return values;
    }

    private static Value Parse(string literal, SqlType type, SessionFormat format) =>
        type.Type == DataType.Int4 && int.TryParse(literal, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int small) ? Value.FromInt32(small)
        : type.Type == DataType.Int8 && long.TryParse(literal, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out long large) ? Value.FromInt64(large)
        : TextFormat.Parse(type, Encoding.UTF8.GetBytes(literal), format);
}
