using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.SystemCatalogs.Relations;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>obj_description, col_description, shobj_description.</summary>
internal static class CommentFunctions
{
    public static void Register(LibraryBuilder library)
    {
        library.Scalar("obj_description", static (args, ctx) => CatalogFunctions.Text(
            OfObject(CatalogFunctions.Catalog(ctx, (int)args[0].UInt32), (int)args[0].UInt32, args.Length > 1 ? ClassNamed(ctx, args[1].Text) : null)));
        library.Scalar("col_description", static (args, ctx) => CatalogFunctions.Text(OfColumn(ctx, args[0].UInt32, args[1].Int32)));
        library.Scalar("shobj_description", static (args, ctx) => CatalogFunctions.Text(OfShared(CatalogFunctions.Catalog(ctx), args[0].UInt32, args[1].Text)));
    }

    /// <summary>Of a table's column, or a composite type's field.</summary>
    private static string? OfColumn(CallContext context, uint oid, int number)
    {
        if (DerivedOids.TypeOfRelation((int)oid) is { } typeId)
        {
            return CatalogFunctions.Catalog(context, typeId).TryGet(typeId, out TypeDefinition? type) ? type.FindField(number)?.Comment : null;
        }

        return CatalogFunctions.Catalog(context, (int)oid).TryGetTable((int)oid, out TableDefinition? table) ? table.FindColumn(number)?.Comment : null;
    }

    private static string? OfShared(CatalogSnapshot catalog, uint oid, string relation) => relation == "pg_database"
        ? catalog.Databases.FirstOrDefault(database => (uint)database.Oid == oid)?.Comment
        : catalog.TryGet((int)oid, out RoleDefinition? role) ? role.Comment : null;

    /// <summary>The oid of a catalog; 0 when there is none of that name, as no object is in that.</summary>
    private static int ClassNamed(CallContext context, string name) =>
        CatalogFunctions.Session(context).Database.SystemTables.FindTable("pg_catalog", name)?.Oid ?? 0;

    /// <param name="classId">The catalog the object is in; null when the caller doesn't say.</param>
    private static string? OfObject(CatalogSnapshot catalog, int id, int? classId)
    {
        if (catalog.TryGet(id == SystemCatalog.InternalLanguageOid ? SystemCatalog.InternalLanguageId : id, out Definition? definition) && !definition.IsShared
            && (classId is null || classId == PgDescription.ClassOf(definition)))
        {
            return definition.Comment ?? BuiltInDescriptions.Find(id, classId);
        }

        return PgDescription.OfPart(catalog, id, classId) ?? BuiltInDescriptions.Find(id, classId);
    }
}
