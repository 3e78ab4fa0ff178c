using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;
using CheckConstraint = Cambium.Engine.Catalog.CheckConstraint;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE TYPE (enum, composite), CREATE DOMAIN, and changes of both.</summary>
internal static class TypeCommand
{
    private const int LabelBytesMax = 63;

    public static string Execute(CreateEnumStatement statement, StatementContext context)
    {
        if (statement.Labels.Distinct().Count() != statement.Labels.Count)
        {
            throw new SqlErrorException(SqlState.UniqueViolation, "duplicate key value violates unique constraint \"pg_enum_typid_label_index\"");
        }

        TypeDefinition type = New(context, statement.Name, TypeKind.Enum) with
        {
            Labels = [.. statement.Labels.Select((label, index) => NewLabel(context, label, index + 1))],
        };
        context.Transaction.Ddl.Put(type);
        return "CREATE TYPE";
    }

    public static string Execute(CreateCompositeTypeStatement statement, StatementContext context)
    {
        TypeDefinition type = New(context, statement.Name, TypeKind.Composite) with
        {
            Fields = [.. statement.Attributes.Select(attribute => Field(context, attribute))],
        };
        context.Transaction.Ddl.Put(type);
        return "CREATE TYPE";
    }

    public static string Execute(CreateShellTypeStatement statement, StatementContext context)
    {
        BaseTypeCommand.RequireSuperuser(context);
        context.Transaction.Ddl.Put(New(context, statement.Name, TypeKind.Shell));
        return "CREATE TYPE";
    }

    private static CompositeField Field(StatementContext context, Syntax.ColumnDefinition attribute)
    {
        SqlType type = context.Names.ResolveForUse(attribute.Type!);
        ColumnBuilder.RequireStorable(type, attribute.Name);
        return new CompositeField(attribute.Name, type) { Collation = Collations.Resolve(attribute.Collation, type.Type, context.Names.Reader(), points: false) };
    }

    public static string Execute(CreateDomainStatement statement, StatementContext context)
    {
        SqlType baseType = context.Names.ResolveForUse(statement.Type);
        if (baseType.Type.IsPseudo)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, $"\"{baseType.Type.DisplayName}\" is not a valid base type for a domain");
        }

        string? inherited = context.Catalog.TryGet(baseType.Type.Oid, out TypeDefinition? below) ? below.DefaultSql : null;
        TypeDefinition type = New(context, statement.Name, TypeKind.Domain) with
        {
            BaseType = baseType,
            Collation = Collations.Resolve(statement.Collation, baseType.Type, context.Names.Reader(), points: false),
            DefaultSql = inherited,
        };
        bool? mayBeNull = null;
        foreach (ColumnConstraint constraint in statement.Constraints)
        {
            if (constraint is NullConstraint or NotNullConstraint)
            {
                bool isNull = constraint is NullConstraint;
                mayBeNull = mayBeNull == !isNull ? throw new SqlErrorException(SqlState.SyntaxError, "conflicting NULL/NOT NULL constraints") : isNull;
            }

            type = constraint switch
            {
                NotNullConstraint => type with { IsNotNull = true },
                DefaultConstraint value => type with { DefaultSql = DefinitionExpressions.Default(context, value.Value, statement.Name.Name, baseType) },
                ColumnCheckConstraint check => type with { Checks = type.Checks.Add(Check(context, type, check.Name, check.Condition)) },
                _ => type,
            };
        }

        context.Transaction.Ddl.Put(type);
        return "CREATE DOMAIN";
    }

    public static string Execute(AlterEnumAddValueStatement statement, StatementContext context)
    {
        TypeDefinition type = GetEnum(context, statement.Name);
        if (type.Labels.Any(label => label.Name == statement.Label))
        {
            if (!statement.IfNotExists)
            {
                throw new SqlErrorException(SqlState.DuplicateObject, $"enum label \"{statement.Label}\" already exists");
            }

            context.Session.Notice(SqlNotice.Notice($"enum label \"{statement.Label}\" already exists, skipping") with { SqlState = SqlState.DuplicateObject });
            return "ALTER TYPE";
        }

        int place = type.Labels.Length;
        if (statement.Neighbour is { } neighbour)
        {
            int found = type.Labels.ToList().FindIndex(label => label.Name == neighbour);
            place = found >= 0
                ? found + (statement.IsBefore ? 0 : 1)
                : throw new SqlErrorException(SqlState.InvalidParameterValue, $"\"{neighbour}\" is not an existing enum label");
        }

        double before = place > 0 ? type.Labels[place - 1].SortOrder : type.Labels.Length > 0 ? type.Labels[0].SortOrder - 2 : 0;
        double after = place < type.Labels.Length ? type.Labels[place].SortOrder : before + 2;
        double between = (before + after) / 2;
        if (between == before || between == after)
        {
            throw new SqlErrorException(
                SqlState.ProgramLimitExceeded,
                $"no label fits between \"{type.Labels[place - 1].Name}\" and \"{type.Labels[place].Name}\" any more",
                "Values are stored by their label's place, and each label added there has halved the room.",
                "Make a new type with all labels in order, and alter the columns to it.");
        }

        context.Transaction.Ddl.Put(type with { Labels = type.Labels.Insert(place, NewLabel(context, statement.Label, between)) });
        return "ALTER TYPE";
    }

    public static string Execute(AlterEnumRenameValueStatement statement, StatementContext context)
    {
        TypeDefinition type = GetEnum(context, statement.Name);
        int place = type.Labels.ToList().FindIndex(label => label.Name == statement.OldLabel);
        if (place < 0)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"\"{statement.OldLabel}\" is not an existing enum label");
        }

        if (type.Labels.Any(label => label.Name == statement.NewLabel))
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"enum label \"{statement.NewLabel}\" already exists");
        }

        context.Transaction.Ddl.Put(type with { Labels = type.Labels.SetItem(place, type.Labels[place] with { Name = statement.NewLabel }) });
        return "ALTER TYPE";
    }

    public static string Execute(AlterDomainStatement statement, StatementContext context)
    {
        TypeDefinition domain = Get(context, statement.Name);
        context.Rights.RequireOwner(domain);
        if (domain.TypeKind != TypeKind.Domain)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"\"{statement.Name}\" is not a domain");
        }

        switch (statement.Action)
        {
            case AlterDomainDefault action:
                domain = domain with
                {
                    DefaultSql = action.Value is null ? null : DefinitionExpressions.Default(context, action.Value, domain.Name, domain.BaseType!.Value),
                };
                break;
            case AlterDomainNotNull action:
                if (action.IsNotNull && !domain.IsNotNull)
                {
                    DomainValidation.NotNull(context, domain);
                }

                domain = domain with { IsNotNull = action.IsNotNull };
                break;
            case AlterDomainAddConstraint { Constraint: Syntax.CheckConstraint check }:
                CheckConstraint added = Check(context, domain, check.Name, check.Condition) with { IsNotValid = check.Attributes.IsNotValid };
                if (!added.IsNotValid)
                {
                    DomainValidation.Check(context, domain, added);
                }

                domain = domain with { Checks = domain.Checks.Add(added) };
                break;
            case AlterDomainValidateConstraint action:
                CheckConstraint validated = domain.Checks.FirstOrDefault(check => check.Name == action.Name)
                    ?? throw new SqlErrorException(SqlState.UndefinedObject, $"constraint \"{action.Name}\" of domain \"{domain.Name}\" does not exist");
                DomainValidation.Check(context, domain, validated);
                domain = domain with { Checks = domain.Checks.Replace(validated, validated with { IsNotValid = false }) };
                break;
            case AlterDomainDropConstraint action:
                ImmutableArray<CheckConstraint> rest = domain.Checks.RemoveAll(check => check.Name == action.Name);
                if (rest.Length == domain.Checks.Length && !action.IfExists)
                {
                    throw new SqlErrorException(SqlState.UndefinedObject, $"constraint \"{action.Name}\" of domain \"{domain.Name}\" does not exist");
                }

                if (rest.Length == domain.Checks.Length)
                {
                    context.Notice($"constraint \"{action.Name}\" of domain \"{domain.Name}\" does not exist, skipping");
                }

                domain = domain with { Checks = rest };
                break;
        }

        context.Transaction.Ddl.Put(domain);
        return "ALTER DOMAIN";
    }

    /// <exception cref="SqlErrorException">42704.</exception>
    public static TypeDefinition Get(StatementContext context, QualifiedName name) => Defined(GetNamed(context, name), name);

    /// <summary>A type that may be a shell.</summary>
    /// <exception cref="SqlErrorException">42704.</exception>
    public static TypeDefinition GetNamed(StatementContext context, QualifiedName name) => context.Names.FindUserType(name)
        ?? throw new SqlErrorException(SqlState.UndefinedObject, $"type \"{name}\" does not exist");

    private static TypeDefinition Defined(TypeDefinition type, QualifiedName name) => type.TypeKind == TypeKind.Shell ? throw TypeResolver.OnlyShell(name) : type;

    /// <summary>A type that isn't that of a relation's rows, which goes by its relation's name and schema.</summary>
    /// <exception cref="SqlErrorException">42704, 42809.</exception>
    public static TypeDefinition GetOwn(StatementContext context, QualifiedName name) => context.Names.FindUserType(name) is { } type ? Defined(type, name)
        : (context.Names.FindTable(name) is null ? Get(context, name) : throw new SqlErrorException(
            SqlState.WrongObjectType, $"{name} is a table's row type", hint: "Use ALTER TABLE instead."));

    private static TypeDefinition GetEnum(StatementContext context, QualifiedName name)
    {
        TypeDefinition type = Get(context, name);
        context.Rights.RequireOwner(type);
        return type.TypeKind == TypeKind.Enum ? type : throw new SqlErrorException(SqlState.WrongObjectType, $"{type.Name} is not an enum");
    }

    /// <summary>A definition with ids of its own, or those of the shell of that name, not yet put.</summary>
    /// <exception cref="SqlErrorException">42710, 42P07: the name is taken; 42501: by somebody else's shell.</exception>
    public static TypeDefinition New(StatementContext context, QualifiedName name, TypeKind kind)
    {
        int schemaId = RelationNames.CreationSchema(context, name, isTemporary: false);
        if (kind != TypeKind.Shell && TypeNames.FindShell(context, schemaId, name.Name) is { } shell)
        {
            TypeNames.RequireNoRelation(context, schemaId, name.Name, kind);
            return shell with { TypeKind = kind };
        }

        TypeNames.RequireFree(context, schemaId, name.Name, kind);
        return DefaultPrivilegesCommand.Apply(context, new TypeDefinition
        {
            Id = context.Transaction.Ddl.NextId(),
            ArrayId = context.Transaction.Ddl.NextId(),
            Name = name.Name,
            SchemaId = schemaId,
            SchemaName = context.Names.SchemaName(schemaId),
            OwnerId = context.Session.Roles.CurrentId,
            TypeKind = kind,
        });
    }

    private static EnumLabel NewLabel(StatementContext context, string label, double order)
    {
        if (System.Text.Encoding.UTF8.GetByteCount(label) > LabelBytesMax)
        {
            throw new SqlErrorException(SqlState.InvalidName, $"invalid enum label \"{label}\"", "Labels must be 63 bytes or less.");
        }

        return new EnumLabel(context.Transaction.Ddl.NextId(), label, order);
    }

    private static CheckConstraint Check(StatementContext context, TypeDefinition domain, string? given, Expression condition)
    {
        string name = given ?? ObjectNaming.ChooseConstraint(context, domain, "", "check");
        if (ConstraintNames.IsTaken(domain, name))
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"constraint \"{name}\" for domain \"{domain.Name}\" already exists");
        }

        BindingContext binding = context.NewBinding(keepsCalls: true);
        ExpressionBinder binder = new(binding, new Scope(null), ExpressionRules.Check)
        {
            DomainValue = new BoundCaseOperand(domain.BaseType!.Value),
        };
        binder.BindCondition(condition, "CHECK");
        return new CheckConstraint { Id = context.Transaction.Ddl.NextId(), Name = name, ExpressionSql = DefinitionExpressions.Print(condition, binding) };
    }
}
