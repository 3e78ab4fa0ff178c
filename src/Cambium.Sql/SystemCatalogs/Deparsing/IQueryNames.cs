using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>The query around an expression that is printed.</summary>
internal interface IQueryNames
{
    /// <summary>What a column is called in it; null when it isn't one of the query's.</summary>
    string? Name(PlanColumn column);

    /// <summary>The same for a system column that is computed: xmin, ctid.</summary>
    string? SystemName(BoundExpression value);

    /// <summary>What an argument of a function is called in its body, where its name alone won't do.</summary>
    string? ArgumentName(string name);

    /// <summary>A query inside the expression, without parentheses.</summary>
    /// <param name="indent">Columns that its lines but the first are set in.</param>
    string Query(SelectStatement query, int indent);

    BoundExpression Bind(Expression syntax);

    /// <summary>Whether <see cref="Bind"/> can be asked for parts.</summary>
    bool BindsParts { get; }

    /// <summary>Items of a row, with the columns that wildcards stand for: of relations around.</summary>
    SyntaxList<Expression> Expanded(SyntaxList<Expression> items);

    /// <summary>What a relation is called in it that was written under this name; null when there is none.</summary>
    string? RelationName(string written);
}
