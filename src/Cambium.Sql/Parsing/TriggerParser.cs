using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>CREATE [CONSTRAINT] TRIGGER.</summary>
internal sealed class TriggerParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>[CONSTRAINT] TRIGGER …, after CREATE [OR REPLACE].</summary>
    public CreateTriggerStatement Create(bool orReplace, int start)
    {
        bool isConstraint = Accept(Keyword.Constraint);
        Expect(Keyword.Trigger);
        string name = Names.ColumnName();
        TriggerTiming timing = isConstraint ? After() : Timing();
        TriggerEvents events = Events(out SyntaxList<string> updateColumns);
        Expect(Keyword.On);
        QualifiedName table = Names.Qualified();
        QualifiedName? constraintFrom = isConstraint && Accept(Keyword.From) ? Names.Qualified() : null;
        ConstraintAttributes attributes = isConstraint ? Grammar.Constraints.Attributes("TRIGGER") : ConstraintAttributes.None;
        SyntaxList<TriggerTransition> transitions = !isConstraint && Accept(Keyword.Referencing) ? Transitions() : [];
        bool forEachRow = isConstraint ? ForEachConstrainedRow() : ForEachRow();
        Expression? when = Accept(Keyword.When) ? Condition() : null;
        Expect(Keyword.Execute);
        if (!Accept(Keyword.Function))
        {
            Expect(Keyword.Procedure);
        }

        QualifiedName function = Names.Function();
        Expect(TokenKind.LeftParenthesis);
        SyntaxList<string> arguments = At(TokenKind.RightParenthesis) ? [] : List(Argument);
        Expect(TokenKind.RightParenthesis);
        return new CreateTriggerStatement(
            name, orReplace, isConstraint, timing, events, updateColumns, table, constraintFrom, attributes, transitions, forEachRow, when,
            function, arguments, Since(start));
    }

    private TriggerTiming Timing() =>
        Accept(Keyword.Before) ? TriggerTiming.Before
        : Accept(Keyword.After) ? TriggerTiming.After
        : InsteadOf();

    private TriggerTiming After()
    {
        Expect(Keyword.After);
        return TriggerTiming.After;
    }

    private TriggerTiming InsteadOf()
    {
        Expect(Keyword.Instead, Keyword.Of);
        return TriggerTiming.InsteadOf;
    }

    private TriggerEvents Events(out SyntaxList<string> updateColumns)
    {
        TriggerEvents events = TriggerEvents.None;
        updateColumns = [];
        do
        {
            int start = Start;
            TriggerEvents one = Current.Keyword switch
            {
                Keyword.Insert => TriggerEvents.Insert,
                Keyword.Delete => TriggerEvents.Delete,
                Keyword.Update => TriggerEvents.Update,
                Keyword.Truncate => TriggerEvents.Truncate,
                _ => throw Unexpected(),
            };
            if (events.HasFlag(one))
            {
                // Of UPDATE, whether OF follows had to be seen first.
                Token near = Tokens.Peek(one == TriggerEvents.Update ? 1 : 0);
                throw SyntaxErrors.AtOrNear(Tokens.Sql, near.Start, near.End, "duplicate trigger events specified");
            }

            Tokens.Advance();
            events |= one;
            if (one == TriggerEvents.Update && Accept(Keyword.Of))
            {
                updateColumns = Names.ColumnNames();
            }
        }
        while (Accept(Keyword.Or));
        return events;
    }

    private SyntaxList<TriggerTransition> Transitions()
    {
        List<TriggerTransition> transitions = [];
        while (Current.Keyword is Keyword.New or Keyword.Old)
        {
            int start = Start;
            bool isNew = Tokens.Advance().Keyword == Keyword.New;
            bool isTable = Accept(Keyword.Table);
            if (!isTable)
            {
                Expect(Keyword.Row);
            }

            Accept(Keyword.As);
            string name = Names.ColumnName();
            transitions.Add(new TriggerTransition(isNew, isTable, name, Since(start)));
        }

        return transitions.Count > 0 ? [.. transitions] : throw Unexpected();
    }

    private bool ForEachRow()
    {
        if (!Accept(Keyword.For))
        {
            return false;
        }

        Accept(Keyword.Each);
        bool isRow = Accept(Keyword.Row);
        if (!isRow)
        {
            Expect(Keyword.Statement);
        }

        return isRow;
    }

    /// <summary>FOR EACH ROW, which a constraint trigger has to say.</summary>
    private bool ForEachConstrainedRow()
    {
        Expect(Keyword.For, Keyword.Each);
        Expect(Keyword.Row);
        return true;
    }

    private Expression Condition()
    {
        Expect(TokenKind.LeftParenthesis);
        Expression condition = Expression();
        Expect(TokenKind.RightParenthesis);
        return condition;
    }

    private string Argument() =>
        Current.Kind is TokenKind.Integer or TokenKind.Decimal or TokenKind.String ? Tokens.Advance().Text! : Names.Label();
}
