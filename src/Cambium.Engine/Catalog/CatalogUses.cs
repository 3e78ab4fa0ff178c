using System.Collections.Immutable;

namespace Cambium.Engine.Catalog;

/// <summary>
/// Which definitions of a catalog have others in them: by their ids, and by words of their texts. Whoever changes or drops one of thousands of definitions finds its users here, not by a walk over all of
/// them. Made when somebody first asks. Safe on any thread.
/// </summary>
public sealed class CatalogUses
{
    private const string AnyText = "";
    private readonly CatalogSnapshot _catalog;
    private readonly Last _last;
    private CatalogIndex<int>? _ids;
    private CatalogIndex<string>? _words;
    private CatalogIndex<string>? _bodies;
    private CatalogIndex<string>? _constraints;

    internal CatalogUses(CatalogSnapshot catalog, Last last) => (_catalog, _last) = (catalog, last);

    /// <summary>The same for all catalogs of a database while it is open: what is kept for a database can be kept by it.</summary>
    public object Database => _last;

    private CatalogIndex<int> Ids => _ids ??= CatalogIndex<int>.Of(_catalog, ref _last.Ids, IdsOf);

    private CatalogIndex<string> Words => _words ??= CatalogIndex<string>.Of(_catalog, ref _last.Words, WordsOf);

    private CatalogIndex<string> Bodies => _bodies ??= CatalogIndex<string>.Of(_catalog, ref _last.Bodies, WordsOfBody);

    private CatalogIndex<string> Constraints => _constraints ??= CatalogIndex<string>.Of(_catalog, ref _last.Constraints, ConstraintsOf);

    /// <summary>The definitions that have an id in them (of a type, a relation, a function), in the order of theirs.</summary>
    public IEnumerable<Definition> Of(int id) => Find(Ids.Users(id));

    /// <summary>The definitions that have any of several ids in them, each once, in the order of theirs.</summary>
    public IEnumerable<Definition> Of(IEnumerable<int> ids) => Find(ids.SelectMany(id => Ids.Users(id)).Distinct().Order());

    /// <summary>The sequences that columns of a table own, the oldest first.</summary>
    public IEnumerable<SequenceDefinition> SequencesOf(int tableId) => Of(tableId).OfType<SequenceDefinition>();

    /// <summary>The definitions in whose texts a name may stand, in literals and in whatever case, too, in the order of their ids.</summary>
    public IEnumerable<Definition> Mentioning(string name) => Mentioning([name]);

    /// <summary>The definitions in whose texts any of several names may stand, each once, in the order of their ids.</summary>
    public IEnumerable<Definition> Mentioning(IReadOnlyCollection<string> names) =>
        names.Count == 0 ? [] : Find(names.SelectMany(name => MayMention(Words, name)).Union(Words.Users(DefinitionTexts.Escaped)).Order());

    /// <summary>The functions in whose bodies a name stands that means something only when they run.</summary>
    public IEnumerable<FunctionDefinition> Running(string name) => Find(MayMention(Bodies, name).Union(Bodies.Users(DefinitionTexts.Escaped)))
        .OfType<FunctionDefinition>().Where(function => function.Body.Contains(name, StringComparison.OrdinalIgnoreCase));

    /// <summary>The tables and domains of a schema that have a constraint of that name, in the order of their ids.</summary>
    public IEnumerable<Definition> Constrained(int schemaId, string name) => Find(Constraints.Users(name)).Where(definition => definition.SchemaId == schemaId);

    /// <summary>The definitions that have values of a type, also within those of other types, in the order of their ids.</summary>
    public IEnumerable<Definition> HoldersOf(int typeId)
    {
        SortedSet<int> found = [];
        HashSet<int> seen = [];
        Queue<int> types = new();
        Add(typeId);
        while (types.TryDequeue(out int type))
        {
            foreach (Definition user in Of(type).Where(user => found.Add(user.Id)))
            {
                if (user is TypeDefinition or TableDefinition)
                {
                    Add(user is TableDefinition table ? table.RowTypeId : user.Id);
                }
            }
        }

        return Find(found);

        void Add(int id)
        {
            foreach (int type in new[] { id, _catalog.FindDataType(id)?.Array?.Oid ?? id })
            {
                if (seen.Add(type))
                {
                    types.Enqueue(type);
                }
            }
        }
    }

    /// <summary>Those that have the rarest of a name's words.</summary>
    private static ImmutableArray<int> MayMention(CatalogIndex<string> index, string name)
    {
        HashSet<string> words = [];
        DefinitionTexts.AddWords(name, words);
        return words.Count == 0 ? index.Users(AnyText) : words.Select(index.Users).MinBy(static ids => ids.Length);
    }

    private IEnumerable<Definition> Find(IEnumerable<int> ids) => ids.Select(id => _catalog.Find(id)!);

    private static HashSet<string> WordsOf(Definition definition) => WordsIn(DefinitionTexts.Of(definition));

    private static HashSet<string> WordsOfBody(Definition definition) => definition is FunctionDefinition function ? WordsIn([function.Body]) : [];

    private static HashSet<string> WordsIn(IEnumerable<string> texts)
    {
        HashSet<string> words = [];
        foreach (string text in texts)
        {
            words.Add(AnyText);
            DefinitionTexts.AddWords(text, words);
        }

        return words;
    }

    private static HashSet<string> ConstraintsOf(Definition definition) => definition switch
    {
        TableDefinition table =>
        [
            .. table.Checks.Select(static check => check.Name),
            .. table.ForeignKeys.Select(static key => key.Name),
            .. table.Indexes.Where(static index => index.IsConstraint || index.IsPrimaryKey).Select(static index => index.Name),
            .. table.Triggers.Where(static trigger => trigger.ConstraintId is not null).Select(static trigger => trigger.Name),
        ],
        TypeDefinition domain => [.. domain.Checks.Select(static check => check.Name)],
        _ => [],
    };

    private static HashSet<int> IdsOf(Definition definition) => [.. IdsIn(definition).Where(static id => (uint)id >= SystemCatalog.FirstUserId)];

    private static IEnumerable<int> IdsIn(Definition definition) => TypeUsers.TypesOf(definition).Select(static type => type.Type.Oid).Concat(definition switch
    {
        TableDefinition table => InTable(table),
        SequenceDefinition sequence => [sequence.OwnerTableId],
        StatisticsDefinition statistics => [statistics.TableId],
        PublicationDefinition publication => publication.Tables.Select(static published => published.TableId),
        FunctionDefinition function => Relations(function.BodyNames).Concat(function.Aggregate?.Functions ?? []),
        OperatorDefinition @operator => [@operator.FunctionId, @operator.RestrictId ?? 0, @operator.JoinId ?? 0],
        OperatorClassDefinition @class => @class.Operators.Concat(@class.Functions).Select(static member => member.Id),
        CastDefinition cast => [cast.FunctionId],
        TypeDefinition range => [range.SubtypeDifferenceId],
        EventTriggerDefinition trigger => [trigger.FunctionId],
        _ => [],
    });

    private static IEnumerable<int> InTable(TableDefinition table) => Relations(table.ViewNames)
        .Concat(table.Rules.SelectMany(static rule => Relations(rule.Names)))
        .Concat(table.Policies.SelectMany(static policy => policy.Expressions).SelectMany(static expression => Relations(expression.Names)))
        .Concat(table.Triggers.Select(static trigger => trigger.FunctionId))
        .Concat(table.ForeignKeys.Select(static key => key.ReferencedTableId))
        .Concat(table.LiveColumns.Select(static column => column.SequenceId ?? 0))
        .Append(table.OfTypeId ?? 0);

    private static IEnumerable<int> Relations(ImmutableArray<ViewName> names) => names.Select(static name => name.RelationId);

    /// <summary>What was made last for a database's catalogs.</summary>
    internal sealed class Last
    {
        public CatalogIndex<int>? Ids;
        public CatalogIndex<string>? Words;
        public CatalogIndex<string>? Bodies;
        public CatalogIndex<string>? Constraints;
    }
}
