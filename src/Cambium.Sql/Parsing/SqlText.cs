using System.Text;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>SQL under construction: words, quoted names and strings.</summary>
internal sealed class SqlText
{
    private readonly StringBuilder _builder = new();
    private readonly HashSet<string> _withNames = [];

    /// <summary>Tells what a name is to be written as; null: as it is.</summary>
    public Func<NameKind, QualifiedName, QualifiedName>? Qualify { get; init; }

    /// <summary>What literals are written as in the place of what stands there, by their position; null: as they are.</summary>
    public IReadOnlyDictionary<int, string>? Literals { get; init; }

    public override string ToString() => _builder.ToString();

    public SqlText Append(string text)
    {
        _builder.Append(text);
        return this;
    }

    /// <summary>The text when the condition holds, else nothing.</summary>
    public SqlText AppendIf(bool condition, string text) => condition ? Append(text) : this;

    /// <summary>A name, quoted where PostgreSQL's quote_ident would.</summary>
    public SqlText Name(string name) => Append(Quote(name));

    public SqlText Name(QualifiedName name) => Names(name.Parts, ".");

    public SqlText Name(QualifiedName name, NameKind kind) => Name(Qualified(name, kind));

    /// <summary>The name as it is written here.</summary>
    public QualifiedName Qualified(QualifiedName name, NameKind kind) =>
        Qualify is null || (kind == NameKind.Relation && name.Schema is null && _withNames.Contains(name.Name)) ? name : Qualify(kind, name);

    /// <summary>From here on that name means a WITH query.</summary>
    public void AddWithName(string name) => _withNames.Add(name);

    public SqlText Names(IReadOnlyList<string> names, string separator = ", ")
    {
        for (int i = 0; i < names.Count; i++)
        {
            AppendIf(i > 0, separator).Name(names[i]);
        }

        return this;
    }

    /// <summary> (name, …), or nothing for an empty list.</summary>
    public SqlText OptionalNames(IReadOnlyList<string> names) =>
        names.Count == 0 ? this : Append(" (").Names(names).Append(")");

    public SqlText String(string value) => Append("'").Append(value.Replace("'", "''", StringComparison.Ordinal)).Append("'");

    /// <summary>A literal, with what it is to be written as.</summary>
    public SqlText String(StringLiteral literal) => String(Literals?.GetValueOrDefault(literal.Span.Position) ?? literal.Value);

    public SqlText List<T>(IReadOnlyList<T> items, Action<T> print, string separator = ", ")
    {
        for (int i = 0; i < items.Count; i++)
        {
            AppendIf(i > 0, separator);
            print(items[i]);
        }

        return this;
    }

    public static string Quote(string name)
    {
        bool isPlain = name.Length > 0 && (char.IsAsciiLetterLower(name[0]) || name[0] == '_')
            && name.All(character => char.IsAsciiLetterLower(character) || char.IsAsciiDigit(character) || character == '_');
        if (isPlain)
        {
            Keyword keyword = KeywordTable.Find(name);
            isPlain = keyword == Keyword.NotAKeyword || KeywordTable.Class(keyword) == KeywordClass.Unreserved;
        }

        return isPlain ? name : Identifier.InQuotes(name);
    }
}
