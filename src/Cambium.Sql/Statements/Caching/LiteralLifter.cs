using System.Runtime.CompilerServices;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Caching;

/// <summary>
/// Replaces literals by parameters where a parameter means the same: in conditions (of subqueries in them, too), in VALUES and in SET. Elsewhere (select
/// lists, ORDER BY 1, LIMIT, types' modifiers) they stay, and so does what is nothing but literals: the planner computes that.
/// </summary>
internal sealed class LiteralLifter(IReadOnlyList<LiteralToken> tokens)
{
    private readonly LiteralUse?[] _uses = new LiteralUse?[tokens.Count];
    private readonly List<SqlType> _types = [];

    /// <summary>The statement with parameters; null when none of its literals can be lifted, unless it has none and begins or ends a transaction.</summary>
    public static NormalisedStatement? Lift(string normalised, string sql, Statement statement, IReadOnlyList<LiteralToken> tokens)
    {
        if (tokens.Count == 0)
        {
            return UtilityPlan.IsTransactionControl(statement) ? new NormalisedStatement(normalised, sql, statement, [], []) : null;
        }

        LiteralLifter lifter = new(tokens);
        Statement? lifted = lifter.Lift(statement);
        if (lifted is null || lifter._types.Count == 0)
        {
            return null;
        }

        LiteralUse[] uses = new LiteralUse[tokens.Count];
        for (int index = 0; index < uses.Length; index++)
        {
            uses[index] = lifter._uses[index] ?? new LiteralUse(-1, false, sql.Substring(tokens[index].Start, tokens[index].Length));
        }

        return new NormalisedStatement(normalised, sql, lifted, uses, [.. lifter._types]);
    }

    private Statement? Lift(Statement statement) => statement switch
    {
        SelectStatement select => Lift(select),
        InsertStatement { With: null, OnConflict: null, Source: { With: null, Body: ValuesBody values } source } insert =>
            insert with { Source = source with { Body = values with { Rows = [.. values.Rows.Select(row => row with { Items = LiftAll(row.Items) })] } } },
        UpdateStatement { With: null } update => update with
        {
            Assignments = [.. update.Assignments.Select(Lift)],
            Where = update.Where is null ? null : Lift(update.Where),
        },
        DeleteStatement { With: null, Where: { } where } delete => delete with { Where = Lift(where) },
        _ => null,
    };

    private SelectStatement Lift(SelectStatement select) => select is { With: null, Body: SelectBody { Into: null, Where: { } where } body }
        ? select with { Body = body with { Where = Lift(where) } }
        : select;

    private Assignment Lift(Assignment assignment) =>
        assignment is ColumnAssignment { Value: not DefaultExpression } single ? single with { Value = Lift(single.Value) } : assignment;

    private SyntaxList<Expression> LiftAll(SyntaxList<Expression> items) => [.. items.Select(Lift)];

    private Expression Lift(Expression expression)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        CancellationPoint.Tick();
        return expression switch
        {
            NumericLiteral number => LiftLiteral(number, number.Text.StartsWith('-')),
            StringLiteral text => LiftLiteral(text, isNegative: false),
            AndExpression and => and with { Operands = LiftAll(and.Operands) },
            OrExpression or => or with { Operands = LiftAll(or.Operands) },
            NotExpression not => not with { Operand = Lift(not.Operand) },
            BinaryExpression binary when IsConstant(binary) => binary,
            BinaryExpression binary => binary with { Left = Lift(binary.Left), Right = Lift(binary.Right) },
            BetweenExpression between => between with { Operand = Lift(between.Operand), Lower = Lift(between.Lower), Upper = Lift(between.Upper) },
            ScalarSubqueryExpression subquery => subquery with { Query = Lift(subquery.Query) },
            ExistsExpression exists => exists with { Query = Lift(exists.Query) },
            InSubqueryExpression list => list with { Operand = Lift(list.Operand), Query = Lift(list.Query) },
            InListExpression list => list with { Operand = Lift(list.Operand), Items = LiftAll(list.Items) },
            _ => expression,
        };
    }

    /// <summary>Looks a few levels deep: it is asked at every level.</summary>
    private static bool IsConstant(Expression expression, int levels = 4) => expression switch
    {
        NumericLiteral or StringLiteral => true,
        BinaryExpression binary => levels > 0 && IsConstant(binary.Left, levels - 1) && IsConstant(binary.Right, levels - 1),
        _ => false,
    };

    private Expression LiftLiteral(Expression literal, bool isNegative)
    {
        for (int index = 0; index < tokens.Count; index++)
        {
            if (tokens[index].End != literal.Span.End || _uses[index] is not null)
            {
                continue;
            }

            LiteralKind kind = tokens[index].Kind;
            if ((literal is StringLiteral) != (kind == LiteralKind.Text))
            {
                return literal;
            }

            _uses[index] = new LiteralUse(_types.Count, isNegative, "");
            _types.Add(kind switch
            {
                LiteralKind.Int4 => DataType.Int4,
                LiteralKind.Int8 => DataType.Int8,
                LiteralKind.Numeric => DataType.Numeric,
                _ => DataType.Unknown,
            });
            return new ParameterExpression(_types.Count, literal.Span);
        }

        return literal;
    }
}
