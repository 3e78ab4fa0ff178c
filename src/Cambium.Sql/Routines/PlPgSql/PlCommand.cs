using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements;
using Cambium.Sql.Statements.Caching;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>EXECUTE: a command that is only put together while running, with values for its parameters.</summary>
internal sealed class PlCommand(EmbeddedExpression text, EmbeddedExpression[] arguments)
{
    /// <summary>It is a function's query, of RETURN QUERY: what returns no rows is refused.</summary>
    public bool IsReturned { get; init; }

    /// <summary>Runs all its statements; rows of the last go to the receiver.</summary>
    /// <param name="columns">The columns of the last statement; null when it returns no rows.</param>
    /// <param name="given">The parameters and their values.</param>
    /// <returns>Rows returned or changed by the last.</returns>
    public long Run(PlFrame frame, FunctionRows receiver, long rowsMax, out IReadOnlyList<ResultColumn>? columns, out IEnumerable<(string Name, SqlType Type, Value Value)> given)
    {
        (string sql, SqlType[] types, Value[] values) = Evaluate(frame);
        given = types.Zip(values, static (type, value) => (type, value)).Select(static (parameter, index) => (FormattableString.Invariant($"${index + 1}"), parameter.type, parameter.value));
        long count = 0;
        columns = null;
        RunningSql running = new(sql);
        using ContextLines.Running line = frame.Host.Lines.Enter(running);
        try
        {
            PreparedStatement? known = values.Length == 0 ? frame.Session.Analyzer.FindSimple(sql) : null;
            bool hasCut = false;
            IReadOnlyList<Statement> statements = known is not null ? [known.Statement!] : SqlParser.ParseScript(sql, (name, kept) =>
            {
                hasCut = true;
                frame.Session.NoticeCut(name, kept);
            });
            foreach (Statement statement in statements)
            {
                Check(frame, statement, running);
                PreparedStatement prepared = known ?? Prepare(frame, sql, statement, types);
                StatementPlan plan = Plan(frame, prepared, ref values);
                if (IsReturned && plan.Columns is null)
                {
                    throw PlReturnQueryNode.NoRows(EmbeddedStatement.TagOf(statement, sql));
                }

                RowCounter counter = new(receiver);
                using IStatementRun run = plan.Start(new StatementContext(frame.Session, prepared, values) { IsNested = true, IsQueryString = false, View = frame.View });
                bool isComplete = run.Run(counter, rowsMax);
                frame.Session.Transactions.Engine.EndStatement();
                columns = plan.Columns;
                bool counts = statement is SelectStatement or InsertStatement or UpdateStatement or DeleteStatement or MergeStatement or CreateTableAsStatement;
                count = isComplete && counts ? Math.Max(counter.Count, EmbeddedStatement.CountOf(run.CommandTag)) : counter.Count;
                if (known is null && values.Length == 0 && statements.Count == 1 && !hasCut && prepared.Cost < CostModel.PlannedForLiteralsMin)
                {
                    frame.Session.Analyzer.RememberSimple(sql, statement);
                }
            }
        }
        catch (SqlErrorException error) when (frame.Host.Lines.Describe(error))
        {
            throw;
        }

        return count;
    }

    /// <summary>Starts a query whose rows are pulled one after the other.</summary>
    public IStatementRun Start(PlFrame frame, bool isCursor, out StatementPlan plan, out string sql)
    {
        (sql, SqlType[] types, Value[] values) = Evaluate(frame);
        RunningSql running = new(sql);
        using ContextLines.Running line = frame.Host.Lines.Enter(running);
        try
        {
            if (SqlParser.ParseScript(sql, frame.Session.NoticeCut) is not [var statement])
            {
                throw new SqlErrorException(SqlState.InvalidCursorDefinition, "cannot open multi-query plan as cursor");
            }

            if (statement is SelectStatement { Into: not null })
            {
                throw running.Refused(CursorOpening.NotOpened(EmbeddedStatement.TagOf(statement, sql)));
            }

            Check(frame, statement, running);
            statement = isCursor ? CursorCommand.CursorQuery(statement) : statement;
            PreparedStatement prepared = Prepare(frame, sql, statement, types);
            plan = Plan(frame, prepared, ref values);
            if (plan.Columns is null)
            {
                throw running.Refused(CursorOpening.NotOpened(EmbeddedStatement.TagOf(statement, sql)));
            }

            return plan.Start(new StatementContext(frame.Session, prepared, values) { IsNested = true, View = frame.LastingView });
        }
        catch (SqlErrorException error) when (frame.Host.Lines.Describe(error))
        {
            throw;
        }
    }

    private (string Sql, SqlType[] Types, Value[] Values) Evaluate(PlFrame frame)
    {
        Value sql = text.Evaluate(frame);
        return sql.IsNull
            ? throw new SqlErrorException(SqlState.NullValueNotAllowed, "query string argument of EXECUTE is null")
            : (sql.Text, [.. arguments.Select(argument => ParameterType(argument.TypeOf(frame)))], [.. arguments.Select(argument => argument.Evaluate(frame))]);
    }

    /// <summary>Parameters have neither modifier nor collation of what their values come from: varchar(5) is varchar in what the command makes.</summary>
    private static SqlType ParameterType(SqlType type) => type.Type.Plain;

    private void Check(PlFrame frame, Statement statement, RunningSql running)
    {
        switch (statement)
        {
            case SelectStatement { Into: not null } when IsReturned:
                throw PlReturnQueryNode.NoRows(EmbeddedStatement.TagOf(statement, ""));
            case TransactionStatement:
                throw running.Refused(new SqlErrorException(SqlState.FeatureNotSupported, "EXECUTE of transaction commands is not implemented"));
            case SelectStatement { Into: not null }:
                throw running.Refused(new SqlErrorException(
                    SqlState.FeatureNotSupported, "EXECUTE of SELECT ... INTO is not implemented",
                    hint: "You might want to use EXECUTE ... INTO or EXECUTE CREATE TABLE ... AS instead."));
        }

        if (frame.IsReadOnly && UtilityStatements.Changes(statement) is { } command)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"{command} is not allowed in a non-volatile function");
        }
    }

    private static PreparedStatement Prepare(PlFrame frame, string sql, Statement statement, SqlType[] types) =>
        new("", sql, statement, types, frame.Session.Analyzer, frame.Session.Now);

    /// <summary>The plan for the values, which are those of its literals where it is shared with others that differ in them.</summary>
    private static StatementPlan Plan(PlFrame frame, PreparedStatement prepared, ref Value[] values)
    {
        StatementPlan plan = prepared.CurrentPlan();
        if (prepared.Literals is { } literals)
        {
            values = NormalisedStatement.Parse(literals, plan.ParameterTypes, frame.Session.Format);
            return prepared.PlanFor(plan, values);
        }

        return plan.ParameterTypes.Count <= values.Length
            ? plan
            : throw new SqlErrorException(SqlState.UndefinedParameter, FormattableString.Invariant($"there is no parameter ${values.Length + 1}"));
    }
}
