namespace Cambium.Sql.SystemCatalogs.Objects;

/// <summary>An object by its kind and names, as pg_identify_object and pg_identify_object_as_address tell it. All schemas are named, whatever the search path finds.</summary>
/// <param name="Type">table column, function, …</param>
/// <param name="Text">Its names and arguments as one text.</param>
/// <param name="Names">Its names, those of what it is a part of first; not quoted, but for types.</param>
/// <param name="Arguments">Types that tell it from others.</param>
internal sealed record ObjectIdentity(string Type, string Text, IReadOnlyList<string> Names, IReadOnlyList<string> Arguments)
{
    /// <summary>The schema, of kinds whose rows in the catalogs have one.</summary>
    public string? Schema { get; init; }

    /// <summary>The name, of kinds in which no other has it in the schema.</summary>
    public string? Name { get; init; }
}
