using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>SET CONSTRAINTS: when deferrable constraints are tested in this transaction.</summary>
internal static class SetConstraintsCommand
{
    public static string Execute(SetConstraintsStatement statement, StatementContext context)
    {
        if (BlockRules.IsAlone(context))
        {
            context.Session.Notice(SqlNotice.Warning(SqlState.NoActiveSqlTransaction, "SET CONSTRAINTS can only be used in transaction blocks"));
        }

        if (statement.Names.Count == 0)
        {
            context.Transaction.SetConstraintsDeferred(null, statement.IsDeferred);
            return "SET CONSTRAINTS";
        }

        foreach (QualifiedName name in statement.Names)
        {
            (int Id, bool IsDeferrable)[] found = [.. Find(name, context)];
            if (found.Length == 0)
            {
                throw new SqlErrorException(SqlState.UndefinedObject, $"constraint \"{name}\" does not exist");
            }

            foreach ((int id, bool isDeferrable) in found)
            {
                if (!isDeferrable && statement.IsDeferred)
                {
                    throw new SqlErrorException(SqlState.WrongObjectType, $"constraint \"{name.Name}\" is not deferrable");
                }

                // IMMEDIATE says nothing new of one that isn't deferrable.
                foreach (int part in isDeferrable ? PartsOf(id, context.Catalog) : [])
                {
                    context.Transaction.SetConstraintsDeferred(part, statement.IsDeferred);
                }
            }
        }

        return "SET CONSTRAINTS";
    }

    /// <summary>A constraint and those that partitions have for it.</summary>
    private static IEnumerable<int> PartsOf(int id, CatalogSnapshot catalog) => catalog.Tables
        .SelectMany(table => table.ForeignKeys.Where(key => key.ParentId == id).Select(static key => key.Id).Concat(table.Indexes.Where(index => index.ParentId == id).Select(static index => index.Id)))
        .SelectMany(part => PartsOf(part, catalog))
        .Prepend(id);

    private static IEnumerable<(int Id, bool IsDeferrable)> Find(QualifiedName name, StatementContext context)
    {
        int[] schemas = name.Schema is { } schema
            ? [context.Names.GetSchema(schema, name.Span.Position).Id]
            : [.. context.Names.Reader().EffectivePath().Select(entry => entry.Id)];
        foreach (TableDefinition table in context.Catalog.Tables.Where(table => schemas.Contains(table.SchemaId)))
        {
            foreach (ForeignKeyDefinition key in table.ForeignKeys.Where(key => key.Name == name.Name))
            {
                yield return (key.Id, key.IsDeferrable);
            }

            foreach (IndexDefinition index in table.Indexes.Where(index => index.IsConstraint && index.Name == name.Name))
            {
                yield return (index.Id, index.IsDeferrable);
            }

            foreach (Engine.Catalog.CheckConstraint check in table.Checks.Where(check => check.Name == name.Name))
            {
                yield return (check.Id, false);
            }

            foreach (TriggerDefinition trigger in table.Triggers.Where(trigger => trigger.Name == name.Name))
            {
                if (trigger.ConstraintId is { } constraint)
                {
                    yield return (constraint, trigger.IsDeferrable);
                }
            }
        }
    }
}
