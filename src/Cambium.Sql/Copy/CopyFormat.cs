namespace Cambium.Sql.Copy;

public enum CopyFormat
{
    Text,
    Csv,
    Binary,
}
