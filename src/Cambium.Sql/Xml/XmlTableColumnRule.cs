using Cambium.Engine.Values;

namespace Cambium.Sql.Xml;

/// <summary>How a column of XMLTABLE comes to its values.</summary>
/// <param name="Type">Null: the rows' numbers.</param>
/// <param name="Path">The argument that its path is; null: its name is the path.</param>
/// <param name="Default">The argument to take where the path finds nothing; null for none.</param>
internal sealed record XmlTableColumnRule(string Name, SqlType? Type, int? Path, int? Default, bool IsNotNull);
