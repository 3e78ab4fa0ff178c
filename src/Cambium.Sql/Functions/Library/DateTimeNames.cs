namespace Cambium.Sql.Functions.Library;

/// <summary>Names in times read and written by a template.</summary>
internal static class DateTimeNames
{
    internal static readonly string[] Months =
        ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

    internal static readonly string[] ShortMonths = [.. Months.Select(month => month[..3])];

    internal static readonly string[] Days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

    internal static readonly string[] ShortDays = [.. Days.Select(day => day[..3])];

    internal static readonly string[] RomanMonths = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

    /// <summary>From the longest to the shortest, so that none is taken for one it starts with.</summary>
    internal static readonly string[] RomanMonthsByLength = ["VIII", "XII", "VII", "III", "XI", "IX", "VI", "IV", "II", "X", "V", "I"];
}
