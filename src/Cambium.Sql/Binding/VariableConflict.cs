namespace Cambium.Sql.Binding;

/// <summary>What a name means that is a variable's and a column's.</summary>
internal enum VariableConflict
{
    /// <summary>42702.</summary>
    Error,
    UseVariable,
    UseColumn,

    /// <summary>What plpgsql.variable_conflict says.</summary>
    AsSet,
}
