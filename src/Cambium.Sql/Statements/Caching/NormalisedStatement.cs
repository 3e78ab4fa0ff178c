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

    /// <summary>The literals as text, by parameter: what each parameter's value is read from.</summary>
    public string[] Literals(string sql, IReadOnlyList<LiteralToken> tokens)
    {
        string[] literals = new string[Types.Length];
        for (int index = 0; index < uses.Length; index++)
        {
            LiteralUse use = uses[index];
            if (use.Parameter < 0)
            {
                continue;
            }

            LiteralToken token = tokens[index];
            literals[use.Parameter] = token.Kind == LiteralKind.Text
                ? sql.Substring(token.Start + 1, token.Length - 2).Replace("''", "'", StringComparison.Ordinal)
                : use.IsNegative ? string.Concat("-", sql.AsSpan(token.Start, token.Length)) : sql.Substring(token.Start, token.Length);
        }

        return literals;
    }

    /// <summary>The values of the parameters, of the types the plan gave them.</summary>
    /// <param name="sql">Whose literals they are: errors point at them.</param>
    public Value[] Parse(string sql, string[] literals, IReadOnlyList<SqlType> types, SessionFormat format)
    {
        Value[] values = new Value[literals.Length];
        for (int index = 0; index < values.Length; index++)
        {
            DataType type = types[index].Type;
            values[index] = type == DataType.Int4 && int.TryParse(literals[index], NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int small) ? Value.FromInt32(small)
                : type == DataType.Int8 && long.TryParse(literals[index], NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out long large) ? Value.FromInt64(large)
                : Read(index);
        }

        return values;

        Value Read(int index)
        {
            try
            {
                return TextFormat.Parse(types[index], Encoding.UTF8.GetBytes(literals[index]), format);
            }
            catch (SqlErrorException error) when (error.PlaceAt(PositionOf(index, sql)))
            {
                throw;
            }
        }
    }

    /// <summary>Where the literal of a parameter stands, from 1; 0: nobody knows.</summary>
    private int PositionOf(int parameter, string sql)
    {
        LiteralScanner scanner = new();
        int index = Array.FindIndex(uses, use => use.Parameter == parameter);
        return scanner.TryScan(sql) && index >= 0 && index < scanner.Tokens.Count ? scanner.Tokens[index].Start + 1 : 0;
    }
}
