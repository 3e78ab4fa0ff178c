using System.Text;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;
using Cambium.Sql.Statements.Definitions.Uses;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Texts of definitions that are written anew when what is in them has changed: names (<see cref="FollowedNames"/>), and fields of row types (<see cref="FollowedFields"/>).</summary>
internal static class FollowedTexts
{
    /// <param name="before">The catalog that the texts are of.</param>
    /// <param name="users">Where texts may have to change.</param>
    /// <param name="concerns">Whether a text of a definition may have to change; most needn't be bound.</param>
    /// <param name="rewrite">Is given each text of a definition that has one of those, and where it is bound; what it returns takes its place.</param>
    public static void Rewrite(StatementContext context, CatalogSnapshot before, IEnumerable<Definition> users, Func<Definition, StoredText, bool> concerns, Func<StoredText, BindingContext, string> rewrite)
    {
        foreach (Definition user in users.Distinct())
        {
            if (StoredText.Of(user, before).Any(text => concerns(user, text)))
            {
                TextRewrite texts = new(user, before, text => rewrite(text, StoredText.NewBinding(user, before)));
                if (texts.HasChanges && context.Catalog.TryGet(user.Id, out Definition? current))
                {
                    context.Transaction.Ddl.Put(texts.Apply(current));
                }
            }
        }
    }

    /// <summary>The literals that a text has, by their positions, and what it names.</summary>
    public static (Dictionary<int, BoundConstant> Literals, TextNames Names) Read(StoredText text, BindingContext binding)
    {
        Dictionary<int, BoundConstant> literals = [];
        TextNames named = new();
        (binding.Literals, binding.Names) = (literals, named);
        try
        {
            text.Bind(binding);
        }
        catch (SqlErrorException)
        {
            // What it names is gone, or has changed: what was read until then can be.
        }

        return (literals, named);
    }

    /// <summary>A text with all of its changes.</summary>
    public static string Apply(string sql, SortedList<int, (int End, string Written)> changes) => Apply(sql, new SourceSpan(0, sql.Length), changes);

    /// <summary>A part of a text with the changes that begin in it, or at its end.</summary>
    public static string Apply(string sql, SourceSpan part, SortedList<int, (int End, string Written)> changes)
    {
        StringBuilder result = new();
        int copied = part.Start;
        foreach ((int start, (int end, string written)) in changes)
        {
            if (start >= part.Start && start <= part.End)
            {
                result.Append(sql, copied, start - copied).Append(written);
                copied = end;
            }
        }

        return result.Append(sql, copied, part.End - copied).ToString();
    }
}
