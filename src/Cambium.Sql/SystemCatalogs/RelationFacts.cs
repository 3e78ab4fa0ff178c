using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>What PostgreSQL 15 says of one of its system relations: a row of <c>relations.tsv</c>; or ours of the schema cambium.</summary>
/// <param name="IsView">pg_class.relkind is v, not r.</param>
/// <param name="NeverNull">Per column.</param>
internal sealed record RelationFacts(
    int Oid, string Schema, string Name, bool IsView, IReadOnlyList<SystemColumn> Columns, IReadOnlyList<bool> NeverNull)
{
    private static readonly Dictionary<(string Schema, string Name), RelationFacts> s_byName =
        FactFile.Read("relations.tsv").Concat(FactFile.Read("cambium.tsv")).Select(Parse).ToDictionary(facts => (facts.Schema, facts.Name));

    private static readonly Dictionary<int, RelationFacts> s_byOid = s_byName.Values.ToDictionary(facts => facts.Oid);

    /// <summary>pg_type.oid of the type of its rows: PostgreSQL's are in its own catalogs alone, ours follow from the relation's as those of tables do.</summary>
    public int RowTypeId => DerivedOids.RowType(Oid);

    /// <summary>pg_type.oid of the array over it.</summary>
    public int RowArrayId => DerivedOids.RowArray(Oid);

    /// <summary>Every system relation that PostgreSQL has, and ours in the schema cambium.</summary>
    public static IReadOnlyCollection<RelationFacts> All => s_byName.Values;

    public static RelationFacts? Find(string schema, string name) => s_byName.GetValueOrDefault((schema, name));

    public static RelationFacts? Find(int oid) => s_byOid.GetValueOrDefault(oid);

    public static RelationFacts Get(string schema, string name) => s_byName[(schema, name)];

    private static RelationFacts Parse(string[] row)
    {
        string[][] columns = [.. row[4].Split(',').Select(column => column.TrimEnd('!').Split(':'))];
        return new RelationFacts(
            int.Parse(row[0], CultureInfo.InvariantCulture),
            row[1],
            row[2],
            row[3] == "v",
            [.. columns.Select(column => new SystemColumn(column[0], TypeOf(column[1])))],
            [.. row[4].Split(',').Select(column => column.EndsWith('!'))]);
    }

    /// <summary>Types that only statistics relations use, always empty here, are shown as text.</summary>
    private static DataType TypeOf(string name) => DataType.FromName(name) ?? DataType.Text;
}
