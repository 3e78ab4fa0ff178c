namespace Cambium.Engine.Catalog;

/// <summary>Privileges that one role gave another on an object or on one of its columns.</summary>
/// <param name="RoleId">Who may; 0 is PUBLIC.</param>
/// <param name="GrantorId">Who allowed it.</param>
/// <param name="Privileges">What.</param>
/// <param name="WithGrantOption">Those of them that may be passed on.</param>
/// <param name="ColumnId">0: the whole object.</param>
public readonly record struct Grant(int RoleId, int GrantorId, Privileges Privileges, Privileges WithGrantOption, int ColumnId = 0);
