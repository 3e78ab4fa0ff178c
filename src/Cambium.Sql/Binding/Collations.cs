using System.Collections.Frozen;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Binding;

/// <summary>
/// The collations there are: by code points, and ICU's. In definitions those that every database has stand with their names, and those that users make with a reference to their id
/// (<see cref="CollationDefinition.Reference"/>).
/// </summary>
internal static class Collations
{
    /// <summary>Stands for no collation in the columns of UNION ALL.</summary>
    public const string None = "";

    private const string Default = "default";
    private const int FirstIcuOid = 12342;

    // The names of ICU's locales, as PostgreSQL 15 finds them.
    private static readonly Lazy<KnownCollation[]> s_all = new(static () =>
    [
        new(CatalogOids.DefaultCollation, Default, 'd', -1, null),
        new(CatalogOids.CCollation, "C", 'c', -1, "C"),
        new(951, "POSIX", 'c', -1, "POSIX"),
        new(12340, "ucs_basic", 'c', 6, "C"),
        new(12341, "C.utf8", 'c', 6, "C.utf8"),
        .. FactFile.ReadText("icu_locales.txt").Split('\n', StringSplitOptions.RemoveEmptyEntries).Select(static (locale, index) => new KnownCollation(FirstIcuOid + index, locale + TextOrder.Suffix, 'i', -1, locale)),
    ]);

    private static readonly Lazy<FrozenDictionary<string, KnownCollation>> s_byName = new(static () => s_all.Value.ToFrozenDictionary(static collation => collation.Name));

    /// <summary>Those that every database has.</summary>
    public static IReadOnlyList<KnownCollation> All => s_all.Value;

    public static KnownCollation? FindKnown(string name) => s_byName.Value.GetValueOrDefault(name);

    public static KnownCollation? FindKnown(int oid) => oid is < CatalogOids.DefaultCollation or >= SystemCatalog.FirstUserId ? null : Array.Find(s_all.Value, collation => collation.Oid == oid);

    /// <summary>What COLLATE chooses for values of a type; null for the type's own collation.</summary>
    /// <param name="points">Errors point at the name: where it stands in a column or an expression.</param>
    /// <exception cref="SqlErrorException">42804: not a type with collations; 3F000, 42704: there is no such collation.</exception>
    public static string? Resolve(QualifiedName? name, DataType type, CatalogReader catalog, bool points = true) =>
        name is not null && Named(name, type, catalog, points ? name.Span.Position : 0) is var found && found != Of(type.Plain) ? found : null;

    /// <summary>What COLLATE chooses for a part of a key; null for the type's own collation.</summary>
    /// <param name="column">The column that is the part.</param>
    public static string? OfPart(QualifiedName? name, Engine.Catalog.ColumnDefinition column, CatalogReader catalog) =>
        name is null ? column.Collation
        : Named(name, column.Type.Type, catalog, name.Span.Position) is var found && column.Collation is null && found == Of(column.Type.Type) ? null
        : found;

    /// <summary>The name or reference of the collation that was written.</summary>
    /// <param name="position">Where errors point; 0: nowhere.</param>
    /// <inheritdoc cref="Resolve(QualifiedName?, DataType, CatalogReader, bool)"/>
    public static string Named(QualifiedName name, DataType type, CatalogReader catalog, int position)
    {
        if (type != DataType.Unknown && !HasCollation(type))
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, $"collations are not supported by type {type.DisplayName}", position: position);
        }

        if (name.Schema is { } schema && catalog.FindSchema(schema, position) is null)
        {
            throw new SqlErrorException(SqlState.InvalidSchemaName, $"schema \"{schema}\" does not exist", position: position);
        }

        return Find(name, catalog) ?? throw Undefined(name, position);
    }

    /// <summary>The name or reference of a collation; null when there is none.</summary>
    public static string? Find(QualifiedName name, CatalogReader catalog) =>
        name.Schema is null or "pg_catalog" && FindKnown(name.Name) is { } known ? known.Name
        : catalog.Find<CollationDefinition>(NameClass.Collation, name)?.Reference;

    public static SqlErrorException Undefined(QualifiedName name, int position = 0) =>
        new(SqlState.UndefinedObject, $"collation \"{name}\" for encoding \"UTF8\" does not exist", position: position);

    public static bool HasCollation(DataType type)
    {
        DataType underlying = type.Underlying();
        return (underlying.Element ?? underlying).Underlying().Category == DataTypeCategory.String;
    }

    /// <summary>The collation of a type's values where nothing else is said.</summary>
    public static string Of(DataType type) => type.Collation ?? type.Element?.Collation ?? Default;

    /// <summary>attcollation and indcollation; 0 for types without.</summary>
    /// <param name="reference">The collation named; null for the type's.</param>
    public static int OidOf(string? reference, DataType type)
    {
        string? named = reference ?? type.Collation ?? type.Element?.Collation;
        return named is null ? TypeFacts.Of(type).Collation : CollationDefinition.IdOf(named) ?? FindKnown(named)!.Oid;
    }

    /// <summary>As a session writes it: in quotes where need be, with its schema where the search path doesn't lead to it.</summary>
    public static string NameOf(string reference, CatalogReader reader) => RegistryNames.NameOf(reader, DataType.Regcollation, (uint)OidOf(reference, DataType.Text)) ?? reference;

    /// <summary>Without quotes and schema, as messages tell it.</summary>
    public static string PlainNameOf(string? reference, CatalogSnapshot catalog) =>
        CollationDefinition.IdOf(reference) is { } id && catalog.TryGet(id, out CollationDefinition? made) ? made.Name : reference ?? Default;

    /// <summary>
    /// The collation of an expression's values: its columns' and domains', where they agree but for the default one, or what COLLATE says; null where they don't.
    /// </summary>
    public static string? Of(BoundExpression expression) => DerivedCollation.Of(expression).Name;

    /// <summary>The collation of a result's column; null: that of its type, or none that can be told.</summary>
    public static string? OfOutput(BoundExpression value) =>
        value is BoundColumn column ? column.Column.Collation : OtherThanTypes(Of(value), value.Type.Type);

    /// <summary>What COLLATE chose for a value; null: nothing.</summary>
    public static CollationChoice? ChosenFor(BoundExpression value) => IsOrdered(value) ? DerivedCollation.Of(value).Chosen : null;

    /// <summary>The collation of a column that has the values of two.</summary>
    public static string? OfBoth(PlanColumn left, PlanColumn right, DataType type)
    {
        if (!HasCollation(type))
        {
            return null;
        }

        string? both = DerivedCollation.OfOutputs(left, right, 0).Name;
        return both is null && (left.Type.Type.Order ?? right.Type.Type.Order) is not null ? None : OtherThanTypes(both, type);
    }

    /// <exception cref="SqlErrorException">42P22: the column of a table or view would have no collation.</exception>
    public static void RequireForColumn(string? collation, string name, SqlType type)
    {
        if (collation == None)
        {
            throw new SqlErrorException(
                SqlState.IndeterminateCollation, $"no collation was derived for column \"{name}\" with collatable type {type.Type.DisplayName}", hint: "Use the COLLATE clause to set the collation explicitly.");
        }
    }

    /// <summary>A type in the order that values have which are computed from others, some of which are in an order of ICU.</summary>
    public static SqlType Carried(SqlType type, IEnumerable<BoundExpression> sources)
    {
        foreach (BoundExpression source in sources)
        {
            if (source.Type.Type.Order is not null)
            {
                return HasCollation(type.Type) && Of(type.Type) == Default ? type.Collated(DerivedCollation.OfAll(sources).Name ?? Default) : type;
            }
        }

        return type;
    }

    /// <summary>Both sides of a comparison in the order by which they compare.</summary>
    /// <exception cref="SqlErrorException">42P21, 42P22: it can't be told by which.</exception>
    public static (BoundExpression Left, BoundExpression Right) Agree(BoundExpression left, BoundExpression right)
    {
        if (!IsOrdered(left) && !IsOrdered(right))
        {
            return (left, right);
        }

        string collation = DerivedCollation.Of(left).And(DerivedCollation.Of(right)).Name ?? throw Undecided();
        return (In(collation, left), In(collation, right));
    }

    /// <summary>A call whose texts are all in one order: what a function does with them is done in the collation of its input.</summary>
    public static ResolvedCall OfInput(ResolvedCall resolved)
    {
        if (!Array.Exists(resolved.Arguments, static argument => argument.Type.Type.Order is not null) || DerivedCollation.OfAll(resolved.Arguments).Name is not { } collation)
        {
            return resolved;
        }

        return resolved with
        {
            Arguments = [.. resolved.Arguments.Select(argument => HasCollation(argument.Type.Type) ? In(collation, argument) : argument)],
            Types = resolved.Types with { Arguments = [.. resolved.Types.Arguments.Select(type => type.Type.Plain.Collation is null ? type.Collated(collation) : type)] },
        };
    }

    /// <summary>Values that are brought together, in one order.</summary>
    /// <exception cref="SqlErrorException">42P21, 42P22: it can't be told in which.</exception>
    public static void Agree(BoundExpression[] values)
    {
        if (Array.Exists(values, IsOrdered))
        {
            string collation = DerivedCollation.OfAll(values).Name ?? throw Undecided();
            for (int index = 0; index < values.Length; index++)
            {
                values[index] = In(collation, values[index]);
            }
        }
    }

    /// <exception cref="SqlErrorException">42P21: texts are to be sorted or grouped, and the collations of what they are computed from differ.</exception>
    public static void RequireKnown(BoundExpression value, BindingContext context)
    {
        if (value is BoundColumn { Column.Collation: None })
        {
            throw Undecided();
        }

        if (value.Children.Count > 0 && HasCollation(value.Type.Type) && value.Nodes().Any(static node => node.Type.Type.Order is not null) && DerivedCollation.Of(value).Conflict is { } conflict)
        {
            throw Mismatch(conflict, context);
        }
    }

    /// <exception cref="SqlErrorException">42P21: texts of both are to be told apart, and their collations differ.</exception>
    public static void RequireKnown(PlanColumn left, PlanColumn right, int position, BindingContext context)
    {
        if ((left.Type.Type.Order is not null || right.Type.Type.Order is not null) && DerivedCollation.OfOutputs(left, right, position).Conflict is { } conflict)
        {
            throw Mismatch(conflict, context);
        }
    }

    /// <exception cref="SqlErrorException">42P21: with what comes later a column's collation is another.</exception>
    /// <param name="what">Query and column.</param>
    public static void RequireSame(PlanColumn first, PlanColumn later, string what, int position, BindingContext context)
    {
        (string? before, string? overall) = (DerivedCollation.Of(new BoundColumn(first)).Name, DerivedCollation.Of(new BoundColumn(later)).Name);
        if ((first.Type.Type.Order ?? later.Type.Type.Order) is not null && overall != Default && before != overall)
        {
            throw new SqlErrorException(
                SqlState.CollationMismatch,
                $"{what} has collation \"{PlainNameOf(before, context.Catalog.Catalog)}\" in non-recursive term but collation \"{PlainNameOf(overall, context.Catalog.Catalog)}\" overall",
                hint: "Use the COLLATE clause to set the collation of the non-recursive term.", position: position);
        }
    }

    private static SqlErrorException Mismatch(CollationConflict conflict, BindingContext context) => new(
        SqlState.CollationMismatch,
        $"collation mismatch between implicit collations \"{PlainNameOf(conflict.First, context.Catalog.Catalog)}\" and \"{PlainNameOf(conflict.Second, context.Catalog.Catalog)}\"",
        hint: "You can choose the collation by applying the COLLATE clause to one or both expressions.", position: conflict.Position);

    /// <summary>A text in the order of its bytes.</summary>
    public static BoundExpression ByBytes(BoundExpression value) => value.Type.Type.Order is null ? value : In("C", value);

    private static bool IsOrdered(BoundExpression side) => side.Type.Type.Order is not null || side is BoundCast { Collation: not null } or BoundColumn { Column.Collation: None };

    private static BoundExpression In(string collation, BoundExpression side)
    {
        while (side is BoundCast { Collation: not null } collated)
        {
            side = collated.Operand;
        }

        SqlType type = side.Type.Collated(collation);
        return Equals(type.Type.Order, side.Type.Type.Order) ? side
            : side is BoundConstant constant ? new BoundConstant(constant.Value, type, constant.Position) { Written = constant.Written }
            : new BoundCast(side, null, type, isExplicit: false, side.Position) { Collation = new CollationChoice(collation) };
    }

    private static SqlErrorException Undecided() => new(
        SqlState.IndeterminateCollation, "could not determine which collation to use for string comparison", hint: "Use the COLLATE clause to set the collation explicitly.");

    private static string? OtherThanTypes(string? collation, DataType type) => collation is null || collation == Of(type.Plain) ? null : collation;
}
