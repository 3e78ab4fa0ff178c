using System.Globalization;
using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>What pg_description says of functions, operators, types and others that are built in.</summary>
internal static class BuiltInDescriptions
{
    private static readonly Lazy<Dictionary<(int ClassId, int Oid), string>> s_all = new(static () => FactFile.Read("pg_description.tsv").ToDictionary(
        static row => (RelationFacts.Get("pg_catalog", row[0]).Oid, int.Parse(row[1], CultureInfo.InvariantCulture)), static row => row[2]));

    /// <param name="oid">The object's.</param>
    /// <param name="classId">The catalog that the object is in; null: any.</param>
    /// <returns>Null: nothing is said of it.</returns>
    public static string? Find(int oid, int? classId) => oid >= SystemCatalog.FirstUserId ? null
        : classId is { } known ? s_all.Value.GetValueOrDefault((known, oid))
        : s_all.Value.FirstOrDefault(pair => pair.Key.Oid == oid).Value;

    public static void AddTo(RowCollector rows)
    {
        foreach (((int classId, int oid), string text) in s_all.Value)
        {
            rows.Add().Set("objoid", oid).Set("classoid", classId).Set("objsubid", 0).Set("description", text);
        }
    }
}
