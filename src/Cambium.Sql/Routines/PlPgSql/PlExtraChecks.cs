namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>What plpgsql.extra_errors refuses and plpgsql.extra_warnings warns of (plpgsql_extra_checks_check_hook in pl_handler.c).</summary>
[Flags]
internal enum PlExtraChecks
{
    None = 0,

    /// <summary>A variable that is declared under a name that can be seen already; tested when the function is made.</summary>
    ShadowedVariables = 1,

    /// <summary>INTO takes the first of several rows.</summary>
    TooManyRows = 2,

    /// <summary>A row has more or fewer columns than there are variables for it.</summary>
    StrictMultiAssignment = 4,

    All = ShadowedVariables | TooManyRows | StrictMultiAssignment,
}
