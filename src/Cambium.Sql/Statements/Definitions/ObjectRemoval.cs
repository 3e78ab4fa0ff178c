using Cambium.Engine.Catalog;
using Cambium.Sql.Statements.Definitions.Inheritance;
using Cambium.Sql.Statements.Definitions.Partitions;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Takes single objects out of the catalog; that nothing depends on them is settled.</summary>
internal static class ObjectRemoval
{
    public static void Remove(StatementContext context, CatalogObject item)
    {
        switch (item)
        {
            case TableObject table:
                context.RequireNotInUse(table.Table, "DROP TABLE");
                if (context.Catalog.GetParent(table.Table) is { } parent)
                {
                    PartitionMembership.Remove(context, parent, table.Table.Id);
                }

                Heirs.Forget(context, table.Table);
                context.Transaction.Ddl.Remove(table.Table.Id);
                break;
            case SequenceObject sequence:
                context.Transaction.Ddl.Remove(sequence.Sequence.Id);
                break;
            case TypeObject type:
                context.Transaction.Ddl.Remove(type.Type.Id);
                break;
            case FunctionObject function:
                context.Transaction.Ddl.Remove(function.Function.Id);
                break;
            case OperatorObject or OperatorClassObject or OperatorFamilyObject or CastObject or StatisticsObject or CollationObject or TextConfigurationObject or TextDictionaryObject or ExtensionObject or EventTriggerObject or PublicationObject:
                context.Transaction.Ddl.Remove(item.Definition.Id);
                break;
            case SchemaObject schema:
                foreach (DefaultPrivileges defaults in context.Catalog.DefaultPrivileges.Where(defaults => defaults.InSchemaId == schema.Schema.Id).ToArray())
                {
                    context.Transaction.Ddl.Remove(defaults.Id);
                }

                context.Transaction.Ddl.Remove(schema.Schema.Id);
                break;
            case IndexObject index when Current(context, index.Table) is { } table:
                context.Session.InUse.RequireUnused(table, index.Index, "DROP INDEX");
                RemoveIndex(context, table, index.Index.Id);
                break;
            case ForeignKeyObject key when Current(context, key.Table) is { } table:
                context.Transaction.Ddl.Put(table with { ForeignKeys = table.ForeignKeys.RemoveAll(other => other.Id == key.ForeignKey.Id) });
                break;
            case CheckObject check when Current(context, check.Table) is { } table:
                context.Transaction.Ddl.Put(table with { Checks = table.Checks.RemoveAll(other => other.Id == check.Check.Id) });
                break;
            case AttributeObject attribute when context.Catalog.TryGet(attribute.Composite.Id, out TypeDefinition? composite):
                RowTypeChange.CarryOut(context, composite.Id, composite.Name, loses: true, () => context.Transaction.Ddl.Put(composite.WithoutField(attribute.Name)));
                break;
            case DomainCheckObject check when context.Catalog.TryGet(check.Domain.Id, out TypeDefinition? domain):
                context.Transaction.Ddl.Put(domain with { Checks = domain.Checks.RemoveAll(other => other.Id == check.Check.Id) });
                break;
            case TriggerObject trigger when Current(context, trigger.Table) is { } table:
                context.Transaction.Ddl.Put(table with { Triggers = table.Triggers.RemoveAll(other => other.Id == trigger.Trigger.Id) });
                break;
            case PolicyObject policy when Current(context, policy.Table) is { } table:
                context.Transaction.Ddl.Put(table with { Policies = table.Policies.RemoveAll(other => other.Id == policy.Policy.Id) });
                break;
            case RuleObject rule when Current(context, rule.Table) is { } table:
                context.Transaction.Ddl.Put(table with { Rules = table.Rules.RemoveAll(other => other.Id == rule.Rule.Id) });
                break;
            case PublishedTableObject published when context.Catalog.TryGet(published.Publication.Id, out PublicationDefinition? publication):
                context.Transaction.Ddl.Put(publication with { Tables = publication.Tables.RemoveAll(other => other.Id == published.Published.Id) });
                break;
            case DefaultObject value when Current(context, value.Table) is { } table:
                ColumnDefinition defaulted = table.FindColumn(value.Column.Id)!;
                context.Transaction.Ddl.Put(table with { Columns = table.Columns.SetItem(defaulted.Ordinal, defaulted with { DefaultSql = null, SequenceId = null }) });
                break;
            case ColumnObject column when Current(context, column.Table) is { } table:
                ColumnRemoval.Remove(context, table, table.FindColumn(column.Column.Id)!);
                break;
        }
    }

    /// <summary>Without its primary key a table's rows are kept by hidden row ids, so they are written anew.</summary>
    public static TableDefinition RemoveIndex(StatementContext context, TableDefinition table, int indexId)
    {
        TableDefinition after = table with { Indexes = table.Indexes.RemoveAll(index => index.Id == indexId) };
        return table.PrimaryKey?.Id == indexId
            ? context.Transaction.Ddl.Rewrite(table, after, static (before, row) => before.CopyTo(row))
            : context.Transaction.Ddl.Put(after);
    }

    private static TableDefinition? Current(StatementContext context, TableDefinition table) =>
        context.Catalog.TryGetTable(table.Id, out TableDefinition? current) ? current : null;
}
