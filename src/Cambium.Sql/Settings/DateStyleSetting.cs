using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Settings;

/// <summary>DateStyle: an output style and an order of day, month and year, each of which may be left out.</summary>
public static class DateStyleSetting
{
    public static (DateStyle Style, DateOrder Order) Parse(string text, DateStyle style, DateOrder order)
    {
        foreach (string item in text.Split(',', StringSplitOptions.TrimEntries))
        {
            string word = item.ToLowerInvariant();
            switch (word)
            {
                case "iso":
                    style = DateStyle.Iso;
                    break;
                case "sql":
                    style = DateStyle.Sql;
                    break;
                case "german":
                    style = DateStyle.German;
                    order = DateOrder.DayMonthYear;
                    break;
                case "mdy" or "us" or "noneuro" or "noneuropean" or "non-european":
                    order = DateOrder.MonthDayYear;
                    break;
                case "ymd":
                    order = DateOrder.YearMonthDay;
                    break;
                case "default":
                    (style, order) = (DateStyle.Iso, DateOrder.MonthDayYear);
                    break;
                default:
                    if (word.StartsWith("postgres", StringComparison.Ordinal))
                    {
                        style = DateStyle.Postgres;
                    }
                    else if (word == "dmy" || word.StartsWith("euro", StringComparison.Ordinal))
                    {
                        order = DateOrder.DayMonthYear;
                    }
                    else
                    {
                        throw new SqlErrorException(
                            SqlState.InvalidParameterValue, $"invalid value for parameter \"DateStyle\": \"{text}\"", $"Unrecognized key word: \"{word}\".");
                    }

                    break;
            }
        }

        return (style, order);
    }

    public static string Show(DateStyle style, DateOrder order)
    {
        string styleName = style switch
        {
            DateStyle.Iso => "ISO",
            DateStyle.Sql => "SQL",
            DateStyle.German => "German",
            _ => "Postgres",
        };
        string orderName = order switch
        {
            DateOrder.MonthDayYear => "MDY",
            DateOrder.DayMonthYear => "DMY",
            _ => "YMD",
        };
        return $"{styleName}, {orderName}";
    }
}
