using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Wire.Messages;

namespace Cambium.Server.Connections;

/// <summary>
/// RowDescription ('T'): int16 columns, then per column
/// <c>name 0, int32 table, int16 column, int32 type, int16 size, int32 modifier, int16 format</c>.
/// </summary>
internal static class RowDescription
{
    public static void Write(MessageWriter writer, IReadOnlyList<ResultColumn> columns, short[] formats)
    {
        writer.Begin((byte)'T');
        writer.WriteInt16(columns.Count);
        for (int index = 0; index < columns.Count; index++)
        {
            ResultColumn column = columns[index];

            // Clients are told what a domain is made of, not its name.
            SqlType type = column.Type;
            while (type.Type.BaseType is { } baseType)
            {
                type = baseType;
            }

            writer.WriteCString(column.Name);
            writer.WriteInt32(column.TableOid);
            writer.WriteInt16(column.ColumnNumber);
            writer.WriteInt32(type.Type.Oid);
            writer.WriteInt16(type.Type.FixedSize);
            writer.WriteInt32(type.Modifier);
            writer.WriteInt16(FormatCodes.Of(formats, index));
        }

        writer.End();
    }
}
