using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>ALTER TABLE and the statements that share its actions: INDEX, VIEW, MATERIALIZED VIEW, SEQUENCE.</summary>
internal sealed class AlterTableParser(Grammar grammar) : GrammarPart(grammar)
{
    public Statement Parse(ObjectKind kind, int start)
    {
        if (At(Keyword.All, Keyword.In))
        {
            return Grammar.Statements.Unsupported($"ALTER {kind.ToString().ToUpperInvariant()} ALL IN TABLESPACE", start);
        }

        bool ifExists = AcceptIfExists();
        NamedTable table = Grammar.Tables.Relation();
        ObjectReference target = ObjectParser.Simple(kind, table.Name);
        if ((Grammar.Alters.TryCommon(target, ifExists, start, table.IsOnly) ?? Grammar.Alters.DependsOnExtension(start)) is Statement common)
        {
            return common;
        }

        if (kind == ObjectKind.Sequence)
        {
            SyntaxList<SequenceOption> options = Grammar.Sequences.Options();
            if (options.Count > 0)
            {
                return new AlterSequenceStatement(table.Name, ifExists, options, Since(start));
            }
        }

        // Those of partitions are alone in their statement.
        SyntaxList<AlterTableAction> actions = Current.Keyword is Keyword.Attach or Keyword.Detach ? [OfPartition()] : List(Action);
        return new AlterTableStatement(kind, table.Name, ifExists, table.IsOnly, actions, Since(start));
    }

    private AlterTableAction Action()
    {
        int start = Start;
        switch (Tokens.Advance().Keyword)
        {
            case Keyword.Add:
                return Add(start);
            case Keyword.Drop:
                return Drop(start);
            case Keyword.Alter:
                return Alter(start);
            case Keyword.Validate:
                Expect(Keyword.Constraint);
                return new ValidateConstraint(Names.ColumnName(), Since(start));
            case Keyword.Owner:
                Expect(Keyword.To);
                return new ChangeOwner(Names.Role(), Since(start));
            case Keyword.Set:
                return Set(start);
            case Keyword.Reset:
                return new SetTableOptions(Grammar.Options.Assignments(), IsReset: true, Since(start));
            case Keyword.Cluster:
                Expect(Keyword.On);
                return new ClusterOnIndex(Names.ColumnName(), Since(start));
            case Keyword.Inherit:
                return new ChangeInheritance(Names.Qualified(), IsAdded: true, Since(start));
            case Keyword.No when Accept(Keyword.Inherit):
                return new ChangeInheritance(Names.Qualified(), IsAdded: false, Since(start));
            case Keyword.Of:
                return new ChangeOfType(Names.AnyName(), Since(start));
            case Keyword.Not when Accept(Keyword.Of):
                return new ChangeOfType(null, Since(start));
            case Keyword.Enable or Keyword.Disable or Keyword.Force or Keyword.No:
                return Firing(start);
            case Keyword.Replica:
                return ReplicaIdentity(start);
            default:
                throw SyntaxErrors.AtOrNear(Tokens.Sql, start, Since(start).End);
        }
    }

    private AlterTableAction OfPartition()
    {
        int start = Start;
        bool isAttached = Tokens.Advance().Keyword == Keyword.Attach;
        Expect(Keyword.Partition);
        QualifiedName partition = Names.Qualified();
        if (isAttached)
        {
            PartitionBound? bound = Current.Keyword is Keyword.For or Keyword.Default ? Grammar.CreateTables.Bound() : null;
            return new AttachPartition(partition, bound, Since(start));
        }

        bool isConcurrent = Accept(Keyword.Concurrently);
        return new DetachPartition(partition, isConcurrent, !isConcurrent && Accept(Keyword.Finalize), Since(start));
    }

    private AlterTableAction Add(int start)
    {
        if (Grammar.Constraints.AtTableConstraint())
        {
            return new AddConstraint(Grammar.Constraints.TableConstraint(), Since(start));
        }

        Accept(Keyword.Column);
        bool ifNotExists = AcceptIfNotExists();
        return new AddColumn(Grammar.CreateTables.Column(), ifNotExists, Since(start));
    }

    private AlterTableAction Drop(int start)
    {
        bool isConstraint = Accept(Keyword.Constraint);
        if (!isConstraint)
        {
            Accept(Keyword.Column);
        }

        bool ifExists = AcceptIfExists();
        string name = Names.ColumnName();
        return isConstraint
            ? new DropConstraint(name, ifExists, DropBehavior(), Since(start))
            : new DropColumn(name, ifExists, DropBehavior(), Since(start));
    }

    private AlterTableAction Alter(int start)
    {
        if (Accept(Keyword.Constraint))
        {
            string constraint = Names.ColumnName();
            return new AlterConstraint(constraint, Grammar.Constraints.Attributes("FOREIGN KEY"), Since(start));
        }

        Accept(Keyword.Column);
        if (At(TokenKind.Integer))
        {
            return StatisticsOfNumber(start);
        }

        string column = Names.ColumnName();
        switch (Current.Keyword)
        {
            case Keyword.Type:
                return ColumnType(column, start);
            case Keyword.Set when Tokens.Peek().Keyword == Keyword.Data:
                Tokens.Advance();
                Tokens.Advance();
                return ColumnType(column, start);
            case Keyword.Drop:
                return DropFromColumn(column, start);
            case Keyword.Reset:
                Tokens.Advance();
                return new SetColumnOptions(column, Grammar.Options.Assignments(), IsReset: true, Since(start));
            case Keyword.Add:
                Expect(Keyword.Add, Keyword.Generated);
                bool isAlways = AlwaysOrByDefault();
                Expect(Keyword.As, Keyword.Identity);
                return new AddColumnIdentity(column, isAlways, Grammar.Sequences.ParenthesizedOptions(), Since(start));
            default:
                return SetOfColumn(column, start);
        }
    }

    /// <summary>Columns of indexes have names that nobody gave them.</summary>
    private SetColumnStatistics StatisticsOfNumber(int start)
    {
        int numberStart = Start;
        bool isKnown = short.TryParse(Tokens.Advance().Text, CultureInfo.InvariantCulture, out short number) && number > 0;
        if (!isKnown)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "column number must be in range from 1 to 32767", position: Since(numberStart).Position);
        }

        Expect(Keyword.Set, Keyword.Statistics);
        return new SetColumnStatistics("", number, Names.SignedInteger(), Since(start));
    }

    private AlterColumnType ColumnType(string column, int start)
    {
        Expect(Keyword.Type);
        TypeName type = Grammar.Types.Parse();
        QualifiedName? collation = Accept(Keyword.Collate) ? Names.AnyName() : null;
        Expression? usingExpression = Accept(Keyword.Using) ? Expression() : null;
        return new AlterColumnType(column, type, collation, usingExpression, Since(start));
    }

    private AlterTableAction DropFromColumn(string column, int start)
    {
        Expect(Keyword.Drop);
        switch (Tokens.Advance().Keyword)
        {
            case Keyword.Default:
                return new AlterColumnDefault(column, null, Since(start));
            case Keyword.Not:
                Expect(Keyword.Null);
                return new AlterColumnNotNull(column, IsNotNull: false, Since(start));
            case Keyword.Expression:
                return new DropColumnExpression(column, AcceptIfExists(), Since(start));
            case Keyword.Identity:
                return new DropColumnIdentity(column, AcceptIfExists(), Since(start));
            default:
                throw Unexpected();
        }
    }

    private AlterTableAction SetOfColumn(string column, int start)
    {
        if (At(Keyword.Set))
        {
            Token next = Tokens.Peek();
            switch (next.Keyword)
            {
                case Keyword.Default:
                    Expect(Keyword.Set, Keyword.Default);
                    return new AlterColumnDefault(column, Expression(), Since(start));
                case Keyword.Not:
                    Expect(Keyword.Set, Keyword.Not);
                    Expect(Keyword.Null);
                    return new AlterColumnNotNull(column, IsNotNull: true, Since(start));
                case Keyword.Statistics:
                    Expect(Keyword.Set, Keyword.Statistics);
                    return new SetColumnStatistics(column, null, Names.SignedInteger(), Since(start));
                case Keyword.Storage:
                    Expect(Keyword.Set, Keyword.Storage);
                    return new SetColumnStorage(column, Names.ColumnName(), Since(start));
                case Keyword.Compression:
                    Expect(Keyword.Set, Keyword.Compression);
                    return new SetColumnCompression(column, Accept(Keyword.Default) ? "default" : Names.ColumnName(), Since(start));
                default:
                    if (next.Kind == TokenKind.LeftParenthesis)
                    {
                        Tokens.Advance();
                        return new SetColumnOptions(column, Grammar.Options.Assignments(), IsReset: false, Since(start));
                    }

                    break;
            }
        }

        List<SequenceOption> options = [];
        while (Current.Keyword is Keyword.Restart or Keyword.Set)
        {
            options.Add(IdentityOption());
        }

        return options.Count > 0 ? new AlterColumnIdentity(column, [.. options], Since(start)) : throw Unexpected();
    }

    private SequenceOption IdentityOption()
    {
        int start = Start;
        if (Accept(Keyword.Set) && Accept(Keyword.Generated))
        {
            SequenceOptionKind kind = AlwaysOrByDefault() ? SequenceOptionKind.GeneratedAlways : SequenceOptionKind.GeneratedByDefault;
            return new SequenceOption(kind, null, null, null, Since(start));
        }

        return Grammar.Sequences.TryOption() ?? throw Unexpected();
    }

    private bool AlwaysOrByDefault()
    {
        bool isAlways = Accept(Keyword.Always);
        if (!isAlways)
        {
            Expect(Keyword.By, Keyword.Default);
        }

        return isAlways;
    }

    private AlterTableAction Set(int start)
    {
        switch (Current.Keyword)
        {
            case Keyword.Tablespace:
                Tokens.Advance();
                string tablespace = Names.ColumnName();
                Accept(Keyword.Nowait);
                return new SetTablespace(tablespace, Since(start));
            case Keyword.Access:
                Expect(Keyword.Access, Keyword.Method);
                return new SetAccessMethod(Names.ColumnName(), Since(start));
            case Keyword.Logged or Keyword.Unlogged:
                bool isLogged = Tokens.Advance().Keyword == Keyword.Logged;
                return new SetTableLogged(isLogged, Since(start));
            case Keyword.Without:
                Tokens.Advance();
                if (Accept(Keyword.Oids))
                {
                    return new SetWithoutOids(Since(start));
                }

                Expect(Keyword.Cluster);
                return new ClusterOnIndex(null, Since(start));
            default:
                return new SetTableOptions(Grammar.Options.Assignments(), IsReset: false, Since(start));
        }
    }

    /// <summary>ENABLE, DISABLE, FORCE or NO FORCE (read already) of triggers, rules and row security.</summary>
    private AlterTableAction Firing(int start)
    {
        string first = Tokens.Sql.Substring(start, Since(start).Length);
        bool isEnable = first.Equals("enable", StringComparison.OrdinalIgnoreCase);
        bool isDisable = first.Equals("disable", StringComparison.OrdinalIgnoreCase);
        if (!isEnable && !isDisable)
        {
            bool isForced = !first.Equals("no", StringComparison.OrdinalIgnoreCase);
            if (!isForced)
            {
                Expect(Keyword.Force);
            }

            RowLevelSecurity();
            return new ChangeRowSecurity(null, isForced, Since(start));
        }

        if (At(Keyword.Row))
        {
            RowLevelSecurity();
            return new ChangeRowSecurity(isEnable, null, Since(start));
        }

        FiringMode mode = isDisable ? FiringMode.Disable : Enabled();
        if (Accept(Keyword.Rule))
        {
            return new ChangeRuleFiring(mode, Names.ColumnName(), Since(start));
        }

        Expect(Keyword.Trigger);
        bool isAll = mode is FiringMode.Enable or FiringMode.Disable && Accept(Keyword.All);
        bool isUser = !isAll && mode is FiringMode.Enable or FiringMode.Disable && Accept(Keyword.User);
        return new ChangeTriggerFiring(mode, isAll || isUser ? null : Names.ColumnName(), isAll, Since(start));
    }

    /// <summary>[ALWAYS | REPLICA], after ENABLE.</summary>
    public FiringMode Enabled() =>
        Accept(Keyword.Always) ? FiringMode.EnableAlways
        : Accept(Keyword.Replica) ? FiringMode.EnableReplica
        : FiringMode.Enable;

    private void RowLevelSecurity()
    {
        Expect(Keyword.Row);
        if (Current is not { Kind: TokenKind.Keyword, Keyword: Keyword.Level })
        {
            throw Unexpected();
        }

        Tokens.Advance();
        Expect(Keyword.Security);
    }

    private SetReplicaIdentity ReplicaIdentity(int start)
    {
        Expect(Keyword.Identity);
        if (Accept(Keyword.Using))
        {
            Expect(Keyword.Index);
            return new SetReplicaIdentity("index", Names.ColumnName(), Since(start));
        }

        string kind = Current.Keyword is Keyword.Nothing or Keyword.Full or Keyword.Default ? Tokens.Advance().Text! : throw Unexpected();
        return new SetReplicaIdentity(kind, null, Since(start));
    }
}
