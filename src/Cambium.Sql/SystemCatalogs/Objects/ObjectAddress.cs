namespace Cambium.Sql.SystemCatalogs.Objects;

/// <summary>An object as pg_depend names it.</summary>
/// <param name="ClassId">The relation of the system catalogs that lists it.</param>
/// <param name="Part">A relation's column; 0 for the object itself.</param>
internal readonly record struct ObjectAddress(int ClassId, long Id, int Part = 0);
