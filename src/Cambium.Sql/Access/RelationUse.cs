using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Access;

/// <summary>What a statement does with one relation that it, or a view in it, names.</summary>
/// <param name="Table">The table or view as it is today, with today's privileges.</param>
/// <param name="Role">Whose privileges count: the owner of the view it stands in; null is the user's.</param>
/// <param name="Read">The table as it is read, which may be an earlier state of it.</param>
public sealed record RelationUse(TableDefinition Table, int? Role, TableDefinition Read)
{
    /// <summary>The columns it has in the statement, in order of the live ones of <see cref="Read"/>; those used are found by their identity.</summary>
    public IReadOnlyList<PlanColumn> Columns { get; set; } = [];

    /// <summary>The same of a view whose columns are expressions over its table's row.</summary>
    public IReadOnlyList<BoundExpression> Values { get; set; } = [];

    /// <summary>Everything the statement needs; SELECT is added for what it reads.</summary>
    public Privileges Required { get; set; }

    /// <summary>Ids of the columns that INSERT gives values to.</summary>
    public HashSet<int> Inserted { get; } = [];

    /// <summary>Ids of the columns that UPDATE assigns.</summary>
    public HashSet<int> Updated { get; } = [];

    /// <summary>Ids of the columns that are read, besides those found in expressions.</summary>
    public HashSet<int> Selected { get; } = [];

    /// <summary>The error of the first privilege missing, or null.</summary>
    /// <param name="rights">Of <see cref="Role"/>.</param>
    /// <param name="used">Columns that the statement's expressions mention.</param>
    /// <param name="usedValues">What names in the statement were found to mean.</param>
    internal SqlErrorException? Check(RoleRights rights, IReadOnlySet<PlanColumn> used, IReadOnlySet<BoundExpression> usedValues)
    {
        if (rights.IsSuperuser)
        {
            return null;
        }

        HashSet<int> selected = SelectedOf(used, usedValues);
        Privileges required = selected.Count > 0 ? Required | Privileges.Select : Required;
        Privileges missing = required & ~rights.On(Table);
        bool isHeld = (missing & ~ObjectPrivileges.OfColumns) == Privileges.None
            && HoldsColumns(rights, missing & Privileges.Select, selected)
            && HoldsColumns(rights, missing & Privileges.Insert, Inserted)
            && HoldsColumns(rights, missing & Privileges.Update, Updated);
        return isHeld ? null : RoleRights.Denied(Table);
    }

    /// <summary>Ids of all columns that are read.</summary>
    /// <inheritdoc cref="Check" path="/param"/>
    internal HashSet<int> SelectedOf(IReadOnlySet<PlanColumn> used, IReadOnlySet<BoundExpression> usedValues)
    {
        HashSet<int> selected = [.. Selected];
        for (int index = 0; index < Columns.Count; index++)
        {
            if (used.Contains(Columns[index]))
            {
                selected.Add(Read.LiveColumns[index].Id);
            }
        }

        for (int index = 0; index < Values.Count; index++)
        {
            if (usedValues.Contains(Values[index]))
            {
                selected.Add(Read.LiveColumns[index].Id);
            }
        }

        return selected;
    }

    /// <summary>What isn't held on the table may be held on every column concerned; if none is, on any column.</summary>
    private bool HoldsColumns(RoleRights rights, Privileges privilege, HashSet<int> columns) =>
        privilege == Privileges.None
        || (columns.Count == 0
            ? (rights.OnAnyColumn(Table) & privilege) != 0
            : columns.All(column => (rights.OnColumn(Table, column) & privilege) != 0));
}
