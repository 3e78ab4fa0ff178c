using System.Globalization;
using System.Text;
using Cambium.Engine.Values;

namespace Cambium.Sql.Statements.Caching;

/// <summary>What a plan depends on besides the catalog.</summary>
/// <param name="Text">The statement's text.</param>
/// <param name="Settings">The settings names and literals are read with, and the user.</param>
/// <param name="ParameterTypes">The parameter types given, by <see cref="TypesOf"/>.</param>
internal readonly record struct PlanKey(string Text, string Settings, string ParameterTypes)
{
    /// <summary>
    /// OIDs of the types; those of rows with names and types of their fields, which a plan takes by their places. All records
    /// without a type of their own have the same OID, NEW of one table and of another, and columns of a table come and go.
    /// </summary>
    public static string TypesOf(IReadOnlyList<SqlType>? types)
    {
        if (types is null or [])
        {
            return "";
        }

        StringBuilder key = new();
        foreach (SqlType type in types)
        {
            Append(key, type);
        }

        return key.ToString();
    }

    private static void Append(StringBuilder key, SqlType type)
    {
        key.Append(CultureInfo.InvariantCulture, $"{type.Type.Oid},");
        DataType underlying = type.Type.Underlying();
        DataType row = (underlying.Element ?? underlying).Underlying();
        if (row.Fields.Count == 0)
        {
            return;
        }

        key.Append('(');
        foreach (CompositeField field in row.Fields)
        {
            // Quoted, so that no name is taken for the marks between them.
            key.Append(CultureInfo.InvariantCulture, $"{Identifier.Quote(field.Name)} {field.Type.Modifier} {Identifier.Quote(field.Type.Type.Collation ?? "")} ");
            Append(key, field.Type);
        }

        key.Append(')');
    }
}
