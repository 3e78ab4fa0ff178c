using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using OperatorDefinition = Cambium.Sql.Functions.OperatorDefinition;
using UserOperator = Cambium.Engine.Catalog.OperatorDefinition;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_operator, pg_opclass, pg_opfamily, pg_amop, pg_amproc, pg_aggregate: what the registries have, and what was made in the database.</summary>
internal static class PgOperator
{
    public static void AddBuiltIn(RowCollector rows)
    {
        foreach (OperatorDefinition definition in OperatorRegistry.All)
        {
            bool isEquality = definition.Symbol == "=";
            rows.Add().Set("oid", definition.Oid).Set("oprname", definition.Symbol).Set("oprnamespace", SystemCatalog.PgCatalogSchemaId)
                .Set("oprowner", SystemCatalog.BootstrapRoleId).Set("oprkind", definition.Left is null ? 'l' : 'b').Set("oprcanmerge", isEquality).Set("oprcanhash", isEquality)
                .Set("oprleft", definition.Left?.Oid ?? 0).Set("oprright", definition.Right.Oid).Set("oprresult", definition.Result.Oid)
                .Set("oprcom", definition.Commutator).Set("oprnegate", definition.Negator).Set("oprcode", definition.Function.Oid);
        }
    }

    public static void Add(CatalogSnapshot catalog, UserOperator definition, RowCollector rows)
    {
        rows.Add().Set("oid", definition.Id).Set("oprname", definition.Name).Set("oprnamespace", definition.SchemaId).Set("oprowner", definition.OwnerId)
            .Set("oprkind", definition.Left is null ? 'l' : 'b').Set("oprcanmerge", definition.CanMerge).Set("oprcanhash", definition.CanHash)
            .Set("oprleft", definition.Left?.Type.Oid ?? 0).Set("oprright", definition.Right.Type.Oid).Set("oprresult", definition.Result.Type.Oid)
            .Set("oprcom", Partner(definition.Commutator, definition.Right, definition.Left)).Set("oprnegate", Partner(definition.Negator, definition.Left, definition.Right))
            .Set("oprcode", definition.FunctionId).Set("oprrest", definition.RestrictId ?? 0).Set("oprjoin", definition.JoinId ?? 0);

        int Partner(string? symbol, SqlType? left, SqlType? right) => symbol is null
            ? 0
            : catalog.GetOperators(definition.SchemaId, symbol).FirstOrDefault(other => other.Takes(left?.Type, right?.Type))?.Id ?? 0;
    }

    public static void AddBuiltInClasses(RowCollector rows)
    {
        foreach (OperatorClass @class in OperatorClasses.All)
        {
            AddClass(@class, rows);
        }
    }

    public static void AddClass(CatalogSnapshot catalog, OperatorClassDefinition definition, RowCollector rows) => AddClass(OperatorClasses.Find(definition.Id, catalog)!, rows);

    private static void AddClass(OperatorClass definition, RowCollector rows) => rows.Add()
        .Set("oid", definition.Oid).Set("opcmethod", definition.Method.Oid).Set("opcname", definition.Name).Set("opcnamespace", definition.SchemaId)
        .Set("opcowner", definition.OwnerId).Set("opcfamily", definition.FamilyOid).Set("opcintype", definition.InputType)
        .Set("opcdefault", definition.IsDefault).Set("opckeytype", definition.KeyType);

    public static void AddBuiltInFamilies(RowCollector rows)
    {
        foreach (OperatorClass definition in OperatorClasses.All.DistinctBy(definition => definition.FamilyOid))
        {
            rows.Add().Set("oid", definition.FamilyOid).Set("opfmethod", definition.Method.Oid).Set("opfname", definition.FamilyName)
                .Set("opfnamespace", definition.SchemaId).Set("opfowner", definition.OwnerId);
        }
    }

    public static void FillFamilies(CatalogSnapshot catalog, RowCollector rows)
    {
        foreach (OperatorFamilyDefinition family in catalog.OperatorFamilies)
        {
            rows.Add().Set("oid", family.Id).Set("opfmethod", AccessMethod.Find(family.Method)!.Oid).Set("opfname", family.Name).Set("opfnamespace", family.SchemaId).Set("opfowner", family.OwnerId);
        }
    }

    public static void AddBuiltInMembers(RowCollector rows)
    {
        HashSet<int> known = [.. OperatorRegistry.All.Select(static definition => definition.Oid)];
        foreach (string[] row in OperatorFamilies.Rows)
        {
            if (known.Contains(Number(row[6])))
            {
                rows.Add().Set("oid", Number(row[0])).Set("amopfamily", Number(row[1])).Set("amoplefttype", Number(row[2])).Set("amoprighttype", Number(row[3]))
                    .Set("amopstrategy", Number(row[4])).Set("amoppurpose", row[5][0]).Set("amopopr", Number(row[6])).Set("amopmethod", Number(row[7]))
                    .Set("amopsortfamily", Number(row[8]));
            }
        }

        static int Number(string text) => int.Parse(text, System.Globalization.CultureInfo.InvariantCulture);
    }

    public static void AddMembers(CatalogSnapshot catalog, OperatorClassDefinition @class, RowCollector rows)
    {
        foreach ((ClassMember member, int index) in @class.Operators.Select((member, index) => (member, index)))
        {
            rows.Add().Set("oid", DerivedOids.ClassMember(@class, index)).Set("amopfamily", @class.FamilyId).Set("amoplefttype", member.Left.Type.Oid).Set("amoprighttype", member.Right.Type.Oid)
                .Set("amopstrategy", member.Number).Set("amoppurpose", 's').Set("amopopr", member.Id).Set("amopmethod", AccessMethod.Find(@class.Method)!.Oid).Set("amopsortfamily", 0);
        }
    }

    /// <summary>Functions of users' classes: those of the system's are parts of the server.</summary>
    public static void AddMemberFunctions(CatalogSnapshot catalog, OperatorClassDefinition @class, RowCollector rows)
    {
        foreach ((ClassMember member, int index) in @class.Functions.Select((member, index) => (member, index)))
        {
            rows.Add().Set("oid", DerivedOids.ClassMember(@class, index)).Set("amprocfamily", @class.FamilyId).Set("amproclefttype", member.Left.Type.Oid)
                .Set("amprocrighttype", member.Right.Type.Oid).Set("amprocnum", member.Number).Set("amproc", member.Id);
        }
    }

    public static void AddBuiltInAggregates(RowCollector rows)
    {
        foreach (AggregateFunction function in FunctionRegistry.All.OfType<AggregateFunction>())
        {
            rows.Add().Set("aggfnoid", function.Oid).Set("aggkind", function.DirectArguments < 0 ? 'n' : function.IsHypothetical ? 'h' : 'o')
                .Set("aggnumdirectargs", Math.Max(0, function.DirectArguments)).Set("aggfinalmodify", 'r').Set("aggmfinalmodify", 'r').Set("aggtranstype", DataType.Internal.Oid);
        }

    }

    public static void AddAggregate(CatalogSnapshot catalog, Engine.Catalog.FunctionDefinition function, RowCollector rows)
    {
        if (function.Aggregate is { } aggregate)
        {
            AddAggregate(function, aggregate, rows);
        }
    }

    private static void AddAggregate(Engine.Catalog.FunctionDefinition function, AggregateDefinition aggregate, RowCollector rows) => rows.Add()
        .Set("aggfnoid", function.Id).Set("aggkind", 'n').Set("aggnumdirectargs", 0)
        .Set("aggtransfn", aggregate.TransitionFunction).Set("aggfinalfn", aggregate.FinalFunction).Set("aggcombinefn", aggregate.CombineFunction)
        .Set("aggserialfn", aggregate.SerializeFunction).Set("aggdeserialfn", aggregate.DeserializeFunction)
        .Set("aggmtransfn", aggregate.MovingTransitionFunction).Set("aggminvtransfn", aggregate.MovingInverseFunction).Set("aggmfinalfn", aggregate.MovingFinalFunction)
        .Set("aggfinalextra", aggregate.FinalTakesArguments).Set("aggmfinalextra", aggregate.MovingFinalTakesArguments)
        .Set("aggfinalmodify", aggregate.FinalModify).Set("aggmfinalmodify", aggregate.MovingFinalModify).Set("aggsortop", aggregate.SortOperator)
        .Set("aggtranstype", aggregate.StateType.Type.Oid).Set("aggtransspace", aggregate.StateSpace)
        .Set("aggmtranstype", aggregate.MovingStateType?.Type.Oid ?? 0).Set("aggmtransspace", aggregate.MovingStateSpace)
        .Set("agginitval", aggregate.InitialValue).Set("aggminitval", aggregate.MovingInitialValue);
}
