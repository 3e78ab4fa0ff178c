using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;
using Cambium.Sql.Statements.Definitions.Uses;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// Whoever makes a definition has a search path of their own; its texts are read along that of the definition, and behind it in all schemas. Where that gives a function, operator or type another meaning
/// than the author's path did, the text gets the name with its schema: <c>c = 'x'</c> over a column of <c>ext.citext</c> is <c>c OPERATOR(pg_catalog.=) 'x'</c> to who doesn't see what is in <c>ext</c>.
/// </summary>
/// <remarks>Operators that nobody writes (of IN, BETWEEN, CASE, NULLIF, DISTINCT, USING) have no other way to be written.</remarks>
internal static class KeptNames
{
    /// <summary>Whether a statement can make texts.</summary>
    public static bool MayChange(Statement statement) => statement is CreateTableStatement or AlterTableStatement or CreateViewStatement or CreateMaterializedViewStatement or CreateIndexStatement or CreateDomainStatement
        or AlterDomainStatement or CreateFunctionStatement or CreatePolicyStatement or AlterPolicyStatement or CreateRuleStatement or CreateTriggerStatement or CreateStatisticsStatement;

    /// <param name="before">The catalog before the statement.</param>
    public static void Keep(StatementContext context, CatalogSnapshot before)
    {
        foreach (int id in context.Transaction.Ddl.ChangedIds.ToArray())
        {
            before.TryGet(id, out Definition? was);
            if (!context.Catalog.TryGet(id, out Definition? now) || ReferenceEquals(was, now) || ReadsAlike(context, now))
            {
                continue;
            }

            // What was there before has its meaning already.
            HashSet<string> known = new(was is null ? [] : StoredText.Of(was, before).Select(static text => text.Sql), ReferenceEqualityComparer.Instance);
            TextRewrite texts = new(now, context.Catalog, text => known.Contains(text.Sql) ? text.Sql : Written(text, now, context));
            if (texts.HasChanges)
            {
                context.Transaction.Ddl.Put(texts.Apply(now));
            }
        }
    }

    /// <summary>The author's path is what the definition's texts are read along.</summary>
    private static bool ReadsAlike(StatementContext context, Definition definition)
    {
        IEnumerable<int> Made(CatalogReader reader) => reader.LongPath().Select(static place => place.Id)
            .Where(static id => id == SystemCatalog.PublicSchemaId || id >= SystemCatalog.FirstUserId).Distinct();
        return Made(context.Names.Reader()).SequenceEqual(Made(StoredText.NewBinding(definition, context.Catalog).Catalog));
    }

    private static string Written(StoredText text, Definition definition, StatementContext context)
    {
        BindingContext author = new(context.Names.Reader(keepsToPath: true), new ParameterTypes(), context.Calls) { KeepsCalls = true, RowSecurity = RowSecurityMode.Ignored };
        ILookup<SourceSpan, int> read = Names(text, StoredText.NewBinding(definition, context.Catalog)).Places.ToLookup(static place => place.Span, static place => place.Meaning);
        TextNames meant = Names(text, author);
        HashSet<SourceSpan> other = [.. meant.Places.Where(place => place.Meaning != 0 && !read[place.Span].Contains(place.Meaning)).Select(static place => place.Span)];
        SortedList<int, (int End, string Written)> changes = [];
        foreach ((NamedPlace place, string written) in meant.Written(context.Catalog))
        {
            if (other.Contains(place.Span))
            {
                changes[place.Span.Start] = (place.Span.End, written);
            }
        }

        return FollowedNames.Apply(text.Sql, new SourceSpan(0, text.Sql.Length), changes);
    }

    private static TextNames Names(StoredText text, BindingContext binding)
    {
        binding.Names = new TextNames();
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
