using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Statements.Definitions;
using Cambium.Sql.Statements.Definitions.Partitions;
using Cambium.Sql.Statements.Definitions.Uses;
using Cambium.Sql.TextSearch;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;
using UserOperator = Cambium.Engine.Catalog.OperatorDefinition;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>
/// pg_depend: what lies in schemas, sequences of columns, indexes of constraints, foreign keys, views over relations, members of extensions, and what the texts of definitions use. Tools make things in
/// its order.
/// </summary>
internal static class PgDepend
{
    public static void AddBuiltIn(RowCollector rows) => Add(CatalogOids.PgLanguage, PgConstants.PlpgsqlLanguage, CatalogOids.PgExtension, SystemCatalog.PlpgsqlExtensionId, 0, 'e', rows);

    public static void Add(CatalogSnapshot catalog, Definition definition, RowCollector rows)
    {
        AddSchema(definition, rows);
        if (definition.ExtensionId is { } extensionId)
        {
            AddMember(catalog, definition, extensionId, rows);
        }

        foreach (TextUse use in TextUses.Of(definition, catalog))
        {
            AddTextUse(use, rows);
        }

        switch (definition)
        {
            case ExtensionDefinition { Id: >= SystemCatalog.FirstUserId } extension:
                Add(CatalogOids.PgExtension, extension.Id, CatalogOids.PgNamespace, extension.MemberSchemaId, 0, 'n', rows);
                foreach (ExtensionDefinition required in ExtensionCommand.Required(catalog, extension))
                {
                    Add(CatalogOids.PgExtension, extension.Id, CatalogOids.PgExtension, required.Id, 0, 'n', rows);
                }

                if (TextDictionaries.OfExtension(extension) is { } brought)
                {
                    Add(CatalogOids.PgTsDict, brought.Id, CatalogOids.PgExtension, extension.Id, 0, 'e', rows);
                    Add(CatalogOids.PgTsTemplate, brought.TemplateId, CatalogOids.PgExtension, extension.Id, 0, 'e', rows);
                }

                break;
            case UserOperator @operator:
                foreach (int functionId in new[] { @operator.FunctionId, @operator.RestrictId ?? 0, @operator.JoinId ?? 0 }.Where(static id => id >= SystemCatalog.FirstUserId).Distinct())
                {
                    Add(CatalogOids.PgOperator, @operator.Id, CatalogOids.PgProc, functionId, 0, 'n', rows);
                }

                break;
            case OperatorClassDefinition @class:
                AddClass(@class, rows);
                break;
            case StatisticsDefinition statistics:
                foreach (int columnId in statistics.ColumnIds)
                {
                    Add(CatalogOids.PgStatisticExt, statistics.Id, CatalogOids.PgClass, statistics.TableId, columnId, 'a', rows);
                }

                if (statistics.ColumnIds.IsEmpty)
                {
                    Add(CatalogOids.PgStatisticExt, statistics.Id, CatalogOids.PgClass, statistics.TableId, 0, 'a', rows);
                }

                break;
            case TextSearchConfigurationDefinition { Id: >= SystemCatalog.FirstUserId } configuration:
                foreach (int dictionaryId in configuration.Mappings.SelectMany(static mapping => mapping.DictionaryIds).Where(static id => id >= SystemCatalog.FirstUserId).Distinct().Order())
                {
                    Add(CatalogOids.PgTsConfig, configuration.Id, CatalogOids.PgTsDict, dictionaryId, 0, 'n', rows);
                }

                break;
            case TextSearchDictionaryDefinition { TemplateId: >= SystemCatalog.FirstUserId } dictionary:
                Add(CatalogOids.PgTsDict, dictionary.Id, CatalogOids.PgTsTemplate, dictionary.TemplateId, 0, 'n', rows);
                break;
            case CastDefinition cast:
                AddUse(CatalogOids.PgCast, cast.Id, 0, cast.Source.Type, rows);
                AddUse(CatalogOids.PgCast, cast.Id, 0, cast.Target.Type, rows);
                if (cast.FunctionId >= SystemCatalog.FirstUserId)
                {
                    Add(CatalogOids.PgCast, cast.Id, CatalogOids.PgProc, cast.FunctionId, 0, 'n', rows);
                }

                break;
            case EventTriggerDefinition trigger:
                Add(CatalogOids.PgEventTrigger, trigger.Id, CatalogOids.PgProc, trigger.FunctionId, 0, 'n', rows);
                break;
            case PublicationDefinition publication:
                AddPublication(catalog, publication, rows);
                break;
            case SequenceDefinition { OwnerTableId: > 0 } sequence:
                bool isIdentity = catalog.TryGetTable(sequence.OwnerTableId, out TableDefinition? owner)
                    && owner.FindColumn(sequence.OwnerColumnId) is { Identity: not IdentityKind.None } column && column.SequenceId == sequence.Id;
                Add(CatalogOids.PgClass, sequence.Id, CatalogOids.PgClass, sequence.OwnerTableId, sequence.OwnerColumnId, isIdentity ? 'i' : 'a', rows);
                break;
            case TableDefinition { Kind: TableKind.View } view:
                AddRowType(view, rows);
                AddColumnTypes(view, rows);
                AddRule(catalog, view, rows);
                AddTriggers(view, rows);
                AddRules(view, rows);
                break;
            case TableDefinition table:
                AddTable(catalog, table, rows);
                if (table.ViewSql is not null)
                {
                    AddRule(catalog, table, rows);
                }

                break;
            case TypeDefinition type:
                AddType(type, rows);
                break;
            case UserFunction function:
                foreach (SqlType used in function.Parameters.Select(static parameter => parameter.Type).Append(function.ReturnType))
                {
                    AddUse(CatalogOids.PgProc, function.Id, 0, used.Type, rows);
                }

                AddFunction(catalog, function, rows);
                break;
        }
    }

    /// <summary>Columns of the own table are what a check or index is there for: it goes with them.</summary>
    private static void AddTextUse(TextUse use, RowCollector rows)
    {
        (int classId, long id) = use.User switch
        {
            TableObject { Table: { ViewSql: not null } view } => (CatalogOids.PgRewrite, DerivedOids.ViewRule(view)),
            DefaultObject value => (CatalogOids.PgAttrdef, DerivedOids.ColumnDefault(value.Table.Id, value.Column.Id)),
            ColumnObject generated => (CatalogOids.PgAttrdef, DerivedOids.ColumnDefault(generated.Table.Id, generated.Column.Id)),
            CheckObject or DomainCheckObject => (CatalogOids.PgConstraint, use.User.Key.Id),
            PolicyObject => (CatalogOids.PgPolicy, use.User.Key.Id),
            RuleObject => (CatalogOids.PgRewrite, use.User.Key.Id),
            TriggerObject => (CatalogOids.PgTrigger, use.User.Key.Id),
            _ => (PgDescription.ClassOf(use.User.Definition), (long)use.User.Key.Id),
        };
        foreach (UsedObject used in use.Used.Where(used => used.ColumnId == 0 || use.User is not TableObject))
        {
            if (used.ColumnId > 0 && use.User is CheckObject or IndexObject)
            {
                Add(classId, id, used.ClassId, used.Id, used.ColumnId, 'a', rows);
            }

            if (used.ColumnId == 0 || use.User is not IndexObject)
            {
                Add(classId, id, used.ClassId, used.Id, used.ColumnId, 'n', rows);
            }
        }
    }

    private static void AddFunction(CatalogSnapshot catalog, UserFunction function, RowCollector rows)
    {
        if (function.Language == "plpgsql")
        {
            Add(CatalogOids.PgProc, function.Id, CatalogOids.PgLanguage, PgConstants.PlpgsqlLanguage, 0, 'n', rows);
        }
        else if (catalog.TryGetLanguage(function.Language, out LanguageDefinition? language) && language.Id >= SystemCatalog.FirstUserId)
        {
            Add(CatalogOids.PgProc, function.Id, CatalogOids.PgLanguage, language.Id, 0, 'n', rows);
        }

        foreach (int used in (function.Aggregate?.Functions ?? []).Where(static used => used >= SystemCatalog.FirstUserId).Distinct())
        {
            Add(CatalogOids.PgProc, function.Id, CatalogOids.PgProc, used, 0, 'n', rows);
        }
    }

    /// <summary>A class goes with its family, its operators and functions with it.</summary>
    private static void AddClass(OperatorClassDefinition @class, RowCollector rows)
    {
        Add(CatalogOids.PgOpclass, @class.Id, CatalogOids.PgOpfamily, @class.FamilyId, 0, 'a', rows);
        AddUse(CatalogOids.PgOpclass, @class.Id, 0, @class.InputType.Type, rows);
        AddMembers(@class, @class.Operators, CatalogOids.PgAmop, CatalogOids.PgOperator, rows);
        AddMembers(@class, @class.Functions, CatalogOids.PgAmproc, CatalogOids.PgProc, rows);
    }

    private static void AddMembers(OperatorClassDefinition @class, IReadOnlyList<ClassMember> members, int memberClass, int usedClass, RowCollector rows)
    {
        for (int index = 0; index < members.Count; index++)
        {
            int id = DerivedOids.ClassMember(@class, index);
            Add(memberClass, id, CatalogOids.PgOpclass, @class.Id, 0, 'i', rows);
            if (members[index].Id >= SystemCatalog.FirstUserId)
            {
                Add(memberClass, id, usedClass, members[index].Id, 0, 'n', rows);
            }
        }
    }

    /// <summary>Classes that users have made; those of the system are always there.</summary>
    private static void AddClasses(int relationId, IEnumerable<IndexKeyPart> parts, RowCollector rows)
    {
        foreach (int classId in parts.Select(static part => part.OperatorClassId).OfType<int>().Distinct())
        {
            Add(CatalogOids.PgClass, relationId, CatalogOids.PgOpclass, classId, 0, 'n', rows);
        }
    }

    /// <summary>What a definition stands for in the catalogs, all of it members: a class's family that has no definition, a type's casts.</summary>
    private static void AddMember(CatalogSnapshot catalog, Definition member, int extensionId, RowCollector rows)
    {
        void Of(int classId, long id) => Add(classId, id, CatalogOids.PgExtension, extensionId, 0, 'e', rows);
        Of(PgDescription.ClassOf(member), member.Id);
        if (member is OperatorClassDefinition { FamilyId: >= SystemCatalog.FirstUserId } @class && !catalog.TryGet(@class.FamilyId, out Definition? _))
        {
            // Of an earlier release.
            Of(CatalogOids.PgOpfamily, @class.FamilyId);
        }
        else if (member is TypeDefinition { DataType.Code: { } code } type)
        {
            for (int index = 0; index < code.Casts.Count; index++)
            {
                Of(CatalogOids.PgCast, DerivedOids.Cast(type, index));
            }
        }
    }

    /// <summary>A schema can't go while something lies in it.</summary>
    private static void AddSchema(Definition definition, RowCollector rows)
    {
        (int schemaId, char kind) = definition is DefaultPrivileges defaults ? (defaults.InSchemaId, 'a') : (definition.SchemaId, 'n');
        if (schemaId != 0 && definition.Id >= SystemCatalog.FirstUserId)
        {
            Add(PgDescription.ClassOf(definition), definition.Id, CatalogOids.PgNamespace, schemaId, 0, kind, rows);
        }
    }

    /// <summary>The type a definition uses, when it is a user's.</summary>
    private static void AddUse(int classId, long id, int column, DataType type, RowCollector rows)
    {
        if ((uint)type.Oid >= SystemCatalog.FirstUserId)
        {
            Add(classId, id, column, CatalogOids.PgType, type.Oid, 0, 'n', rows);
        }
    }

    /// <summary>The type of a relation's rows goes with it, and that of arrays of them with that.</summary>
    private static void AddRowType(TableDefinition relation, RowCollector rows)
    {
        Add(CatalogOids.PgType, relation.RowTypeId, CatalogOids.PgClass, relation.Id, 0, 'i', rows);
        Add(CatalogOids.PgType, relation.RowArrayId, CatalogOids.PgType, relation.RowTypeId, 0, 'i', rows);
    }

    /// <summary>A composite's fields are columns of a relation of its own, which is part of it.</summary>
    private static void AddType(TypeDefinition type, RowCollector rows)
    {
        Add(CatalogOids.PgType, type.ArrayId, CatalogOids.PgType, type.Id, 0, 'i', rows);
        if (type.BaseType is { } baseType)
        {
            if (type.TypeKind == TypeKind.Multirange)
            {
                Add(CatalogOids.PgType, type.Id, CatalogOids.PgType, baseType.Type.Oid, 0, 'i', rows);
            }
            else
            {
                AddUse(CatalogOids.PgType, type.Id, 0, baseType.Type, rows);
            }
        }

        if (type.SubtypeDifferenceId >= SystemCatalog.FirstUserId)
        {
            Add(CatalogOids.PgType, type.Id, CatalogOids.PgProc, type.SubtypeDifferenceId, 0, 'n', rows);
        }

        foreach (CheckConstraint check in type.Checks)
        {
            Add(CatalogOids.PgConstraint, check.Id, CatalogOids.PgType, type.Id, 0, 'a', rows);
        }

        if (type.TypeKind == TypeKind.Composite)
        {
            long relation = DerivedOids.CompositeRelation(type);
            Add(CatalogOids.PgClass, relation, CatalogOids.PgType, type.Id, 0, 'i', rows);
            foreach ((int number, CompositeField field) in type.NumberedFields)
            {
                AddUse(CatalogOids.PgClass, relation, number, field.Type.Type, rows);
            }
        }
    }

    private static void AddTable(CatalogSnapshot catalog, TableDefinition table, RowCollector rows)
    {
        AddRowType(table, rows);
        if (table.ParentId is { } wholeId)
        {
            Add(CatalogOids.PgClass, table.Id, CatalogOids.PgClass, wholeId, 0, 'a', rows);
        }

        if (table.OfTypeId is { } typeId)
        {
            Add(CatalogOids.PgClass, table.Id, CatalogOids.PgType, typeId, 0, 'n', rows);
        }

        foreach (int inheritedId in table.InheritedIds)
        {
            Add(CatalogOids.PgClass, table.Id, CatalogOids.PgClass, inheritedId, 0, 'n', rows);
        }

        AddColumnTypes(table, rows);
        foreach (ColumnDefinition column in table.LiveColumns.Where(column => column.DefaultSql is not null || column.GeneratedSql is not null))
        {
            long id = DerivedOids.ColumnDefault(table.Id, column.Id);
            Add(CatalogOids.PgAttrdef, id, CatalogOids.PgClass, table.Id, column.Id, column.GeneratedSql is null ? 'a' : 'i', rows);
        }

        AddClasses(table.Id, table.Partitioning?.Key ?? [], rows);
        foreach (IndexDefinition index in table.Indexes)
        {
            AddClasses(index.Id, index.Parts, rows);
            bool isConstraint = index.IsConstraint || index.IsPrimaryKey;
            if (index.ParentId is { } whole)
            {
                Add(CatalogOids.PgClass, index.Id, CatalogOids.PgClass, whole, 0, 'P', rows);
                Add(CatalogOids.PgClass, index.Id, CatalogOids.PgClass, table.Id, 0, 'S', rows);
                if (isConstraint)
                {
                    Add(CatalogOids.PgConstraint, index.ConstraintOid, CatalogOids.PgConstraint, DerivedOids.Key(whole), 0, 'P', rows);
                    Add(CatalogOids.PgConstraint, index.ConstraintOid, CatalogOids.PgClass, table.Id, 0, 'S', rows);
                }
            }

            if (isConstraint)
            {
                Add(CatalogOids.PgClass, index.Id, CatalogOids.PgConstraint, index.ConstraintOid, 0, 'i', rows);
            }

            if (index.Parts.All(static part => part.IsExpression))
            {
                Add(CatalogOids.PgClass, index.Id, CatalogOids.PgClass, table.Id, 0, 'a', rows);
            }

            foreach (IndexKeyPart part in index.Parts.Where(part => !part.IsExpression))
            {
                Add(isConstraint ? CatalogOids.PgConstraint : CatalogOids.PgClass, isConstraint ? index.ConstraintOid : index.Id, CatalogOids.PgClass, table.Id, part.ColumnId, 'a', rows);
            }
        }

        foreach (int column in table.IsPartitioned ? PartitionKeyBuilder.Columns(table) : [])
        {
            Add(CatalogOids.PgClass, table.Id, column, CatalogOids.PgClass, table.Id, 0, 'i', rows);
        }

        AddTriggers(table, rows);
        AddRules(table, rows);
        foreach (PolicyDefinition policy in table.Policies)
        {
            AddPolicy(catalog, table, policy, rows);
        }

        foreach (ForeignKeyDefinition key in table.ForeignKeys)
        {
            foreach (int column in key.ColumnIds)
            {
                Add(CatalogOids.PgConstraint, key.Id, CatalogOids.PgClass, table.Id, column, 'a', rows);
            }

            foreach (int column in key.ReferencedColumnIds)
            {
                Add(CatalogOids.PgConstraint, key.Id, CatalogOids.PgClass, key.ReferencedTableId, column, 'n', rows);
            }

            if (key.FindReferencedIndex(catalog) is { } index)
            {
                Add(CatalogOids.PgConstraint, key.Id, CatalogOids.PgClass, index.Id, 0, 'n', rows);
            }
        }
    }

    private static void AddColumnTypes(TableDefinition table, RowCollector rows)
    {
        foreach (ColumnDefinition column in table.LiveColumns)
        {
            AddUse(CatalogOids.PgClass, table.Id, column.Id, column.Type.Type, rows);
        }
    }

    /// <summary>A rule goes with its relation; what it uses is told by its text.</summary>
    private static void AddRules(TableDefinition table, RowCollector rows)
    {
        foreach (RuleDefinition rule in table.Rules)
        {
            Add(CatalogOids.PgRewrite, rule.Id, CatalogOids.PgClass, table.Id, 0, 'a', rows);
        }
    }

    /// <summary>A trigger goes with its table, and with the columns it is for.</summary>
    private static void AddTriggers(TableDefinition table, RowCollector rows)
    {
        foreach (TriggerDefinition trigger in table.Triggers)
        {
            Add(CatalogOids.PgTrigger, trigger.Id, CatalogOids.PgProc, trigger.FunctionId, 0, 'n', rows);
            Add(CatalogOids.PgTrigger, trigger.Id, CatalogOids.PgClass, table.Id, 0, 'a', rows);
            foreach (int column in trigger.UpdateColumnIds)
            {
                Add(CatalogOids.PgTrigger, trigger.Id, CatalogOids.PgClass, table.Id, column, 'n', rows);
            }

            if (trigger.ReferencedTableId is { } referenced)
            {
                Add(CatalogOids.PgTrigger, trigger.Id, CatalogOids.PgClass, referenced, 0, 'a', rows);
            }
        }
    }

    /// <summary>A policy goes with its table; which columns its conditions mention is told by their words.</summary>
    private static void AddPolicy(CatalogSnapshot catalog, TableDefinition table, PolicyDefinition policy, RowCollector rows)
    {
        Add(CatalogOids.PgPolicy, policy.Id, CatalogOids.PgClass, table.Id, 0, 'a', rows);
        foreach (int column in policy.Expressions.SelectMany(expression => Mentioned(expression, expression.Table)).Distinct().Order())
        {
            Add(CatalogOids.PgPolicy, policy.Id, CatalogOids.PgClass, table.Id, column, 'n', rows);
        }

        foreach ((PolicyExpression expression, ViewName asked) in policy.Expressions
            .SelectMany(static expression => expression.Names, static (expression, name) => (expression, name))
            .Where(use => catalog.TryGetTable(use.name.RelationId, out _)))
        {
            foreach (int column in Mentioned(expression, asked).Order())
            {
                Add(CatalogOids.PgPolicy, policy.Id, CatalogOids.PgClass, asked.RelationId, column, 'n', rows);
            }
        }
    }

    private static IEnumerable<int> Mentioned(PolicyExpression expression, ViewName relation) => Mentioned([.. Words.Of(expression.Sql)], relation);

    private static IEnumerable<int> Mentioned(HashSet<string> words, ViewName relation) =>
        relation.Columns.Where(column => words.Contains(column.Name)).Select(static column => column.Id);

    /// <summary>The rule that is a view's query, with the columns that its words mention.</summary>
    private static void AddRule(CatalogSnapshot catalog, TableDefinition view, RowCollector rows)
    {
        long rule = DerivedOids.ViewRule(view);
        HashSet<string> words = [.. Words.Of(view.ViewSql!)];
        Add(CatalogOids.PgRewrite, rule, CatalogOids.PgClass, view.Id, 0, 'i', rows);
        Add(CatalogOids.PgRewrite, rule, CatalogOids.PgClass, view.Id, 0, 'n', rows);
        foreach (TableDefinition table in ViewTables.Of(view, catalog))
        {
            foreach (int column in view.ViewNames.Where(name => name.RelationId == table.Id).SelectMany(name => Mentioned(words, name)).Distinct().Order().DefaultIfEmpty())
            {
                Add(CatalogOids.PgRewrite, rule, CatalogOids.PgClass, table.Id, column, 'n', rows);
            }
        }

        foreach (int id in view.ViewNames.Select(static name => name.RelationId).Distinct().Where(id => catalog.TryGet(id, out SequenceDefinition? _)))
        {
            foreach ((SystemColumn _, int number) in SequenceTable.AllColumns.Select(static (column, index) => (column, index + 1)).Where(item => words.Contains(item.column.Name)).DefaultIfEmpty())
            {
                Add(CatalogOids.PgRewrite, rule, CatalogOids.PgClass, id, number, 'n', rows);
            }
        }

        foreach (IndexDefinition key in ViewKeys.Of(view, catalog))
        {
            Add(CatalogOids.PgRewrite, rule, CatalogOids.PgConstraint, key.ConstraintOid, 0, 'n', rows);
        }
    }

    private static void AddPublication(CatalogSnapshot catalog, PublicationDefinition publication, RowCollector rows)
    {
        foreach (PublishedTable published in publication.Tables)
        {
            if (catalog.TryGetTable(published.TableId, out TableDefinition? table))
            {
                Add(CatalogOids.PgPublicationRel, published.Id, CatalogOids.PgPublication, publication.Id, 0, 'a', rows);
                Add(CatalogOids.PgPublicationRel, published.Id, CatalogOids.PgClass, table.Id, 0, 'a', rows);
                HashSet<string> words = [.. published.WhereSql is { } where ? Words.Of(where) : []];
                foreach (ColumnDefinition column in table.LiveColumns.Where(column => published.ColumnIds.Contains(column.Id) || words.Contains(column.Name)))
                {
                    Add(CatalogOids.PgPublicationRel, published.Id, CatalogOids.PgClass, table.Id, column.Id, 'n', rows);
                }
            }
        }

        foreach (PublishedSchema published in publication.Schemas.Where(published => catalog.TryGet(published.SchemaId, out SchemaDefinition? _)))
        {
            Add(CatalogOids.PgPublicationNamespace, published.Id, CatalogOids.PgPublication, publication.Id, 0, 'a', rows);
            Add(CatalogOids.PgPublicationNamespace, published.Id, CatalogOids.PgNamespace, published.SchemaId, 0, 'a', rows);
        }
    }

    private static void Add(int classId, long id, int referencedClass, long referencedId, int referencedColumn, char type, RowCollector rows) =>
        Add(classId, id, 0, referencedClass, referencedId, referencedColumn, type, rows);

    private static void Add(int classId, long id, int column, int referencedClass, long referencedId, int referencedColumn, char type, RowCollector rows) => rows.Add()
        .Set("classid", classId).Set("objid", id).Set("objsubid", column).Set("refclassid", referencedClass).Set("refobjid", referencedId).Set("refobjsubid", referencedColumn).Set("deptype", type);
}
