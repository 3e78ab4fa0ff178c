using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.SystemCatalogs;
using Xunit;

namespace Cambium.Tests.Scripts;

/// <summary>The rows of system relations that have followed the changes of a catalog are those that are made of the catalog anew, and so are those found by a column's value.</summary>
internal sealed class CatalogRowsCheck
{
    private readonly Relation[] _relations =
    [
        .. SystemRelations.FromDefinitions.Select(static relation => new Relation(RelationFacts.Get("pg_catalog", relation.Key), relation.Value.Add)),
    ];

    /// <summary>Making all rows anew takes as long as the rest of a script; what isn't followed stays wrong, and is found later.</summary>
    private const int CatalogsPerCheck = 4;

    private CatalogSnapshot? _last;
    private int _catalogs;

    /// <param name="place">Told when something differs.</param>
    public void AssertFollowed(CatalogSnapshot catalog, string place)
    {
        if (ReferenceEquals(catalog, _last))
        {
            return;
        }

        _last = catalog;
        if (_catalogs++ % CatalogsPerCheck != 0)
        {
            return;
        }

        foreach (Relation relation in _relations)
        {
            relation.AssertFollowed(catalog, place);
        }
    }

    private sealed class Relation(RelationFacts facts, Action<CatalogSnapshot, Definition, RowCollector> add)
    {
        private readonly RowTemplate _template = new(facts);
        private DefinitionRows? _followed;

        public void AssertFollowed(CatalogSnapshot catalog, string place)
        {
            SnapshotRows followed = (_followed ??= Create()).For(catalog, null);
            SnapshotRows anew = Create().For(catalog, null);
            string[] expected = Print(anew.Rows);
            string[] found = Print(followed.Rows);
            Assert.True(expected.SequenceEqual(found), $"{place}: {facts.Name}: made anew it has\n{string.Join('\n', expected.Except(found))}\nand not\n{string.Join('\n', found.Except(expected))}");
            for (int column = 0; column < facts.Columns.Count && anew.Rows.Count > 0; column++)
            {
                SystemConstraint constraint = new(column, anew.Rows[catalog.Everything.Count() % anew.Rows.Count][column]);
                Assert.True(
                    constraint.Value.IsNull || Print(anew.Find(constraint)).SequenceEqual(Print(followed.Find(constraint))), $"{place}: {facts.Name}: other rows are found by {facts.Columns[column].Name}");
            }
        }

        private DefinitionRows Create() => new(facts, _template, add);

        private string[] Print(IEnumerable<Value[]> rows) =>
            [.. rows.Select(row => string.Join(' ', row.Select((value, column) => $"{facts.Columns[column].Name}={(value.IsNull ? "NULL" : TextFormat.ToText(facts.Columns[column].Type, value, SessionFormat.Default))}")))];
    }
}
