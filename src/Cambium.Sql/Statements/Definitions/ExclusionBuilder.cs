using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using OperatorDefinition = Cambium.Sql.Functions.OperatorDefinition;
using UserOperator = Cambium.Engine.Catalog.OperatorDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Makes the index behind EXCLUDE.</summary>
internal static class ExclusionBuilder
{
    /// <exception cref="SqlErrorException">42809: an operator can't be used; 0A000: the access method can't exclude, or the table is partitioned.</exception>
    public static IndexDefinition Build(StatementContext context, TableDefinition table, ExcludeConstraint constraint, IReadOnlySet<string> reservedNames)
    {
        if (table.Partitioning is not null)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "exclusion constraints are not supported on partitioned tables");
        }

        Tablespaces.Require(constraint.Tablespace);
        IndexElement[] elements = [.. constraint.Elements.Select(element => element.Element)];
        AccessMethod method = IndexBuilder.Method(context, constraint.AccessMethod, elements, "exclusion constraints", static method => method.CanExclude, constraint.Include.Count > 0);
        string name = constraint.Name ?? ObjectNaming.ChooseRelation(
            context, table.SchemaId, table.Name, string.Join('_', IndexColumnNames.Unique(elements.Select(element => IndexColumnNames.Of(element.Value)).Concat(constraint.Include))), "excl", reservedNames, isConstraint: true);
        if (constraint.Name is not null && (reservedNames.Contains(name) || context.Catalog.IsNameTaken(NameClass.Relation, table.SchemaId, name)))
        {
            throw new SqlErrorException(SqlState.DuplicateTable, $"relation \"{name}\" already exists");
        }

        foreach (IndexElement element in elements)
        {
            if (element.Value is ColumnReference { Parts: [string column] })
            {
                IndexBuilder.Column(table, column, position: 0);
            }
        }

        IndexKeyPart[] parts = [.. elements.Select(element => IndexBuilder.Part(context, table, element, method))];
        IndexDefinition index = new()
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = name,
            TreeId = context.Transaction.Ddl.NextTreeId(table.IsTemporary),
            IsConstraint = true,
            IsDeferrable = constraint.Attributes.IsDeferrable,
            IsInitiallyDeferred = constraint.Attributes.IsInitiallyDeferred,
            Parts = [.. parts],
            Tunings = ClassOptions.Of(context, method, elements, parts),
            IncludedColumnIds = [.. constraint.Include.Select(column => IndexBuilder.Column(table, column, constraint.Span.Position).Id)],
            Method = method.Name,
            Options = StorageParameters.OfIndex(constraint.Options, method),
            PredicateSql = constraint.Where is null ? null : DefinitionExpressions.Predicate(context, table, constraint.Where),
        };
        return index with { Exclusions = [.. constraint.Elements.Select((element, part) => Operator(context, index, index.Parts[part], element.Operator))] };
    }

    private static ExclusionOperator Operator(StatementContext context, IndexDefinition index, IndexKeyPart part, OperatorName name)
    {
        OperatorDefinition found = OperatorBinder.Resolve(name with { Span = default }, part.Type.Type, context.NewBinding());
        bool isMade = context.Catalog.TryGet(found.Oid, out UserOperator? made);
        string shown = $"{found.Symbol}({found.Left!.DisplayName},{found.Right.DisplayName})";
        if (isMade ? made!.Commutator != made.Name : found.Commutator != found.Oid)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"operator {shown} is not commutative", "Only commutative operators can be used in exclusion constraints.");
        }

        OperatorClass? usual = OperatorClasses.In(context.Catalog).FirstOrDefault(candidate => candidate.Oid == OperatorClasses.Of(index.Method, part, context.Catalog));
        if (usual is not null && usual.Oid < SystemCatalog.FirstUserId && !OperatorFamilies.Has(usual.FamilyOid, found.Oid))
        {
            throw new SqlErrorException(
                SqlState.WrongObjectType, $"operator {shown} is not a member of operator family \"{usual.FamilyName}\"",
                "The exclusion operator must be related to the index operator class for the constraint.");
        }

        return new ExclusionOperator(isMade ? context.Catalog.Schemas.First(schema => schema.Id == made!.SchemaId).Name : "pg_catalog", found.Symbol, found.Oid);
    }
}
