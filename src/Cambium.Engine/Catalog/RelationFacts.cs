using System.Globalization;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>
/// What PostgreSQL 15 says of one of its system relations: a row of <c>relations.tsv</c>; or ours of the schema pg_cambium. The engine knows no
/// more of them than the types of their rows, which definitions may be made of.
/// </summary>
/// <param name="IsView">pg_class.relkind is v, not r.</param>
/// <param name="NeverNull">Per column.</param>
public sealed record RelationFacts(
    int Oid, string Schema, string Name, bool IsView, IReadOnlyList<CompositeField> Columns, IReadOnlyList<bool> NeverNull)
{
    private static readonly Dictionary<(string Schema, string Name), RelationFacts> s_byName =
        Read("relations.tsv").Concat(Read("cambium.tsv")).Select(Parse).ToDictionary(facts => (facts.Schema, facts.Name));

    private static readonly Dictionary<int, RelationFacts> s_byOid = s_byName.Values.ToDictionary(facts => facts.Oid);

    /// <summary>The type of its rows, by which its name is a type. PostgreSQL's OIDs are in its own catalogs alone, ours follow from the relation's as those of tables do.</summary>
    public DataType RowType => field ??= DataType.CreateComposite(DerivedOids.RowType(Oid), DerivedOids.RowArray(Oid), Schema, Name, Columns);

    /// <summary>Every system relation that PostgreSQL has, and ours in the schema pg_cambium.</summary>
    public static IReadOnlyCollection<RelationFacts> All => s_byName.Values;

    public static RelationFacts? Find(string schema, string name) => s_byName.GetValueOrDefault((schema, name));

    public static RelationFacts? Find(int oid) => s_byOid.GetValueOrDefault(oid);

    public static RelationFacts Get(string schema, string name) => s_byName[(schema, name)];

    private static IEnumerable<string[]> Read(string name) => EmbeddedTable.Read(typeof(RelationFacts).Assembly, "Catalog/" + name);

    private static RelationFacts Parse(string[] row)
    {
        string[][] columns = [.. row[4].Split(',').Select(column => column.TrimEnd('!').Split(':'))];
        return new RelationFacts(
            int.Parse(row[0], CultureInfo.InvariantCulture),
            row[1],
            row[2],
            row[3] == "v",
            [.. columns.Select(column => new CompositeField(column[0], TypeOf(column[1])))],
            [.. row[4].Split(',').Select(column => column.EndsWith('!'))]);
    }

    /// <summary>Types that only statistics relations use, always empty here, are shown as text.</summary>
    private static DataType TypeOf(string name) => DataType.FromName(name) ?? DataType.Text;
}
