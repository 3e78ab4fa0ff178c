using System.Text.Json;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>
/// Definitions from their JSON form, one method for each kind of object in it. Written out, unlike the writing, which is generated: every start of a server reads definitions,
/// and the serializer's code for them would be compiled each time (a tenth of a second).
/// </summary>
internal static class DefinitionJsonReader
{
    /// <exception cref="JsonException">It is of no known kind. See <see cref="JsonMembers"/> for others.</exception>
    public static Definition Read(JsonMembers json)
    {
        Definition definition = ReadKind(json);
        return definition with
        {
            SchemaId = json.Int("schema", 0),
            OwnerId = json.Int("ownerId", SystemCatalog.BootstrapRoleId),
            Comment = json.OptionalText("comment"),
            Grants = json.OptionalObjects("grants", ReadGrant),
            ExtensionId = json.OptionalInt("extension"),
            Version = json.Long("version", 0),
        };
    }

    private static Definition ReadKind(JsonMembers json)
    {
        (int id, string name) = (json.Int("id"), json.Text("name"));
        return json.Text("kind") switch
        {
            "schema" => new SchemaDefinition { Id = id, Name = name },
            "table" => ReadTable(json, id, name),
            "sequence" => ReadSequence(json, id, name),
            "type" => ReadType(json, id, name),
            "function" => ReadFunction(json, id, name),
            "operator" => ReadOperator(json, id, name),
            "operatorClass" => new OperatorClassDefinition
            {
                Id = id,
                Name = name,
                Method = json.Text("method"),
                InputType = json.Type("inputType"),
                KeyType = json.OptionalType("keyType"),
                IsDefault = json.Bool("isDefault"),
                FamilyId = json.Int("familyId"),
                Operators = json.Objects("operators", ReadMember),
                Functions = json.Objects("functions", ReadMember),
            },
            "operatorFamily" => new OperatorFamilyDefinition { Id = id, Name = name, Method = json.Text("method") },
            "cast" => new CastDefinition
            {
                Id = id,
                Name = name,
                Source = json.Type("source"),
                Target = json.Type("target"),
                Method = json.Enum<CastMethod>("method"),
                Context = json.Enum<CastContext>("context"),
                FunctionId = json.Int("functionId", 0),
            },
            "statistics" => new StatisticsDefinition
            {
                Id = id,
                Name = name,
                TableId = json.Int("tableId"),
                ColumnIds = json.Ints("columnIds"),
                Expressions = json.Texts("expressions"),
                Kinds = json.Text("kinds"),
                Target = json.OptionalInt("target"),
            },
            "collation" => new CollationDefinition
            {
                Id = id,
                Name = name,
                Collate = json.Text("collate"),
                CharacterType = json.Text("characterType"),
                IcuLocale = json.OptionalText("icuLocale"),
                IsNondeterministic = json.Bool("isNondeterministic"),
                RulesVersion = json.OptionalText("rulesVersion"),
                Encoding = json.Int("encoding", -1),
            },
            "textSearchConfiguration" => new TextSearchConfigurationDefinition
            {
                Id = id,
                Name = name,
                Mappings = json.Objects("mappings", static mapping => new TokenMapping(mapping.Int("tokenType"), mapping.Ints("dictionaryIds"))),
            },
            "textSearchDictionary" => new TextSearchDictionaryDefinition
            {
                Id = id,
                Name = name,
                TemplateId = json.Int("templateId"),
                Options = json.Objects("options", static option => new DictionaryOption(option.Text("name"), option.Text("value"))),
            },
            "eventTrigger" => new EventTriggerDefinition
            {
                Id = id,
                Name = name,
                Event = json.Text("event"),
                FunctionId = json.Int("functionId"),
                Tags = json.Texts("tags"),
                Firing = json.Char("firing", TriggerFiring.Origin),
            },
            "publication" => new PublicationDefinition
            {
                Id = id,
                Name = name,
                IsForAllTables = json.Bool("isForAllTables"),
                Changes = json.Texts("changes"),
                IsViaRoot = json.Bool("isViaRoot"),
                Tables = json.Objects("tables", static table => new PublishedTable(table.Int("id"), table.Int("tableId"), table.Ints("columnIds"), table.OptionalText("whereSql"))),
                Schemas = json.Objects("schemas", static schema => new PublishedSchema(schema.Int("id"), schema.Int("schemaId"))),
            },
            "systemPrivileges" => new SystemPrivileges { Id = id, Name = name, ClassId = json.Int("classId"), ObjectId = json.Int("objectId") },
            "extension" => new ExtensionDefinition { Id = id, Name = name, ExtensionVersion = json.Text("extensionVersion"), MemberSchemaId = json.Int("memberSchemaId") },
            "language" => new LanguageDefinition { Id = id, Name = name, IsTrusted = json.Bool("isTrusted"), IsProcedural = json.Bool("isProcedural") },
            "role" => ReadRole(json, id, name),
            "membership" => new RoleMembership
            {
                Id = id,
                Name = name,
                RoleId = json.Int("roleId"),
                MemberId = json.Int("memberId"),
                GrantorId = json.Int("grantorId", 0),
                WithAdminOption = json.Bool("withAdminOption"),
            },
            "database" => new DatabaseDefinition
            {
                Id = id,
                Name = name,
                Oid = json.Int("oid", 0),
                ConnectionLimit = json.Int("connectionLimit", -1),
                AllowsConnections = json.Bool("allowsConnections", true),
                IsTemplate = json.Bool("isTemplate"),
                Collate = json.OptionalText("collate"),
                CharacterType = json.OptionalText("characterType"),
            },
            "roleSettings" => new RoleSettings { Id = id, Name = name, RoleId = json.Int("roleId", 0), DatabaseOid = json.Int("databaseOid", 0), Settings = json.Texts("settings") },
            "defaultPrivileges" => new DefaultPrivileges { Id = id, Name = name, RoleId = json.Int("roleId", 0), InSchemaId = json.Int("inSchemaId", 0), ObjectKind = json.Char("objectKind", '\0') },
            "shared" => new SharedState { Id = id, Name = name, Epoch = json.Long("epoch", 0), NextId = json.Int("nextId", SystemCatalog.FirstSharedId) },
            string other => throw new JsonException($"A catalog row holds a \"{other}\"."),
        };
    }

    private static TableDefinition ReadTable(JsonMembers json, int id, string name) => new()
    {
        Id = id,
        Name = name,
        Kind = json.Enum<TableKind>("tableKind"),
        Columns = json.Objects("columns", ReadColumn),
        NextColumnId = json.Int("nextColumnId", 0),
        Indexes = json.Objects("indexes", ReadIndex),
        Checks = json.Objects("checks", ReadCheck),
        ForeignKeys = json.Objects("foreignKeys", ReadForeignKey),
        Triggers = json.Objects("triggers", ReadTrigger),
        Rules = json.Objects("rules", ReadRule),
        SuspendedKeyIds = json.Ints("suspendedKeyIds"),
        Policies = json.Objects("policies", ReadPolicy),
        HasRowSecurity = json.Bool("hasRowSecurity"),
        IsUnlogged = json.Bool("isUnlogged"),
        ForcesRowSecurity = json.Bool("forcesRowSecurity"),
        Partitioning = json.OptionalObject("partitioning", PartitioningJson.Read),
        ParentId = json.OptionalInt("parentId"),
        InheritedIds = json.Ints("inheritedIds"),
        HeirIds = json.Ints("heirIds"),
        ReplicaIdentity = json.Enum<ReplicaIdentity>("replicaIdentity"),
        ReplicaIndexId = json.OptionalInt("replicaIndexId"),
        OfTypeId = json.OptionalInt("ofTypeId"),
        IsTemporary = json.Bool("isTemporary"),
        OnCommit = json.Enum<OnCommitAction>("onCommit"),
        ViewSql = json.OptionalText("viewSql"),
        ViewNames = json.Objects("viewNames", ReadViewName),
        IsSecurityInvoker = json.Bool("isSecurityInvoker"),
        IsSecurityBarrier = json.Bool("isSecurityBarrier"),
        ViewOptions = json.OptionalText("viewOptions"),
        Options = json.Texts("options"),
        TreeId = json.Int("treeId", 0),
        RowsVersion = json.Long("rowsVersion", 0),
    };

    private static ColumnDefinition ReadColumn(JsonMembers json)
    {
        ColumnDefinition column = ReadColumnAsWritten(json);
        return column.IsDropped ? column with { Type = Rows.RowLayout.WithoutUserType(column.Type) } : column;
    }

    private static ColumnDefinition ReadColumnAsWritten(JsonMembers json) => new()
    {
        Id = json.Int("id"),
        Ordinal = json.Int("ordinal"),
        Name = json.Text("name"),
        Type = json.Type("type"),
        Dimensions = json.OptionalInt("dimensions"),
        Collation = json.OptionalText("collation"),
        NotNull = json.Bool("notNull"),
        DefaultSql = json.OptionalText("defaultSql"),
        GeneratedSql = json.OptionalText("generatedSql"),
        Identity = json.Enum<IdentityKind>("identity"),
        SequenceId = json.OptionalInt("sequenceId"),
        IsDropped = json.Bool("isDropped"),
        StaysInRowType = json.OptionalBool("staysInRowType"),
        IsInherited = json.Bool("isInherited"),
        Comment = json.OptionalText("comment"),
        Missing = json.OptionalText("missing"),
        Tuning = json.OptionalObject("tuning", static json => new ColumnTuning
        {
            StatisticsTarget = json.OptionalInt("statisticsTarget"),
            Storage = json.OptionalText("storage"),
            Compression = json.OptionalText("compression"),
            Options = json.Texts("options"),
        }),
    };

    private static IndexDefinition ReadIndex(JsonMembers json) => new()
    {
        Id = json.Int("id"),
        Name = json.Text("name"),
        TreeId = json.Int("treeId"),
        IsPrimary = json.Bool("isPrimary"),
        IsPrimaryKey = json.Bool("isPrimaryKey", json.Bool("isPrimary")),
        IsUnique = json.Bool("isUnique"),
        IsConstraint = json.Bool("isConstraint"),
        NullsNotDistinct = json.Bool("nullsNotDistinct"),
        IsDeferrable = json.Bool("isDeferrable"),
        IsInitiallyDeferred = json.Bool("isInitiallyDeferred"),
        Parts = json.Objects("parts", ReadKeyPart),
        Tunings = json.Objects(
            "tunings", static tuning => new IndexColumnTuning(tuning.Int("number")) { ClassOptions = tuning.Texts("classOptions"), StatisticsTarget = tuning.OptionalInt("statisticsTarget") }),
        Exclusions = json.Objects("exclusions", static json => new ExclusionOperator(json.Text("schema"), json.Text("symbol"), json.Int("operatorId"))),
        IncludedColumnIds = json.Ints("includedColumnIds"),
        PredicateSql = json.OptionalText("predicateSql"),
        Method = json.OptionalText("method") ?? IndexDefinition.DefaultMethod,
        Options = json.Texts("options"),
        IsReady = json.Bool("isReady", true),
        ParentId = json.OptionalInt("parentId"),
        IsIncomplete = json.Bool("isIncomplete"),
        IsClustered = json.Bool("isClustered"),
        Comment = json.OptionalText("comment"),
        ConstraintComment = json.OptionalText("constraintComment"),
    };

    internal static IndexKeyPart ReadKeyPart(JsonMembers json) => new(
        json.Int("columnId", 0),
        json.OptionalText("expressionSql"),
        json.Type("type"),
        json.Bool("descending"),
        json.Bool("nullsFirst"),
        json.OptionalText("operatorClass"),
        json.OptionalText("collation"),
        json.OptionalInt("operatorClassId"));

    private static ClassMember ReadMember(JsonMembers json) => new(json.Int("number"), json.Int("id"), json.Type("left"), json.Type("right"));

    private static CheckConstraint ReadCheck(JsonMembers json) => new()
    {
        Id = json.Int("id"),
        Name = json.Text("name"),
        ExpressionSql = json.Text("expressionSql"),
        IsNotValid = json.Bool("isNotValid"),
        IsInherited = json.Bool("isInherited"),
        IsNoInherit = json.Bool("isNoInherit"),
        Comment = json.OptionalText("comment"),
    };

    private static ForeignKeyDefinition ReadForeignKey(JsonMembers json) => new()
    {
        Id = json.Int("id"),
        Name = json.Text("name"),
        ColumnIds = json.Ints("columnIds"),
        ReferencedTableId = json.Int("referencedTableId"),
        ReferencedColumnIds = json.Ints("referencedColumnIds"),
        ReferencedIndexId = json.OptionalInt("referencedIndexId"),
        Match = json.Enum<MatchKind>("match"),
        OnDelete = json.Enum<ReferentialAction>("onDelete"),
        OnUpdate = json.Enum<ReferentialAction>("onUpdate"),
        OnDeleteColumnIds = json.Ints("onDeleteColumnIds"),
        IsDeferrable = json.Bool("isDeferrable"),
        IsInitiallyDeferred = json.Bool("isInitiallyDeferred"),
        IsNotValid = json.Bool("isNotValid"),
        ParentId = json.OptionalInt("parentId"),
        Comment = json.OptionalText("comment"),
    };

    private static TriggerDefinition ReadTrigger(JsonMembers json) => new()
    {
        Id = json.Int("id"),
        Name = json.Text("name"),
        FunctionId = json.Int("functionId"),
        IsBefore = json.Bool("isBefore"),
        IsInstead = json.Bool("isInstead"),
        IsRow = json.Bool("isRow"),
        Events = json.Enum<TriggerEvents>("events"),
        UpdateColumnIds = json.Ints("updateColumnIds"),
        WhenSql = json.OptionalText("whenSql"),
        OldTable = json.OptionalText("oldTable"),
        NewTable = json.OptionalText("newTable"),
        ConstraintId = json.OptionalInt("constraintId"),
        ReferencedTableId = json.OptionalInt("referencedTableId"),
        IsDeferrable = json.Bool("isDeferrable"),
        IsInitiallyDeferred = json.Bool("isInitiallyDeferred"),
        Arguments = json.Texts("arguments"),
        Firing = json.Char("firing", 'O'),
        ParentId = json.OptionalInt("parentId"),
        Comment = json.OptionalText("comment"),
    };

    private static RuleDefinition ReadRule(JsonMembers json) => new()
    {
        Id = json.Int("id"),
        Name = json.Text("name"),
        Event = json.Enum<TriggerEvents>("event"),
        Sql = json.Text("sql"),
        Relation = json.OptionalObject("relation", ReadViewName)!,
        Names = json.Objects("names", ReadViewName),
        IsInstead = json.Bool("isInstead"),
        IsConditional = json.Bool("isConditional"),
        Firing = json.Char("firing", 'O'),
        Comment = json.OptionalText("comment"),
    };

    private static PolicyDefinition ReadPolicy(JsonMembers json) => new()
    {
        Id = json.Int("id"),
        Name = json.Text("name"),
        IsRestrictive = json.Bool("isRestrictive"),
        Command = json.Char("command", PolicyDefinition.All),
        RoleIds = json.Ints("roleIds"),
        Using = json.OptionalObject("using", ReadPolicyExpression),
        Check = json.OptionalObject("check", ReadPolicyExpression),
        Comment = json.OptionalText("comment"),
    };

    private static PolicyExpression ReadPolicyExpression(JsonMembers json) =>
        new(json.Text("sql"), json.OptionalObject("table", ReadViewName)!, json.Objects("names", ReadViewName));

    private static ViewName ReadViewName(JsonMembers json) => new(
        json.OptionalText("schema"),
        json.Text("name"),
        json.Int("relationId", 0),
        json.Objects("columns", static json => new ViewColumnName(json.Int("id"), json.Text("name"))))
    {
        InSchema = json.OptionalText("inSchema"),
    };

    private static SequenceDefinition ReadSequence(JsonMembers json, int id, string name) => new()
    {
        Id = id,
        Name = name,
        Type = json.Type("type"),
        Start = json.Long("start", 1),
        Increment = json.Long("increment", 1),
        Minimum = json.Long("minimum", 1),
        Maximum = json.Long("maximum", long.MaxValue),
        Cache = json.Long("cache", 1),
        Cycles = json.Bool("cycles"),
        OwnerTableId = json.Int("ownerTableId", 0),
        OwnerColumnId = json.Int("ownerColumnId", 0),
        IsTemporary = json.Bool("isTemporary"),
        IsUnlogged = json.OptionalBool("isUnlogged"),
    };

    private static TypeDefinition ReadType(JsonMembers json, int id, string name) => new()
    {
        Id = id,
        Name = name,
        TypeKind = json.Enum<Values.TypeKind>("typeKind"),
        ArrayId = json.Int("arrayId"),
        SchemaName = json.OptionalText("schemaName") ?? "public",
        Labels = json.Objects("labels", static json => new Values.EnumLabel(json.Int("oid"), json.Text("name"), json.Double("sortOrder"))),
        BaseType = json.OptionalType("baseType"),
        Collation = json.OptionalText("collation"),
        IsNotNull = json.Bool("isNotNull"),
        DefaultSql = json.OptionalText("defaultSql"),
        Checks = json.Objects("checks", ReadCheck),
        Fields = json.Objects("fields", static json => new Values.CompositeField(json.Text("name"), json.Type("type")) { Comment = json.OptionalText("comment"), Number = json.OptionalInt("number"), Collation = json.OptionalText("collation") }),
        FieldsEver = json.OptionalInt("fieldsEver"),
        MultirangeId = json.Int("multirangeId", 0),
        MultirangeArrayId = json.Int("multirangeArrayId", 0),
        MultirangeName = json.OptionalText("multirangeName"),
        SubtypeDifferenceId = json.Int("subtypeDifferenceId", 0),
        Implementation = json.OptionalText("implementation"),
        OutputFunction = json.OptionalText("outputFunction"),
        ReceiveFunction = json.OptionalText("receiveFunction"),
        SendFunction = json.OptionalText("sendFunction"),
    };

    private static FunctionDefinition ReadFunction(JsonMembers json, int id, string name) => new()
    {
        Id = id,
        Name = name,
        ArgumentTypes = json.Types("argumentTypes"),
        ArgumentNames = json.Texts("argumentNames"),
        ArgumentDefaults = json.Texts("argumentDefaults"),
        Parameters = json.Objects("parameters", static json => new RoutineParameter(json.Char("mode", RoutineParameter.In), json.Text("name"), json.Type("type"))),
        ReturnType = json.OptionalType("returnType") ?? Values.DataType.Void,
        ReturnsSet = json.Bool("returnsSet"),
        IsTemporary = json.OptionalBool("isTemporary"),
        IsProcedure = json.Bool("isProcedure"),
        IsStrict = json.Bool("isStrict"),
        Volatility = json.Char("volatility", 'v'),
        Language = json.OptionalText("language") ?? "sql",
        Library = json.OptionalText("library"),
        Body = json.Text("body"),
        Aggregate = json.OptionalObject("aggregate", ReadAggregate),
        HasSqlBody = json.Bool("hasSqlBody"),
        BodyNames = json.Objects("bodyNames", ReadViewName),
        IsSecurityDefiner = json.Bool("isSecurityDefiner"),
        IsLeakproof = json.Bool("isLeakproof"),
        Parallel = json.Char("parallel", 'u'),
        Cost = json.OptionalDouble("cost"),
        Rows = json.OptionalDouble("rows"),
        Settings = json.Texts("settings"),
    };

    private static AggregateDefinition ReadAggregate(JsonMembers json) => new()
    {
        TransitionFunction = json.Int("transitionFunction"),
        StateType = json.Type("stateType"),
        InitialValue = json.OptionalText("initialValue"),
        FinalFunction = json.Int("finalFunction", 0),
        FinalTakesArguments = json.Bool("finalTakesArguments"),
        FinalModify = json.Char("finalModify", 'r'),
        StateSpace = json.Int("stateSpace", 0),
        CombineFunction = json.Int("combineFunction", 0),
        SerializeFunction = json.Int("serializeFunction", 0),
        DeserializeFunction = json.Int("deserializeFunction", 0),
        MovingTransitionFunction = json.Int("movingTransitionFunction", 0),
        MovingInverseFunction = json.Int("movingInverseFunction", 0),
        MovingFinalFunction = json.Int("movingFinalFunction", 0),
        MovingStateType = json.OptionalType("movingStateType"),
        MovingStateSpace = json.Int("movingStateSpace", 0),
        MovingInitialValue = json.OptionalText("movingInitialValue"),
        MovingFinalTakesArguments = json.Bool("movingFinalTakesArguments"),
        MovingFinalModify = json.Char("movingFinalModify", 'r'),
        SortOperator = json.Int("sortOperator", 0),
    };

    private static OperatorDefinition ReadOperator(JsonMembers json, int id, string name) => new()
    {
        Id = id,
        Name = name,
        Left = json.OptionalType("left"),
        Right = json.Type("right"),
        FunctionId = json.Int("functionId"),
        Result = json.Type("result"),
        Commutator = json.OptionalText("commutator"),
        Negator = json.OptionalText("negator"),
        RestrictId = json.OptionalInt("restrictId"),
        JoinId = json.OptionalInt("joinId"),
        CanHash = json.Bool("canHash"),
        CanMerge = json.Bool("canMerge"),
    };

    private static RoleDefinition ReadRole(JsonMembers json, int id, string name) => new()
    {
        Id = id,
        Name = name,
        IsSuperuser = json.Bool("isSuperuser"),
        CanLogin = json.Bool("canLogin"),
        CanCreateRoles = json.Bool("canCreateRoles"),
        CanCreateDatabases = json.Bool("canCreateDatabases"),
        Inherits = json.Bool("inherits", true),
        CanReplicate = json.Bool("canReplicate"),
        BypassesRowSecurity = json.Bool("bypassesRowSecurity"),
        ConnectionLimit = json.Int("connectionLimit", -1),
        PasswordVerifier = json.OptionalText("passwordVerifier"),
        ValidUntil = json.OptionalText("validUntil"),
    };

    private static Grant ReadGrant(JsonMembers json) => new(
        json.Int("roleId"),
        json.Int("grantorId"),
        json.Enum<Privileges>("privileges"),
        json.Enum<Privileges>("withGrantOption"),
        json.Int("columnId", 0));
}
