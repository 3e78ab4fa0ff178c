using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>CREATE: finds the kind of object and hands over.</summary>
internal sealed class CreateParser(Grammar grammar) : GrammarPart(grammar)
{
    public Statement Parse()
    {
        int start = Start;
        Expect(Keyword.Create);
        if (Current.Keyword is Keyword.Unique or Keyword.Index)
        {
            return Grammar.Indexes.Create(start);
        }

        TablePersistence persistence = Grammar.Queries.Persistence();
        return Current.Keyword switch
        {
            Keyword.Table => Grammar.CreateTables.Create(persistence, start),
            Keyword.Sequence => Grammar.Sequences.Create(persistence, start),
            _ => throw Unexpected(),
        };
    }
}
