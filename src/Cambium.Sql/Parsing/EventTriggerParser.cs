using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>CREATE EVENT TRIGGER and ALTER EVENT TRIGGER.</summary>
internal sealed class EventTriggerParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>EVENT TRIGGER …, after CREATE.</summary>
    public CreateEventTriggerStatement Create(int start)
    {
        Expect(Keyword.Event, Keyword.Trigger);
        string name = Names.ColumnName();
        Expect(Keyword.On);
        string happening = Names.Label();
        List<EventTriggerFilter> filters = [];
        if (Accept(Keyword.When))
        {
            do
            {
                filters.Add(Filter());
            }
            while (Accept(Keyword.And));
        }

        Expect(Keyword.Execute);
        if (!Accept(Keyword.Function))
        {
            Expect(Keyword.Procedure);
        }

        QualifiedName function = Names.Function();
        Expect(TokenKind.LeftParenthesis);
        Expect(TokenKind.RightParenthesis);
        return new CreateEventTriggerStatement(name, happening, [.. filters], function, Since(start));
    }

    /// <summary>EVENT TRIGGER …, after ALTER.</summary>
    public Statement Alter(int start)
    {
        Expect(Keyword.Event, Keyword.Trigger);
        ObjectReference trigger = Grammar.Objects.Reference(ObjectKind.EventTrigger);
        if (Accept(Keyword.Disable))
        {
            return new AlterEventTriggerStatement(trigger, FiringMode.Disable, Since(start));
        }

        if (Accept(Keyword.Enable))
        {
            return new AlterEventTriggerStatement(trigger, Grammar.AlterTables.Enabled(), Since(start));
        }

        return At(Keyword.Rename) || At(Keyword.Owner) ? Grammar.Alters.TryCommon(trigger, ifExists: false, start)! : throw Unexpected();
    }

    private EventTriggerFilter Filter()
    {
        int start = Start;
        string variable = Names.ColumnName();
        Expect(Keyword.In);
        SyntaxList<string> values = ParenthesizedList(Names.String);
        return new EventTriggerFilter(variable, values, Since(start));
    }
}
