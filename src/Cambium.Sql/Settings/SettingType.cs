namespace Cambium.Sql.Settings;

public enum SettingType
{
    Bool,
    Integer,
    Real,
    String,
    Enum,
}
