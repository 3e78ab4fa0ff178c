using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Routines.PlPgSql;
using Cambium.Sql.Sessions;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Routines;

/// <summary>Tests a new function's body, as far as that goes without running it.</summary>
internal static class RoutineValidation
{
    /// <param name="statement">The text of what defines it.</param>
    public static void Check(SqlSession session, UserFunction function, string statement)
    {
        if (function.ReturnType.Type.IsPseudo && function.Language == "sql" && function.ReturnType.Type is { IsPolymorphic: false } type && type != DataType.Void && type != DataType.Record)
        {
            throw new SqlErrorException(SqlState.InvalidFunctionDefinition, $"SQL functions cannot return type {type.DisplayName}");
        }

        if (function.Language == "sql" && function.ArgumentTypes.Select(static argument => argument.Type).FirstOrDefault(static argument => argument is { IsPseudo: true, IsPolymorphic: false }) is { } pseudo)
        {
            throw new SqlErrorException(SqlState.InvalidFunctionDefinition, $"SQL functions cannot have arguments of type {pseudo.DisplayName}");
        }

        CallTypes types = new([.. function.ArgumentTypes.Select(Example)], Example(function.ReturnType))
        {
            Columns = RoutineColumns.Of(function, Example(function.ReturnType), Example),
        };
        if (function.Language == "plpgsql")
        {
            PlRoutine.Compile(session.Routines, function.Body, function, types, newIn: statement, checksSql: true);
        }
        else if (!function.ArgumentTypes.Any(argument => argument.Type.IsPolymorphic))
        {
            CheckSql(session, function, types);
        }
    }

    /// <summary>
    /// For a filter on errors of a body, whose places are told in the statement that holds the body, when it stands there as it is, or as a literal with its quotes doubled.
    /// Always false.
    /// </summary>
    public static bool PlaceInStatement(SqlErrorException error, string body, string statement)
    {
        int place = error.InternalPosition <= 0 || body.Length == 0 ? -1 : error.InternalQuery == body ? 0 : body.IndexOf(error.InternalQuery!, StringComparison.Ordinal);
        if (place < 0)
        {
            return false;
        }

        int start = statement.IndexOf(body, StringComparison.Ordinal);
        int doubled = 0;
        if (start < 0)
        {
            start = statement.IndexOf(body.Replace("'", "''", StringComparison.Ordinal), StringComparison.Ordinal);
            doubled = body.AsSpan(0, place + error.InternalPosition - 1).Count('\'');
        }

        return start >= 0 && error.PlaceAt(start + place + doubled + error.InternalPosition);
    }

    /// <summary>A type that a polymorphic one may stand for.</summary>
    private static SqlType Example(SqlType type) => type.Type.Oid switch
    {
        2283 or 2776 or 5077 or 5079 or 3500 => DataType.Int4,
        2277 or 5078 => DataType.Int4.Array!,
        _ => type,
    };

    private static void CheckSql(SqlSession session, UserFunction function, CallTypes types)
    {
        try
        {
            IReadOnlyList<ResultColumn>? columns = SqlRoutine.Compile(function, types)
                .Check(new RoutineFrame(session.Routines, new Value[types.Arguments.Count], types, true) { IsTest = true });
            if (types.Result.Type != DataType.Void && !function.IsProcedure)
            {
                RequireResult(columns, types, session.Names.Reader());
            }
        }
        catch (SqlErrorException error) when (error.Within($"SQL function \"{function.Name}\""))
        {
            throw;
        }
    }

    /// <param name="columns">Of the last statement; null: it returns no rows.</param>
    /// <exception cref="SqlErrorException">42P13.</exception>
    public static void RequireResult(IReadOnlyList<ResultColumn>? columns, CallTypes types, CatalogReader catalog)
    {
        SqlErrorException Mismatch(string detail) => new(
            SqlState.InvalidFunctionDefinition, $"return type mismatch in function declared to return {types.Result.Type.DisplayName}", detail);
        if (columns is null)
        {
            throw Mismatch("Function's final statement must be SELECT or INSERT/UPDATE/DELETE RETURNING.");
        }

        SqlType[] expected = RowConverter.ColumnTypes(types);
        bool isRow = types.Result.Type.Underlying().Form == ValueForm.Record;
        if (expected.Length == 0 || (isRow && columns.Count == 1 && columns[0].Type.Type.Form == ValueForm.Record))
        {
            return;
        }

        if (!isRow && columns.Count != 1)
        {
            throw Mismatch("Final statement must return exactly one column.");
        }

        for (int index = 0; index < expected.Length; index++)
        {
            if (index >= columns.Count)
            {
                throw Mismatch("Final statement returns too few columns.");
            }

            if (!Coercion.CanCoerce(columns[index].Type.Type, expected[index].Type, CastContext.Assignment, catalog))
            {
                throw Mismatch(isRow
                    ? FormattableString.Invariant($"Final statement returns {columns[index].Type.Type.DisplayName} instead of {expected[index].Type.DisplayName} at column {index + 1}.")
                    : $"Actual return type is {columns[index].Type.Type.DisplayName}.");
            }
        }

        if (columns.Count > expected.Length)
        {
            throw Mismatch("Final statement returns too many columns.");
        }
    }
}
