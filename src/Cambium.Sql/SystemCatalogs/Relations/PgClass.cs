using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Execution;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_class: tables, views, indexes, sequences, composite types, and the system relations themselves.</summary>
internal static class PgClass
{
    private static readonly string[] s_ofOwner = ["postgres=arwdDxt/postgres"];
    private static readonly string[] s_ofEveryone = [.. s_ofOwner, "=r/postgres"];
    private static readonly RowTemplate s_template = new(RelationFacts.Get("pg_catalog", "pg_class"));
    private static readonly int s_kind = s_template.IndexOf("relkind");
    private static readonly int s_id = s_template.IndexOf("oid");
    private static readonly int s_count = s_template.IndexOf("reltuples");
    private static readonly int s_privileges = s_template.IndexOf("relacl");

    public static void Add(CatalogSnapshot catalog, Definition definition, RowCollector rows)
    {
        switch (definition)
        {
            case TableDefinition table:
                AddTable(catalog, table, rows);
                break;
            case SequenceDefinition sequence:
                bool isUnlogged = sequence.IsUnlogged ?? (catalog.TryGetTable(sequence.OwnerTableId, out TableDefinition? owner) && owner.IsUnlogged);
                AddCommon(sequence.Id, sequence.Name, sequence.SchemaId, sequence.OwnerId, 'S', sequence.IsTemporary, rows, isUnlogged)
                    .Set("relfilenode", sequence.Id).Set("reltuples", 1).Set("relpages", 1).Set("relnatts", 3).Set("relacl", AccessList.Of(sequence, catalog));
                break;
            case TypeDefinition { TypeKind: TypeKind.Composite } type:
                AddCommon(DerivedOids.CompositeRelation(type), type.Name, type.SchemaId, type.OwnerId, 'c', false, rows)
                    .Set("reltype", type.Id).Set("relnatts", type.FieldsEver ?? type.Fields.Length);
                break;
        }
    }

    /// <summary>The system relations.</summary>
    public static void AddBuiltIn(RowCollector rows)
    {
        foreach (RelationFacts facts in RelationFacts.All)
        {
            AddCommon(facts.Oid, facts.Name, SchemaOf(facts), SystemCatalog.BootstrapRoleId, facts.IsView ? 'v' : 'r', false, rows)
                .Set("reltype", (uint)facts.RowType.Oid).Set("relam", facts.IsView ? 0 : CatalogOids.Heap).Set("relnatts", facts.Columns.Count).Set("relhasrules", facts.IsView)
                .Set("relacl", PrivilegesOn(facts));
        }
    }

    /// <summary>pg_init_privs: what pg_dump need not repeat.</summary>
    public static void AddInitialPrivileges(RowCollector rows)
    {
        foreach (RelationFacts facts in RelationFacts.All)
        {
            rows.Add().Set("objoid", facts.Oid).Set("classoid", CatalogOids.PgClass).Set("objsubid", 0).Set("privtype", 'i').Set("initprivs", PrivilegesOn(facts));
        }
    }

    private static string[] PrivilegesOn(RelationFacts facts) => SystemAccess.IsOpen(facts) ? s_ofEveryone : s_ofOwner;

    /// <summary>Tables have as many rows as their tree.</summary>
    public static Value[] Complete(Value[] row, QueryContext context)
    {
        uint id = row[s_id].UInt32;
        if (id >= SystemCatalog.FirstUserId && row[s_kind].Text is "r" or "m" && context.Transaction.Catalog.TryGetTable((int)id, out TableDefinition? table))
        {
            row = [.. row];
            row[s_count] = Value.FromDouble(context.Transaction.GetTree(table.TreeId).Count);
        }

        return AccessList.Complete(row, context.Transaction.Catalog, CatalogOids.PgClass, id, s_privileges);
    }

    /// <summary>The schema's id of a system relation. Our own pass as PostgreSQL's: that schema every tool knows to be the system's.</summary>
    public static int SchemaOf(RelationFacts facts) => facts.Schema == "information_schema" ? SystemCatalog.InformationSchemaId : SystemCatalog.PgCatalogSchemaId;

    private static void AddTable(CatalogSnapshot catalog, TableDefinition table, RowCollector rows)
    {
        bool isView = table.Kind == TableKind.View;
        AddCommon(table.Id, table.Name, table.SchemaId, table.OwnerId, table.Kind switch { TableKind.View => 'v', TableKind.MaterializedView => 'm', _ => table.IsPartitioned ? 'p' : 'r' }, table.IsTemporary, rows, table.IsUnlogged)
            .Set("reltype", table.RowTypeId).Set("reloftype", table.OfTypeId ?? 0).Set("relam", isView || table.IsPartitioned ? 0 : CatalogOids.Heap).Set("relfilenode", isView || table.IsPartitioned ? 0 : table.TreeId)
            .Set("reltuples", isView ? 0 : -1).Set("relhasindex", !table.Indexes.IsEmpty).Set("relnatts", table.Columns.Length).Set("relchecks", table.Checks.Length)
            .Set("relhasrules", table.Kind != TableKind.Table || !table.Rules.IsEmpty).Set("relhastriggers", !table.ForeignKeys.IsEmpty || !table.Triggers.IsEmpty || !catalog.GetReferencing(table.Id).IsEmpty)
            .Set("relrowsecurity", table.HasRowSecurity).Set("relforcerowsecurity", table.ForcesRowSecurity)
            .Set("relreplident", isView ? 'n' : table.ReplicaIdentity switch { ReplicaIdentity.Nothing => 'n', ReplicaIdentity.Full => 'f', ReplicaIdentity.Index => 'i', _ => 'd' }).Set("relacl", AccessList.Of(table, catalog))
            .Set("relispartition", table.ParentId is not null).Set("relpartbound", PgPartitions.BoundOf(table, catalog, SessionFormat.Default))
            .Set("relhassubclass", table.HasHeirs || table.Partitioning is { Partitions.IsEmpty: false })
            .Set("relispopulated", table.ViewOptions != "UNPOPULATED")
            .Set("reloptions", Options(table) is [_, ..] options ? options : null);
        foreach (IndexDefinition index in table.Indexes)
        {
            AddCommon(index.Id, index.Name, table.SchemaId, table.OwnerId, table.IsPartitioned ? 'I' : 'i', table.IsTemporary, rows, table.IsUnlogged)
                .Set("relispartition", index.ParentId is not null)
                .Set("relhassubclass", (table.Partitioning?.Partitions ?? []).Any(partition => catalog.TryGetTable(partition.TableId, out TableDefinition? child) && child.Indexes.Any(part => part.ParentId == index.Id)))
                // One made of no rows has its first page already, in PostgreSQL.
                .Set("relpages", table.IsPartitioned ? 0 : 1)
                .Set("relam", AccessMethod.Find(index.Method)!.Oid).Set("relfilenode", table.IsPartitioned ? 0 : index.TreeId).Set("relnatts", index.Parts.Length + index.IncludedColumnIds.Length)
                .Set("reloptions", index.Options.IsEmpty ? null : [.. index.Options]);
        }
    }

    private static string[] Options(TableDefinition table) => table.Kind != TableKind.View ? [.. table.Options] :
    [
        .. table.Options,
        // Views of before their options were kept as written.
        .. table.IsSecurityBarrier && table.Options.IsEmpty ? ["security_barrier=true"] : Array.Empty<string>(),
        .. table.IsSecurityInvoker && table.Options.IsEmpty ? ["security_invoker=true"] : Array.Empty<string>(),
        .. table.ViewOptions is { } check ? ["check_option=" + check.ToLowerInvariant()] : Array.Empty<string>(),
    ];

    private static RowCollector AddCommon(long id, string name, int schemaId, int ownerId, char kind, bool isTemporary, RowCollector rows, bool isUnlogged = false) => rows.Add()
        .Set("oid", id).Set("relname", name).Set("relnamespace", schemaId).Set("relowner", ownerId).Set("relkind", kind)
        .Set("relpersistence", isTemporary ? 't' : isUnlogged ? 'u' : 'p').Set("relispopulated", true).Set("relreplident", 'n');
}
