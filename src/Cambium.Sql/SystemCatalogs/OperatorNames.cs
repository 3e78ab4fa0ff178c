using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;
using UserOperator = Cambium.Engine.Catalog.OperatorDefinition;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>What regoper and regoperator read and print.</summary>
internal static class OperatorNames
{
    /// <param name="withOperands">regoperator: symbol(left,right), NONE for no left one.</param>
    public static string? NameOf(SqlSession session, int oid, bool withOperands)
    {
        if (OperatorRegistry.All.FirstOrDefault(definition => definition.Oid == oid) is { } known)
        {
            return withOperands ? Signature(known.Symbol, known.Left, known.Right) : known.Symbol;
        }

        if (!session.Names.Catalog.TryGet(oid, out UserOperator? made))
        {
            return null;
        }

        string name = session.Names.VisibleName(made) == made.Name ? made.Name : $"{Identifier.Quote(session.Names.SchemaName(made.SchemaId))}.{made.Name}";
        return withOperands ? Signature(name, made.Left?.Type, made.Right.Type) : name;

        string Signature(string symbol, DataType? left, DataType right) => $"{symbol}({(left is null ? "NONE" : RegistryNames.Type(session, left))},{RegistryNames.Type(session, right)})";
    }

    /// <param name="text">[schema.]symbol, with the operands in parentheses for regoperator.</param>
    /// <exception cref="SqlErrorException">42725: without operands there are several; 22P02, 54023, 42P02: they aren't two.</exception>
    public static uint? Find(SqlSession session, string text, bool withOperands)
    {
        int parenthesis = text.IndexOf('(', StringComparison.Ordinal);
        if (withOperands && parenthesis < 0)
        {
            throw new SqlErrorException(SqlState.InvalidTextRepresentation, "expected a left parenthesis");
        }

        string name = (withOperands ? text[..parenthesis] : text).Trim(Blanks.Characters);
        int dot = name.LastIndexOf('.');
        string? schema = dot < 0 ? null : name[..dot].Trim('"');
        string symbol = name[(dot + 1)..].Trim(Blanks.Characters);
        List<(int Oid, DataType? Left, DataType Right)> found =
        [
            .. session.Names.Reader().FindOperators(schema, symbol).Select(static made => (made.Id, made.Left?.Type, made.Right.Type)),
            .. schema is null or "pg_catalog" ? OperatorRegistry.Find(symbol).Select(static known => (known.Oid, known.Left, known.Right)) : [],
        ];
        if (!withOperands)
        {
            return found.Count <= 1 ? (uint?)found.FirstOrDefault().Oid is > 0 and var only ? only : null
                : throw new SqlErrorException(SqlState.AmbiguousFunction, $"more than one operator named {name}");
        }

        DataType?[] operands = [.. Operands(session, text[(parenthesis + 1)..].TrimEnd(Blanks.Characters).TrimEnd(')'))];
        return operands.Length switch
        {
            2 => (uint?)found.FirstOrDefault(candidate => candidate.Left == operands[0] && candidate.Right == operands[1]).Oid is > 0 and var oid ? oid : null,
            1 => throw new SqlErrorException(SqlState.UndefinedParameter, "missing argument", hint: "Use NONE to denote the missing argument of a unary operator."),
            _ => throw new SqlErrorException(SqlState.TooManyArguments, "too many arguments", hint: "Provide two argument types for operator."),
        };
    }

    private static IEnumerable<DataType?> Operands(SqlSession session, string types)
    {
        foreach (string type in types.Split(','))
        {
            yield return type.Trim(Blanks.Characters).Equals("none", StringComparison.OrdinalIgnoreCase) ? null : FunctionNames.Types(session, type).Single();
        }
    }
}
