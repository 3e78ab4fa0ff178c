using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;

namespace Cambium.Sql.SystemCatalogs.Objects;

/// <summary>What the objects that every database has are called, by their addresses.</summary>
internal sealed class BuiltInIdentities(QualifiedNames names)
{
    private const string Schema = "pg_catalog";

    public ObjectIdentity? Of(ObjectAddress address)
    {
        int id = (int)address.Id;
        return address.ClassId switch
        {
            CatalogOids.PgClass => Relation(id, address.Part),
            CatalogOids.PgType => names.Type(id) is { } type ? Type(id, type) : null,
            CatalogOids.PgProc => Routine(id),
            CatalogOids.PgOperator => OperatorRegistry.All.FirstOrDefault(candidate => candidate.Oid == id) is { } known
                ? ObjectIdentities.Operator(names, Schema, known.Symbol, known.Left, known.Right)
                : null,
            CatalogOids.PgOpclass => OperatorClasses.All.FirstOrDefault(candidate => candidate.Oid == id) is { } @class ? ObjectIdentities.OfMethod("operator class", Schema, @class.Name, @class.Method.Name) : null,
            CatalogOids.PgOpfamily => OperatorClasses.All.FirstOrDefault(candidate => candidate.FamilyOid == id) is { } family ? ObjectIdentities.OfMethod("operator family", Schema, family.FamilyName, family.Method.Name) : null,
            CatalogOids.PgCollation => Collations.FindKnown(id) is { } collation ? ObjectIdentities.Named("collation", Schema, collation.Name) : null,
            CatalogOids.PgCast => Cast(id),
            CatalogOids.PgAm => id == CatalogOids.Heap ? ObjectIdentities.Plain("access method", "heap")
                : AccessMethod.All.FirstOrDefault(method => method.Oid == id) is { } method ? ObjectIdentities.Plain("access method", method.Name)
                : null,
            CatalogOids.PgLanguage => names.Catalog.Everything.OfType<LanguageDefinition>().FirstOrDefault(language => language.Oid == id) is { } language ? ObjectIdentities.Plain("language", language.Name) : null,
            _ => null,
        };
    }

    private static ObjectIdentity? Relation(int id, int part)
    {
        if (RelationFacts.Find(id) is not { } facts || part < 0 || part > facts.Columns.Count)
        {
            return null;
        }

        string kind = facts.IsView ? "view" : "table";
        ObjectIdentity whole = ObjectIdentities.Named(kind, facts.Schema, facts.Name);
        return part == 0 ? whole : whole with { Type = kind + " column", Text = $"{whole.Text}.{Identifier.Quote(facts.Columns[part - 1].Name)}", Names = [.. whole.Names, facts.Columns[part - 1].Name] };
    }

    private static ObjectIdentity Type(int id, string written) =>
        ObjectIdentities.Type(written, Schema, DataType.FromOid(id)?.Name ?? TypeFacts.All.First(facts => facts.Oid == id).Name);

    private ObjectIdentity? Routine(int id) =>
        FunctionRegistry.FromOid(id) is { } function ? ObjectIdentities.Routine(function is AggregateFunction ? "aggregate" : "function", function.Schema, function.Name, [.. function.Arguments.Select(names.Type)])
        : SupportFunction.FromOid(id) is { } support ? ObjectIdentities.Routine("function", Schema, support.Name, [.. support.Arguments.Select(oid => names.Type(oid) ?? "-")])
        : null;

    private ObjectIdentity? Cast(int id) => FactFile.Read("pg_cast.tsv").FirstOrDefault(row => Number(row[0]) == id) is { } row && names.Type(Number(row[1])) is { } source && names.Type(Number(row[2])) is { } target
        ? ObjectIdentities.Cast(source, target)
        : null;

    /// <summary>The OID of a cast between types; null when there is none.</summary>
    public static int? FindCast(int source, int target) =>
        FactFile.Read("pg_cast.tsv").FirstOrDefault(row => Number(row[1]) == source && Number(row[2]) == target) is { } row ? Number(row[0]) : null;

    /// <summary>The OID of an operator family; null when there is none.</summary>
    public static int? FindFamily(string method, string name) => OperatorClasses.All.FirstOrDefault(candidate => candidate.Method.Name == method && candidate.FamilyName == name)?.FamilyOid;

    private static int Number(string text) => int.Parse(text, CultureInfo.InvariantCulture);
}
