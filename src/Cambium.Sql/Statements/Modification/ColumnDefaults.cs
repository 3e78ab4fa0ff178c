using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;

namespace Cambium.Sql.Statements.Modification;

/// <summary>Where the value of a column comes from that a statement doesn't give.</summary>
internal sealed class ColumnDefaults
{
    private readonly ColumnDefault[] _byOrdinal;

    private ColumnDefaults(ColumnDefault[] byOrdinal) => _byOrdinal = byOrdinal;

    /// <summary>Some depend on the rows that were written before.</summary>
    public bool SeeWrites => Array.Exists(_byOrdinal, static column => column.SeesWrites);

    public ColumnDefault this[int ordinal] => _byOrdinal[ordinal];

    /// <param name="view">The view through which its rows are written, whose defaults come first; null for none.</param>
    public static ColumnDefaults Compile(TableDefinition table, BindingContext binding, BoundView? view = null)
    {
        ColumnDefault[] defaults = new ColumnDefault[table.Columns.Length];
        for (int ordinal = 0; ordinal < defaults.Length; ordinal++)
        {
            ColumnDefinition column = table.Columns[ordinal];
            defaults[ordinal] = view is not null && view.Defaults.TryGetValue(column.Id, out ColumnDefinition? shown)
                ? Compile(SqlParser.ParseExpression(shown.DefaultSql!), column, binding)
                : Compile(column, binding);
        }

        return new ColumnDefaults(defaults);
    }

    private static ColumnDefault Compile(ColumnDefinition column, BindingContext binding)
    {
        if (column.IsDropped || column.GeneratedSql is not null)
        {
            return default;
        }

        bool isSequence = column.SequenceId is not null
            && (column.Identity != IdentityKind.None || column.DefaultSql?.StartsWith("nextval(", StringComparison.Ordinal) == true);
        if (isSequence && binding.Catalog.Catalog.TryGet(column.SequenceId!.Value, out SequenceDefinition? sequence) && IsAsItIs(column.Type.Type, sequence))
        {
            return new ColumnDefault(sequence, column.Type.Type, null, column.Identity != IdentityKind.None);
        }

        if (column.DefaultSql is not { } sql)
        {
            return column.Type.Type.Kind == TypeKind.Domain ? DomainDefault(column, binding) : default;
        }

        return Compile(SqlParser.ParseExpression(sql), column, binding);
    }

    /// <summary>Every number of the sequence is a value of the type; any other is converted, or refused, as an expression is.</summary>
    private static bool IsAsItIs(DataType type, SequenceDefinition sequence) => type == DataType.Int8
        || (type == DataType.Int4 && sequence is { Minimum: >= int.MinValue, Maximum: <= int.MaxValue })
        || (type == DataType.Int2 && sequence is { Minimum: >= short.MinValue, Maximum: <= short.MaxValue });

    /// <summary>The same as an expression, for who computes it among others.</summary>
    public static BoundExpression Bind(ColumnDefinition column, BindingContext binding, BoundView? view)
    {
        if (view is not null && view.Defaults.TryGetValue(column.Id, out ColumnDefinition? shown))
        {
            return Bind(SqlParser.ParseExpression(shown.DefaultSql!), column, binding);
        }

        return column.GeneratedSql is null && Expression(column, binding) is { } expression ? Bind(expression, column, binding) : new BoundConstant(Value.Null, column.Type);
    }

    /// <summary>What a column's default is written as; null: it has none.</summary>
    private static Syntax.Expression? Expression(ColumnDefinition column, BindingContext binding) =>
        column is { Identity: not IdentityKind.None, SequenceId: { } sequence } ? SqlParser.ParseExpression(string.Create(CultureInfo.InvariantCulture, $"pg_catalog.nextval('{sequence}'::pg_catalog.regclass)"))
        : column.DefaultSql is { } sql ? SqlParser.ParseExpression(sql)
        : column.Type.Type.Kind != TypeKind.Domain ? null
        : binding.Catalog.Catalog.TryGet(column.Type.Type.Oid, out TypeDefinition? domain) && domain.DefaultSql is { } own ? SqlParser.ParseExpression(own)
        : new Syntax.NullLiteral(default);

    /// <summary>A domain's own default, else its NULL, which its constraints may refuse.</summary>
    private static ColumnDefault DomainDefault(ColumnDefinition column, BindingContext binding)
    {
        if (!binding.Catalog.Catalog.TryGet(column.Type.Type.Oid, out TypeDefinition? domain))
        {
            return new ColumnDefault(null, column.Type.Type, null);
        }

        return Compile(domain.DefaultSql is { } sql ? SqlParser.ParseExpression(sql) : new Syntax.NullLiteral(default), column, binding);
    }

    private static ColumnDefault Compile(Syntax.Expression expression, ColumnDefinition column, BindingContext binding)
    {
        BoundExpression value = Bind(expression, column, binding);
        return new ColumnDefault(null, column.Type.Type, RowExpressions.Compile(value, []), SeesWrites: PlannedRows.SeesWrites(value));
    }

    private static BoundExpression Bind(Syntax.Expression expression, ColumnDefinition column, BindingContext binding) => binding.Apart(() =>
        Coercion.Assign(binding.Writing(() => new ExpressionBinder(binding, new Scope(null), ExpressionRules.Default).Bind(expression)), column.Type, column.Name, binding));
}
