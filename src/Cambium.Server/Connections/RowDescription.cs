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
            writer.WriteCString(column.Name);
            writer.WriteInt32(column.TableOid);
            writer.WriteInt16(column.ColumnNumber);
            writer.WriteInt32(column.Type.Type.Oid);
            writer.WriteInt16(column.Type.Type.FixedSize);
            writer.WriteInt32(column.Type.Modifier);
            writer.WriteInt16(ProtocolSession.FormatOf(formats, index));
        }

        writer.End();
    }
}
