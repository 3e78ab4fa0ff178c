using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Functions.Library;
using Cambium.Sql.Parsing;
using Cambium.Sql.Statements.Definitions.Uses;
using Cambium.Sql.Syntax;
using FunctionDefinition = Cambium.Engine.Catalog.FunctionDefinition;
using OperatorDefinition = Cambium.Engine.Catalog.OperatorDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// Whoever makes a definition has a search path of their own; its texts are read along other ones, and behind these in all schemas. Where a function, operator or type has a namesake, the text gets
/// its name with the schema: of two functions <c>f</c> the one that was meant, and <c>c = 'x'</c> over a column of <c>ext.citext</c> is <c>c OPERATOR(pg_catalog.=) 'x'</c> to who doesn't see what is in
/// <c>ext</c>. The names in older texts get theirs when a namesake comes; those in literals (<c>'t'::regclass</c>) have it always.
/// </summary>
/// <remarks>Operators that nobody writes (of IN, BETWEEN, CASE, NULLIF, DISTINCT, USING) have no other way to be written.</remarks>
internal static class KeptNames
{
    /// <summary>Whether a statement can make texts, or namesakes of what texts name.</summary>
    public static bool MayChange(Statement statement) => statement is AlterTableStatement or CreateIndexStatement or AlterDomainStatement or CreatePolicyStatement or AlterPolicyStatement or CreateRuleStatement or CreateTriggerStatement or CreateStatisticsStatement
        or CreatePublicationStatement or AlterPublicationStatement
        || MayName(statement);

    /// <param name="before">The catalog before the statement.</param>
    public static void Keep(StatementContext context, CatalogSnapshot before, Statement statement)
    {
        foreach (int id in context.Transaction.Ddl.ChangedIds.ToArray())
        {
            before.TryGet(id, out Definition? was);
            if (!context.Catalog.TryGet(id, out Definition? now) || ReferenceEquals(was, now))
            {
                continue;
            }

            // What was there before has its meaning already.
            HashSet<string> known = new(was is null ? [] : StoredText.Of(was, before).Select(static text => text.Sql), ReferenceEqualityComparer.Instance);
            Rewrite(context, now, context.Catalog, text => known.Contains(text.Sql) ? text.Sql : Written(text, Author(context), StoredText.NewBinding(now, context.Catalog)));
        }

        if (MayName(statement) && Namesakes(context, before) is { Count: > 0 } names)
        {
            foreach (Definition user in before.Uses.Mentioning(names))
            {
                Rewrite(context, user, before, text => names.Any(name => text.Sql.Contains(name, StringComparison.OrdinalIgnoreCase))
                    ? Written(text, StoredText.NewBinding(user, before), StoredText.NewBinding(user, context.Catalog))
                    : text.Sql);
            }
        }
    }

    /// <summary>An expression over a table's row as it is kept when it is written now.</summary>
    public static string Written(StatementContext context, TableDefinition table, string sql) => Written(table, sql, Author(context));

    /// <inheritdoc cref="Written(StatementContext, TableDefinition, string)"/>
    /// <param name="author">A binding of the author's.</param>
    public static string Written(TableDefinition table, string sql, BindingContext author) =>
        Written(StoredText.OverRow(new TableObject(table), table, sql), new BindingContext(author.Catalog, new ParameterTypes(), author.Call) { KeepsCalls = true }, StoredText.NewBinding(table, author.Catalog.Catalog));

    private static bool MayName(Statement statement) => statement is CreateFunctionStatement or CreateAggregateStatement or CreateOperatorStatement or CreateEnumStatement or CreateCompositeTypeStatement or CreateShellTypeStatement or CreateRangeTypeStatement
        or CreateBaseTypeStatement or CreateDomainStatement or CreateCollationStatement or CreateTableStatement or CreateTableAsStatement or CreateViewStatement or CreateMaterializedViewStatement;

    private static BindingContext Author(StatementContext context) =>
        new(context.Names.Reader(keepsToPath: true), new ParameterTypes(), context.Calls) { KeepsCalls = true, RowSecurity = RowSecurityMode.Ignored };

    private static void Rewrite(StatementContext context, Definition definition, CatalogSnapshot catalog, Func<StoredText, string> rewrite)
    {
        TextRewrite texts = new(definition, catalog, rewrite);
        if (texts.HasChanges && context.Catalog.TryGet(definition.Id, out Definition? current))
        {
            context.Transaction.Ddl.Put(texts.Apply(current));
        }
    }

    /// <summary>The names that have come to be those of several. Where there were several already, older texts have theirs with the schema.</summary>
    private static HashSet<string> Namesakes(StatementContext context, CatalogSnapshot before)
    {
        HashSet<string> names = [];
        foreach (int id in context.Transaction.Ddl.ChangedIds)
        {
            if (!before.TryGet(id, out Definition? _) && context.Catalog.TryGet(id, out Definition? now) && (IsSystems(now) || SchemasOf(now, context.Catalog) == 2))
            {
                names.Add(now.Name);
            }
        }

        return names;
    }

    private static bool HasNamesake(Definition named, CatalogSnapshot catalog) => IsSystems(named) || SchemasOf(named, catalog) > 1;

    /// <summary>Whether the system has something of its kind that goes by the name, too.</summary>
    private static bool IsSystems(Definition named) => named switch
    {
        FunctionDefinition => FunctionRegistry.Find(named.Name).Count > 0,
        OperatorDefinition => OperatorRegistry.Find(named.Name).Count > 0,
        _ => false,
    };

    /// <summary>In how many schemas something of its kind has the name.</summary>
    private static int SchemasOf(Definition named, CatalogSnapshot catalog) => catalog.Schemas.Count(schema => named switch
    {
        FunctionDefinition => !catalog.GetFunctions(schema.Id, named.Name).IsEmpty,
        OperatorDefinition => !catalog.GetOperators(schema.Id, named.Name).IsEmpty,
        TypeDefinition => catalog.TryGetType(schema.Id, named.Name, out _),

        // Its rows are of a type of the name.
        TableDefinition => catalog.TryGetTable(schema.Id, named.Name, out _),
        CollationDefinition => catalog.Find<CollationDefinition>(NameClass.Collation, schema.Id, named.Name) is not null,
        _ => false,
    });

    /// <param name="author">Along this path the names mean what they shall mean.</param>
    /// <param name="reader">Who reads the text later.</param>
    private static string Written(StoredText text, BindingContext author, BindingContext reader)
    {
        CatalogSnapshot catalog = reader.Catalog.Catalog;
        ILookup<SourceSpan, int> read = Bind(text, reader).Places.ToLookup(static place => place.Span, static place => place.Meaning);
        TextNames meant = Bind(text, author);
        HashSet<SourceSpan> other = [.. meant.Places.Where(place => IsOther(place, read)).Select(static place => place.Span)];
        SortedList<int, (int End, string Written)> changes = [];
        foreach ((NamedPlace place, string written) in meant.Written(catalog))
        {
            if (other.Contains(place.Span))
            {
                changes[place.Span.Start] = (place.Span.End, written);
            }
        }

        foreach (Token literal in text.Sql.Contains('\'', StringComparison.Ordinal) ? Lexer.Tokenize(text.Sql, out _).Where(static token => token.Kind == TokenKind.String) : [])
        {
            if (author.Literals!.TryGetValue(literal.Start + 1, out BoundConstant? constant) && BindingContext.IsRegistry(constant.Type.Type)
                && constant.Value is { IsNull: false, UInt32: >= SystemCatalog.FirstUserId } && FollowedNames.Written(constant, catalog) is { } written)
            {
                changes[literal.Start] = (literal.End, TextFunctions.QuoteLiteral(written));
            }
        }

        return FollowedTexts.Apply(text.Sql, changes);

        bool IsOther(NamedPlace place, ILookup<SourceSpan, int> found) => place.Meaning != 0
            && (!found[place.Span].Contains(place.Meaning) || (catalog.TryGet(place.Meaning, out Definition? definition) && HasNamesake(definition, catalog)));
    }

    private static TextNames Bind(StoredText text, BindingContext binding)
    {
        (binding.Names, binding.Literals) = (new TextNames(), []);
        try
        {
            text.Bind(binding);
        }
        catch (SqlErrorException)
        {
            // Along one of the paths it can't be read at all: what was read until then counts.
        }

        return binding.Names;
    }
}
