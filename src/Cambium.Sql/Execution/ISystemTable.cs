using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Sql.Execution;

/// <summary>A column of a system relation.</summary>
public sealed record SystemColumn(string Name, SqlType Type);

/// <summary>Equality with a constant that the reader of a system relation may use to yield fewer rows. The executor tests it again.</summary>
/// <param name="Column">Index of the column.</param>
public readonly record struct SystemConstraint(int Column, Value Value);

/// <summary>
/// A relation computed by code: of pg_catalog, information_schema or cambium. Immutable and shared by all sessions. Relations that are
/// views over others are <see cref="SystemView"/>s.
/// </summary>
public interface ISystemTable
{
    /// <summary>pg_class.oid.</summary>
    int Oid { get; }

    /// <summary>pg_catalog, information_schema or cambium.</summary>
    string Schema { get; }

    string Name { get; }

    IReadOnlyList<SystemColumn> Columns { get; }

    /// <summary>About how many rows.</summary>
    /// <param name="catalog">Null: it isn't known whose.</param>
    double EstimateRows(CatalogSnapshot? catalog);

    /// <summary>About how many rows have one value of a column, where those are found without going through all of them; null: they aren't.</summary>
    /// <param name="column">Its index.</param>
    /// <inheritdoc cref="EstimateRows"/>
    double? EstimateMatches(CatalogSnapshot? catalog, int column) => null;

    /// <summary>
    /// The rows, each with a value per column. Reads of the catalog are noted through the context's transaction. May yield rows that don't
    /// satisfy <paramref name="constraint"/>.
    /// </summary>
    IEnumerable<Value[]> Rows(QueryContext context, SystemConstraint? constraint);

    /// <summary>Its rows are those of a table of the same name, once the database has it.</summary>
    bool IsStored => false;

    /// <summary>The relation as it was under an earlier catalog; null when its rows follow from more than that.</summary>
    ISystemTable? At(CatalogSnapshot catalog) => null;
}

/// <summary>A system relation defined by a query over other relations.</summary>
public sealed record SystemView(int Oid, string Schema, string Name, string Sql);
