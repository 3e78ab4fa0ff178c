using Cambium.Engine.TextSearch;

namespace Cambium.Sql.TextSearch;

/// <summary>What a query is matched with: where a document, or a part of it, has the query's lexemes.</summary>
internal interface ILexemePlaces
{
    bool Has(LexemeNode node);

    /// <summary>Null: it is there, nobody knows where.</summary>
    HashSet<int>? Places(LexemeNode node);
}
