using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.SystemCatalogs.Deparsing;
using Cambium.Sql.SystemCatalogs.Functions;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_type: built-in types (those without values here, too), those made by users, arrays over both, and row types.</summary>
internal static class PgType
{
    private const int RecordInput = 2290;
    private const int RecordOutput = 2291;
    private const int RecordReceive = 2402;
    private const int RecordSend = 2403;
    private const int ArrayInput = 750;
    private const int ArrayOutput = 751;
    private const int ArrayReceive = 2400;
    private const int ArraySend = 2401;
    private const int ArrayAnalyze = 3816;

    private static readonly RowTemplate s_template = new(RelationFacts.Get("pg_catalog", "pg_type"));
    private static readonly int s_id = s_template.IndexOf("oid");
    private static readonly int s_default = s_template.IndexOf("typdefault");
    private static readonly int s_stored = s_template.IndexOf("typdefaultbin");
    private static readonly int s_privileges = s_template.IndexOf("typacl");

    /// <summary>Domains' defaults as pg_get_expr prints them.</summary>
    public static Value[] Complete(Value[] row, QueryContext context)
    {
        if (!row[s_default].IsNull && context.Transaction.Catalog.TryGet((int)row[s_id].UInt32, out TypeDefinition? domain))
        {
            row = [.. row];
            row[s_default] = row[s_stored] = Value.FromText(new DefinitionText(CatalogFunctions.Session(context.Call), isPretty: false).Default(domain));
        }

        return AccessList.Complete(row, context.Transaction.Catalog, CatalogOids.PgType, row[s_id].UInt32, s_privileges);
    }

    /// <summary>Built-in types and the row types of the system relations.</summary>
    public static void AddBuiltIn(RowCollector rows)
    {
        foreach (DataType type in DataType.BuiltIn.OrderBy(type => (uint)type.Oid))
        {
            Add(type, SystemCatalog.PgCatalogSchemaId, SystemCatalog.BootstrapRoleId, rows);
        }

        foreach (TypeFacts facts in TypeFacts.WithoutValues)
        {
            Add(facts, rows.Add()).Set("oid", facts.Oid).Set("typname", facts.Name).Set("typnamespace", SystemCatalog.PgCatalogSchemaId).Set("typowner", SystemCatalog.BootstrapRoleId)
                .Set("typlen", facts.Length).Set("typcategory", facts.Category).Set("typispreferred", false).Set("typtype", facts.Category == (char)DataTypeCategory.Pseudo ? 'p' : 'b')
                .Set("typdelim", facts.Delimiter).Set("typelem", facts.Element).Set("typarray", facts.Array);
        }

        foreach (RelationFacts facts in RelationFacts.All)
        {
            AddRowType(facts.Oid, facts.Name, "_" + facts.Name, PgClass.SchemaOf(facts), SystemCatalog.BootstrapRoleId, (uint)facts.RowType.Oid, (uint)facts.RowType.Array!.Oid, rows);
        }
    }

    public static void Add(CatalogSnapshot catalog, Definition definition, RowCollector rows)
    {
        if (definition is TypeDefinition type)
        {
            AddUserType(catalog, type, rows);
        }
        else if (definition is TableDefinition table)
        {
            AddRowType(table.Id, table.Name, ArrayTypeNames.Of(table, catalog), table.SchemaId, table.OwnerId, table.RowTypeId, table.RowArrayId, rows);
        }
    }

    private static void AddUserType(CatalogSnapshot catalog, TypeDefinition definition, RowCollector rows)
    {
        DataType type = definition.DataType;
        Add(type, definition.SchemaId, definition.OwnerId, rows)
            .Set("typdefault", definition.DefaultSql).Set("typdefaultbin", definition.DefaultSql).Set("typacl", AccessList.Of(definition, catalog));
        if (type.Kind == TypeKind.Composite)
        {
            rows.Set("typrelid", DerivedOids.CompositeRelation(definition));
        }
        else if (definition is { TypeKind: TypeKind.Domain, BaseType: { } baseType })
        {
            rows.Set("typbasetype", baseType.Type.Oid).Set("typtypmod", baseType.Modifier).Set("typnotnull", definition.IsNotNull)
                .Set("typndims", baseType.Type.IsArray ? 1 : 0).Set("typinput", TypeFacts.DomainInput).Set("typreceive", TypeFacts.DomainReceive)
                .Set("typmodin", 0).Set("typmodout", 0).Set("typelem", 0).Set("typsubscript", 0);
            if (catalog.FindDefinition(type.Underlying()) is TypeDefinition { DataType.Code: not null } made)
            {
                rows.Set("typoutput", Function(made, made.OutputFunction)).Set("typsend", Function(made, made.SendFunction));
            }
        }
        else if (type.Code is not null)
        {
            rows.Set("typinput", Function(definition, definition.Implementation)).Set("typoutput", Function(definition, definition.OutputFunction))
                .Set("typreceive", Function(definition, definition.ReceiveFunction)).Set("typsend", Function(definition, definition.SendFunction))
                .Set("typmodin", Function(definition, type.Code.Modifier?.Input));
        }

        if (type.Array is not { } array)
        {
            rows.Set("typisdefined", false);
            return;
        }

        Add(array, definition.SchemaId, definition.OwnerId, rows).Set("typname", ArrayTypeNames.Of(definition, catalog));

        int Function(TypeDefinition of, string? name) => name is null ? 0 : catalog.GetFunctions(of.SchemaId, name).FirstOrDefault()?.Id ?? 0;
    }

    private static RowCollector Add(DataType type, int schemaId, int ownerId, RowCollector rows)
    {
        TypeFacts facts = TypeFacts.Of(type);
        return Add(facts, rows.Add()).Set("oid", type.Oid).Set("typname", type.Name).Set("typnamespace", schemaId).Set("typowner", ownerId)
            .Set("typlen", type.FixedSize).Set("typcategory", (char)type.Category).Set("typispreferred", type.IsPreferred)
            .Set("typtype", type.Kind switch { TypeKind.Composite => 'c', TypeKind.Domain => 'd', TypeKind.Enum => 'e', TypeKind.Range => 'r', TypeKind.Multirange => 'm', TypeKind.Pseudo or TypeKind.Shell => 'p', _ => 'b' })
            .Set("typdelim", (type.IsArray ? type.Element! : type).Delimiter).Set("typcollation", Collations.OidOf(null, type)).Set("typelem", type.Element?.Oid ?? facts.Element).Set("typarray", type.Array?.Oid ?? 0);
    }

    private static RowCollector Add(TypeFacts facts, RowCollector row) => row
        .Set("typbyval", facts.IsByValue).Set("typisdefined", true).Set("typsubscript", facts.Subscript).Set("typinput", facts.Input).Set("typoutput", facts.Output)
        .Set("typreceive", facts.Receive).Set("typsend", facts.Send).Set("typmodin", facts.ModifierInput).Set("typmodout", facts.ModifierOutput).Set("typanalyze", facts.Analyze)
        .Set("typalign", facts.Align).Set("typstorage", facts.Storage).Set("typtypmod", -1).Set("typcollation", facts.Collation);

    /// <summary>The type of a relation's rows, and the array over it.</summary>
    private static void AddRowType(int relationId, string name, string arrayName, int schemaId, int ownerId, long id, long arrayId, RowCollector rows)
    {
        AddComposite(id, name).Set("typtype", 'c').Set("typcategory", 'C').Set("typrelid", relationId).Set("typarray", arrayId)
            .Set("typinput", RecordInput).Set("typoutput", RecordOutput).Set("typreceive", RecordReceive).Set("typsend", RecordSend);
        AddComposite(arrayId, arrayName).Set("typtype", 'b').Set("typcategory", 'A').Set("typelem", id).Set("typsubscript", TypeFacts.ArraySubscript)
            .Set("typinput", ArrayInput).Set("typoutput", ArrayOutput).Set("typreceive", ArrayReceive).Set("typsend", ArraySend).Set("typanalyze", ArrayAnalyze);

        RowCollector AddComposite(long oid, string typeName) => rows.Add()
            .Set("oid", oid).Set("typname", typeName).Set("typnamespace", schemaId).Set("typowner", ownerId).Set("typlen", -1).Set("typisdefined", true)
            .Set("typdelim", ',').Set("typalign", 'd').Set("typstorage", 'x').Set("typtypmod", -1);
    }
}
