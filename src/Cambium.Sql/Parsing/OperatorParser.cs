using System.Globalization;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>CREATE OPERATOR, CREATE OPERATOR CLASS and CREATE CAST.</summary>
internal sealed class OperatorParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>OPERATOR …, after CREATE.</summary>
    public Statement Create(int start)
    {
        if (Accept(Keyword.Operator, Keyword.Class))
        {
            return Class(start);
        }

        if (Accept(Keyword.Operator, Keyword.Family))
        {
            QualifiedName family = Names.AnyName();
            Expect(Keyword.Using);
            return new CreateOperatorFamilyStatement(family, Names.ColumnName(), Since(start));
        }

        Expect(Keyword.Operator);
        OperatorName name = Names.AnyOperator();
        return new CreateOperatorStatement(name, ParenthesizedList(Item), Since(start));
    }

    /// <summary>SET (item, …), after ALTER OPERATOR name (types).</summary>
    public AlterOperatorStatement Alter(ObjectReference target, int start)
    {
        Expect(Keyword.Set);
        return new AlterOperatorStatement(target, ParenthesizedList(Item), Since(start));
    }

    /// <summary>CAST (source AS target) …, after CREATE.</summary>
    public CreateCastStatement CreateCast(int start)
    {
        Expect(Keyword.Cast);
        ObjectReference types = Grammar.Objects.Reference(ObjectKind.Cast);
        ObjectReference? function = null;
        bool isThroughText = false;
        if (Accept(Keyword.Without))
        {
            Expect(Keyword.Function);
        }
        else
        {
            Expect(Keyword.With);
            isThroughText = Accept(Keyword.Inout);
            if (!isThroughText)
            {
                Expect(Keyword.Function);
                function = Grammar.Objects.Routine(ObjectKind.Function);
            }
        }

        CastContext context = CastContext.Explicit;
        if (Accept(Keyword.As))
        {
            context = Accept(Keyword.Implicit) ? CastContext.Implicit : CastContext.Assignment;
            if (context == CastContext.Assignment)
            {
                Expect(Keyword.Assignment);
            }
        }

        return new CreateCastStatement(types.Type!, types.TargetType!, function, isThroughText, context, Since(start));
    }

    private OperatorItem Item()
    {
        int start = Start;
        string name = Names.Label();
        TypeName? type = null;
        QualifiedName? function = null;
        OperatorName? @operator = null;
        bool flag = true;
        if (Tokens.AcceptOperator("="))
        {
            switch (name)
            {
                case "leftarg" or "rightarg":
                    type = Grammar.Types.ParseItem();
                    break;
                case "commutator" or "negator" when At(TokenKind.String):
                    int symbolStart = Start;
                    @operator = new OperatorName(null, Names.String(), Since(symbolStart));
                    break;
                case "commutator" or "negator":
                    @operator = Names.OperatorName();
                    break;
                case "hashes" or "merges":
                    flag = Grammar.Options.Value() is not TextOptionValue { Text: "false" or "off" };
                    break;
                case "restrict" or "join" when Accept(Keyword.None):
                    break;
                default:
                    // Read as a type, as in PostgreSQL: words such as bit are names of functions, too.
                    function = Grammar.Types.ParseItem().Name;
                    break;
            }
        }

        return new OperatorItem(name, type, function, @operator, flag, Since(start));
    }

    private CreateOperatorClassStatement Class(int start)
    {
        QualifiedName name = Names.AnyName();
        bool isDefault = Accept(Keyword.Default);
        Expect(Keyword.For, Keyword.Type);
        TypeName type = Grammar.Types.Parse();
        Expect(Keyword.Using);
        string method = Names.ColumnName();
        QualifiedName? family = Accept(Keyword.Family) ? Names.AnyName() : null;
        Expect(Keyword.As);
        List<ClassItem> members = [];
        TypeName? storage = null;
        do
        {
            if (Accept(Keyword.Storage))
            {
                storage = Grammar.Types.Parse();
            }
            else
            {
                members.Add(Member());
            }
        }
        while (Accept(TokenKind.Comma));
        return new CreateOperatorClassStatement(name, isDefault, type, method, family, [.. members], storage, Since(start));
    }

    /// <summary>OPERATOR number operator [(types)] [FOR SEARCH | FOR ORDER BY family], FUNCTION number [(types)] function(types).</summary>
    private ClassItem Member()
    {
        int start = Start;
        bool isOperator = Accept(Keyword.Operator);
        if (!isOperator)
        {
            Expect(Keyword.Function);
        }

        int number = int.TryParse(Names.SignedNumber(), CultureInfo.InvariantCulture, out int given) ? given : throw Unexpected();
        OperatorName? @operator = isOperator ? Names.AnyOperator() : null;
        SyntaxList<TypeName> types = At(TokenKind.LeftParenthesis) ? ParenthesizedList(Grammar.Types.Parse) : [];
        if (!isOperator)
        {
            return new ClassItem(number, null, types, false, Grammar.Objects.Routine(ObjectKind.Function), Since(start));
        }

        bool isForOrder = Accept(Keyword.For) && !Accept(Keyword.Search);
        if (isForOrder)
        {
            Expect(Keyword.Order, Keyword.By);
            Names.AnyName();
        }

        return new ClassItem(number, @operator, types, isForOrder, null, Since(start));
    }
}
