namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>NULL;</summary>
internal sealed class PlNothingNode(int line) : PlNode(line, "NULL")
{
    public override PlCompletion Execute(PlFrame frame) => PlCompletion.Next;
}
