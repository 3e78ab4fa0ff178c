using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>Constraints of columns, tables and domains.</summary>
internal sealed class ConstraintParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>{[CONSTRAINT name] constraint [attributes]}; a COLLATE among them is handed out.</summary>
    public SyntaxList<ColumnConstraint> ColumnConstraints(ref QualifiedName? collation)
    {
        List<ColumnConstraint> constraints = [];
        while (true)
        {
            if (At(Keyword.Collate))
            {
                int start = Start;
                Tokens.Advance();
                if (collation is not null)
                {
                    throw Tokens.Error(start, "multiple COLLATE clauses not allowed");
                }

                collation = Names.Qualified();
            }
            else if (TryColumnConstraint() is ColumnConstraint constraint)
            {
                constraints.Add(constraint);
            }
            else
            {
                return [.. constraints];
            }
        }
    }

    public bool AtTableConstraint() =>
        Current.Keyword is Keyword.Constraint or Keyword.Check or Keyword.Unique or Keyword.Foreign
        || At(Keyword.Primary)
        || (At(Keyword.Exclude) && (Tokens.Peek().Kind == TokenKind.LeftParenthesis || Tokens.Peek().Keyword == Keyword.Using));

    /// <summary>[CONSTRAINT name] CHECK | UNIQUE | PRIMARY KEY | FOREIGN KEY | EXCLUDE, with attributes.</summary>
    public TableConstraint TableConstraint()
    {
        int start = Start;
        string? name = Accept(Keyword.Constraint) ? Names.ColumnName() : null;
        switch (Current.Keyword)
        {
            case Keyword.Check:
                Tokens.Advance();
                Expression condition = ParenthesizedExpression();
                ConstraintAttributes attributes = Attributes("CHECK", canBeDeferred: false, canBeNotValid: true, canBeNoInherit: true);
                return new CheckConstraint(name, condition, attributes, Since(start));
            case Keyword.Unique or Keyword.Primary:
                return Unique(name, start);
            case Keyword.Foreign:
                Expect(Keyword.Foreign, Keyword.Key);
                SyntaxList<string> columns = Names.ParenthesizedColumnNames();
                ForeignKeyReference reference = Reference();
                attributes = Attributes("FOREIGN KEY", canBeNotValid: true);
                return new ForeignKeyConstraint(name, columns, reference, attributes, Since(start));
            case Keyword.Exclude:
                return Exclude(name, start);
            default:
                throw Unexpected();
        }
    }

    /// <summary>DEFERRABLE, INITIALLY DEFERRED, NOT VALID, NO INHERIT and their opposites, behind a constraint of a table.</summary>
    /// <param name="kind">What the constraint is called in errors.</param>
    /// <param name="canBeDeferred">Whether it may be DEFERRABLE.</param>
    /// <param name="canBeNotValid">Whether it may be NOT VALID.</param>
    /// <param name="canBeNoInherit">Whether it may be NO INHERIT.</param>
    /// <exception cref="SqlErrorException">0A000 for what such a constraint can't be, 42601 for opposites.</exception>
    public ConstraintAttributes Attributes(string kind, bool canBeDeferred = true, bool canBeNotValid = false, bool canBeNoInherit = false)
    {
        bool isNotValid = false;
        bool isNoInherit = false;
        ConstraintAttributes attributes = Deferrability(() =>
        {
            bool isValidity = Accept(Keyword.Not, Keyword.Valid);
            bool isInheritance = !isValidity && Accept(Keyword.No, Keyword.Inherit);
            (isNotValid, isNoInherit) = (isNotValid || isValidity, isNoInherit || isInheritance);
            return isValidity || isInheritance;
        });
        return attributes.IsDeferrable && !canBeDeferred ? throw Impossible("DEFERRABLE")
            : isNotValid && !canBeNotValid ? throw Impossible("NOT VALID")
            : isNoInherit && !canBeNoInherit ? throw Impossible("NO INHERIT")
            : attributes with { IsNotValid = isNotValid, IsNoInherit = isNoInherit };

        SqlErrorException Impossible(string words) => new(SqlState.FeatureNotSupported, $"{kind} constraints cannot be marked {words}");
    }

    /// <summary>[NOT] DEFERRABLE and INITIALLY, among other words if there is who reads them.</summary>
    private ConstraintAttributes Deferrability(Func<bool>? tryOther = null)
    {
        int start = Start;
        bool? isDeferrable = null;
        bool? isDeferred = null;
        while (true)
        {
            int wordStart = Start;
            if (Accept(Keyword.Not, Keyword.Deferrable))
            {
                isDeferrable = isDeferrable is true ? throw Conflicting(wordStart) : false;
            }
            else if (Accept(Keyword.Deferrable))
            {
                isDeferrable = isDeferrable is false ? throw Conflicting(wordStart) : true;
            }
            else if (Accept(Keyword.Initially, Keyword.Deferred))
            {
                isDeferred = isDeferred is false ? throw Conflicting(wordStart) : true;
            }
            else if (Accept(Keyword.Initially, Keyword.Immediate))
            {
                isDeferred = isDeferred is true ? throw Conflicting(wordStart) : false;
            }
            else if (tryOther?.Invoke() is not true)
            {
                break;
            }
        }

        if (isDeferrable is false && isDeferred is true)
        {
            throw Tokens.Error(start, "constraint declared INITIALLY DEFERRED must be DEFERRABLE");
        }

        return new ConstraintAttributes(isDeferrable ?? isDeferred is true, isDeferred is true, false, false, Since(start));
    }

    private ConstraintAttributes NoInherit()
    {
        int start = Start;
        return Accept(Keyword.No, Keyword.Inherit) ? ConstraintAttributes.None with { IsNoInherit = true, Span = Since(start) } : ConstraintAttributes.None;
    }

    private static string Words(bool isPrimaryKey) => isPrimaryKey ? "PRIMARY KEY" : "UNIQUE";

    private SqlErrorException Conflicting(int start) => Tokens.Error(start, "conflicting constraint properties");

    private ColumnConstraint? TryColumnConstraint()
    {
        int start = Start;
        string? name = Accept(Keyword.Constraint) ? Names.ColumnName() : null;
        switch (Current.Keyword)
        {
            case Keyword.Not when Tokens.Peek().Keyword == Keyword.Null:
                Expect(Keyword.Not, Keyword.Null);
                return new NotNullConstraint(name, ConstraintAttributes.None, Since(start));
            case Keyword.Not when Tokens.Peek().Keyword != Keyword.Deferrable:
                Tokens.Advance();
                throw Unexpected();
            case Keyword.Not:
                throw Tokens.Error(start, "misplaced NOT DEFERRABLE clause");
            case Keyword.Deferrable:
                throw Tokens.Error(start, "misplaced DEFERRABLE clause");
            case Keyword.Initially:
                throw Tokens.Error(start, $"misplaced INITIALLY {(Tokens.Peek().Keyword == Keyword.Immediate ? "IMMEDIATE" : "DEFERRED")} clause");
            case Keyword.Null:
                Tokens.Advance();
                return new NullConstraint(name, ConstraintAttributes.None, Since(start));
            case Keyword.Default:
                Tokens.Advance();
                return new DefaultConstraint(name, Grammar.Expressions.ParseRestricted(), ConstraintAttributes.None, Since(start));
            case Keyword.Check:
                Tokens.Advance();
                return new ColumnCheckConstraint(name, ParenthesizedExpression(), NoInherit(), Since(start));
            case Keyword.Unique or Keyword.Primary:
                bool isPrimaryKey = PrimaryKeyOrUnique();
                bool nullsNotDistinct = !isPrimaryKey && NullsNotDistinct();
                return new ColumnUniqueConstraint(
                    name, isPrimaryKey, nullsNotDistinct, Definition(), IndexTablespace(), Deferrability(), Since(start));
            case Keyword.References:
                return new ColumnReferencesConstraint(name, Reference(), Deferrability(), Since(start));
            case Keyword.Generated:
                return Generated(name, start);
            default:
                return name is null ? null : throw Unexpected();
        }
    }


    private ColumnConstraint Generated(string? name, int start)
    {
        Expect(Keyword.Generated);
        int whenStart = Start;
        bool isAlways = Accept(Keyword.Always);
        if (!isAlways)
        {
            Expect(Keyword.By, Keyword.Default);
        }

        Expect(Keyword.As);
        if (Accept(Keyword.Identity))
        {
            SyntaxList<SequenceOption> options = Grammar.Sequences.ParenthesizedOptions();
            return new IdentityConstraint(name, isAlways, options, ConstraintAttributes.None, Since(start));
        }

        Expression value = ParenthesizedExpression();
        Expect(Keyword.Stored);
        return isAlways
            ? new GeneratedConstraint(name, value, ConstraintAttributes.None, Since(start))
            : throw Tokens.Error(whenStart, "for a generated column, GENERATED ALWAYS must be specified");
    }

    private UniqueConstraint Unique(string? name, int start)
    {
        bool isPrimaryKey = PrimaryKeyOrUnique();
        if (Accept(Keyword.Using, Keyword.Index))
        {
            string index = Names.ColumnName();
            return new UniqueConstraint(name, isPrimaryKey, false, [], [], index, [], null, Attributes(Words(isPrimaryKey)), Since(start));
        }

        bool nullsNotDistinct = !isPrimaryKey && NullsNotDistinct();
        SyntaxList<string> columns = Names.ParenthesizedColumnNames();
        SyntaxList<string> include = Include();
        return new UniqueConstraint(
            name, isPrimaryKey, nullsNotDistinct, columns, include, null, Definition(), IndexTablespace(), Attributes(Words(isPrimaryKey)), Since(start));
    }

    private bool PrimaryKeyOrUnique()
    {
        if (Accept(Keyword.Unique))
        {
            return false;
        }

        Expect(Keyword.Primary, Keyword.Key);
        return true;
    }

    private bool NullsNotDistinct()
    {
        if (!Accept(Keyword.Nulls))
        {
            return false;
        }

        bool isNot = Accept(Keyword.Not);
        Expect(Keyword.Distinct);
        return isNot;
    }

    private ExcludeConstraint Exclude(string? name, int start)
    {
        Expect(Keyword.Exclude);
        string? method = Accept(Keyword.Using) ? Names.ColumnName() : null;
        SyntaxList<ExcludeElement> elements = ParenthesizedList(() =>
        {
            int elementStart = Start;
            IndexElement element = Grammar.Indexes.KeyPart();
            Expect(Keyword.With);
            OperatorName symbol = At(Keyword.Operator) ? Names.OperatorName() : Names.AnyOperator();
            return new ExcludeElement(element, symbol, Since(elementStart));
        });
        SyntaxList<string> include = Include();
        SyntaxList<Option> options = Definition();
        string? tablespace = IndexTablespace();
        Expression? where = Accept(Keyword.Where) ? ParenthesizedExpression() : null;
        return new ExcludeConstraint(name, method, elements, include, options, tablespace, where, Attributes("EXCLUDE"), Since(start));
    }

    private ForeignKeyReference Reference()
    {
        int start = Start;
        Expect(Keyword.References);
        QualifiedName table = Names.Qualified();
        SyntaxList<string> columns = Names.OptionalColumnNames();
        ForeignKeyMatch match = Match();
        ReferentialAction onDelete = ReferentialAction.NoAction;
        ReferentialAction onUpdate = ReferentialAction.NoAction;
        SyntaxList<string> deleteColumns = [];
        while (At(Keyword.On) && Tokens.Peek().Keyword is Keyword.Delete or Keyword.Update)
        {
            int actionStart = Start;
            Tokens.Advance();
            bool isDelete = Tokens.Advance().Keyword == Keyword.Delete;
            ReferentialAction action = Action(out SyntaxList<string> actionColumns);
            if (isDelete)
            {
                (onDelete, deleteColumns) = (action, actionColumns);
            }
            else if (actionColumns.Count > 0)
            {
                throw Tokens.Error(
                    actionStart, $"a column list with {(action == ReferentialAction.SetNull ? "SET NULL" : "SET DEFAULT")} is only supported for ON DELETE actions", SqlState.FeatureNotSupported);
            }
            else
            {
                onUpdate = action;
            }
        }

        return new ForeignKeyReference(table, columns, match, onDelete, deleteColumns, onUpdate, Since(start));
    }

    private ForeignKeyMatch Match()
    {
        int matchStart = Start;
        if (!Accept(Keyword.Match))
        {
            return ForeignKeyMatch.Simple;
        }

        if (Accept(Keyword.Full))
        {
            return ForeignKeyMatch.Full;
        }

        if (Current.Keyword == Keyword.Partial)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "MATCH PARTIAL not yet implemented", position: matchStart + 1);
        }

        Expect(Keyword.Simple);
        return ForeignKeyMatch.Simple;
    }

    private ReferentialAction Action(out SyntaxList<string> columns)
    {
        columns = [];
        if (Accept(Keyword.No))
        {
            Expect(Keyword.Action);
            return ReferentialAction.NoAction;
        }

        if (Accept(Keyword.Restrict))
        {
            return ReferentialAction.Restrict;
        }

        if (Accept(Keyword.Cascade))
        {
            return ReferentialAction.Cascade;
        }

        Expect(Keyword.Set);
        ReferentialAction action = Accept(Keyword.Null) ? ReferentialAction.SetNull : ReferentialAction.SetDefault;
        if (action == ReferentialAction.SetDefault)
        {
            Expect(Keyword.Default);
        }

        columns = Names.OptionalColumnNames();
        return action;
    }

    private SyntaxList<string> Include() => Accept(Keyword.Include) ? Names.ParenthesizedColumnNames() : [];

    private SyntaxList<Option> Definition() =>
        At(Keyword.With) && Tokens.Peek().Kind == TokenKind.LeftParenthesis ? Grammar.Options.OptionalWith() : [];

    private string? IndexTablespace()
    {
        if (!Accept(Keyword.Using))
        {
            return null;
        }

        Expect(Keyword.Index, Keyword.Tablespace);
        return Names.ColumnName();
    }

    private Expression ParenthesizedExpression()
    {
        Expect(TokenKind.LeftParenthesis);
        Expression expression = Expression();
        Expect(TokenKind.RightParenthesis);
        return expression;
    }
}
