namespace Cambium.Sql.Parsing;

/// <summary>The parts of the grammar over one text. They call each other through here, as the grammar is recursive.</summary>
internal sealed class Grammar
{
    /// <param name="cut">Told each name that is too long, and what is left of it.</param>
    public Grammar(string sql, Action<string, string>? cut = null)
    {
        Tokens = new TokenReader(sql, cut);
        Names = new NameParser(this);
        Types = new TypeNameParser(this);
        Expressions = new ExpressionParser(this);
        Primaries = new PrimaryParser(this);
        Functions = new FunctionCallParser(this);
        Xml = new XmlParser(this);
        Windows = new WindowParser(this);
        Queries = new QueryParser(this);
        Selects = new SelectParser(this);
        Tables = new TableReferenceParser(this);
        Options = new OptionParser(this);
        DataModification = new DataModificationParser(this);
        Statements = new StatementParser(this);
        Objects = new ObjectParser(this);
        Alters = new AlterParser(this);
        AlterTables = new AlterTableParser(this);
        Grants = new GrantParser(this);
        Roles = new RoleParser(this);
        Settings = new SettingParser(this);
        Copies = new CopyParser(this);
        Maintenance = new MaintenanceParser(this);
        Views = new ViewParser(this);
        TypeDefinitions = new TypeDefinitionParser(this);
        Operators = new OperatorParser(this);
        FunctionDefinitions = new FunctionDefinitionParser(this);
        Aggregates = new AggregateParser(this);
        Triggers = new TriggerParser(this);
        EventTriggers = new EventTriggerParser(this);
        Publications = new PublicationParser(this);
        Policies = new PolicyParser(this);
        Rules = new RuleParser(this);
        TextSearches = new TextSearchParser(this);
        Transactions = new TransactionParser(this);
        Sessions = new SessionParser(this);
        Creates = new CreateParser(this);
        CreateTables = new CreateTableParser(this);
        Constraints = new ConstraintParser(this);
        Indexes = new IndexParser(this);
        Sequences = new SequenceParser(this);
    }

    public TokenReader Tokens { get; }

    /// <summary>SQL within a body in PL/pgSQL that can't be read is no error, but part of the tree.</summary>
    public bool KeepsFaults { get; init; }

    public NameParser Names { get; }

    public AggregateParser Aggregates { get; }

    public TypeNameParser Types { get; }

    public ExpressionParser Expressions { get; }

    public PrimaryParser Primaries { get; }

    public FunctionCallParser Functions { get; }

    public XmlParser Xml { get; }

    public WindowParser Windows { get; }

    public QueryParser Queries { get; }

    public SelectParser Selects { get; }

    public TableReferenceParser Tables { get; }

    public OptionParser Options { get; }

    public DataModificationParser DataModification { get; }

    public StatementParser Statements { get; }

    public ObjectParser Objects { get; }

    public AlterParser Alters { get; }

    public AlterTableParser AlterTables { get; }

    public GrantParser Grants { get; }

    public RoleParser Roles { get; }

    public SettingParser Settings { get; }

    public CopyParser Copies { get; }

    public MaintenanceParser Maintenance { get; }

    public ViewParser Views { get; }

    public TypeDefinitionParser TypeDefinitions { get; }

    public OperatorParser Operators { get; }

    public FunctionDefinitionParser FunctionDefinitions { get; }

    public TriggerParser Triggers { get; }

    public EventTriggerParser EventTriggers { get; }

    public PublicationParser Publications { get; }

    public PolicyParser Policies { get; }

    public RuleParser Rules { get; }

    public TextSearchParser TextSearches { get; }

    public TransactionParser Transactions { get; }

    public SessionParser Sessions { get; }

    public CreateParser Creates { get; }

    public CreateTableParser CreateTables { get; }

    public ConstraintParser Constraints { get; }

    public IndexParser Indexes { get; }

    public SequenceParser Sequences { get; }
}
