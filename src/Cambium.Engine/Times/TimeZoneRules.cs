using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>
/// A time zone: the moments at which its offset from Greenwich changes, and a rule for the time after the last of them.
/// All moments are seconds since 1970-01-01 UTC. Immutable.
/// </summary>
public sealed class TimeZoneRules
{
    public static readonly TimeZoneRules Utc = Fixed("UTC", 0, "UTC");

    private readonly long[] _moments;
    private readonly ZoneOffset[] _offsets;
    private readonly ZoneOffset _first;
    private readonly PosixZone? _rule;
    private readonly TimeZoneRules? _whole;

    /// <param name="name">As SHOW timezone tells it.</param>
    /// <param name="first">Before the first moment.</param>
    /// <param name="moments">Ascending.</param>
    /// <param name="offsets">From each moment on.</param>
    /// <param name="rule">After the last moment; null when nothing changes then.</param>
    internal TimeZoneRules(string name, ZoneOffset first, long[] moments, ZoneOffset[] offsets, PosixZone? rule)
    {
        Name = name;
        _first = first;
        _moments = moments;
        _offsets = offsets;
        _rule = rule;
    }

    /// <summary>Of a whole zone what one of its abbreviations has meant.</summary>
    private TimeZoneRules(string abbreviation, TimeZoneRules whole, (long Moment, ZoneOffset Offset)[] changes)
        : this(abbreviation, changes[0].Offset, [.. changes.Select(static change => change.Moment)], [.. changes.Select(static change => change.Offset)], null) => _whole = whole;

    public string Name { get; }

    /// <summary>The same offset at all times.</summary>
    public bool IsFixed => _moments.Length == 0 && _rule is null or { IsFixed: true };

    /// <summary>A zone that is always the same seconds east of Greenwich.</summary>
    public static TimeZoneRules Fixed(string name, int secondsEast, string abbreviation) =>
        new(name, new ZoneOffset(secondsEast, false, abbreviation), [], [], null);

    /// <summary>
    /// The zone as an abbreviation means it, which is what it meant last, or will mean next (pg_interpret_timezone_abbrev): MSK is three hours in 2010 and from 2014 on, four between.
    /// The zone itself where it doesn't use the abbreviation any more.
    /// </summary>
    internal TimeZoneRules WithAbbreviation(string abbreviation)
    {
        (long, ZoneOffset)[] changes = [.. _moments.Zip(_offsets).Where(change => change.Second.Abbreviation == abbreviation)];
        return changes.Length == 0 ? this : new TimeZoneRules(abbreviation, this, changes);
    }

    /// <summary>What clocks show at an instant.</summary>
    /// <param name="timestamp">Microseconds since 2000-01-01 UTC.</param>
    public ZoneOffset At(long timestamp) => AtSecond(ToSecond(timestamp));

    /// <summary>Seconds east at a local time; in a gap the offset before it, in an overlap the one after it.</summary>
    /// <param name="local">Microseconds since 2000-01-01 on the zone's clocks.</param>
    public int SecondsEastAtLocal(long local)
    {
        if (_whole is not null)
        {
            // The instant is that on the zone's clocks, whatever the abbreviation says of it.
            return AtSecond(ToSecond(local) - _whole.SecondsEastAtLocal(local)).SecondsEast;
        }

        // Offsets stay below a day, so the last change that may matter comes after the day before, read as if it were UTC.
        long second = ToSecond(local);
        long dayBefore = second - 86400;
        int before = AtSecond(dayBefore).SecondsEast;
        if (Next(dayBefore) is not { } change)
        {
            return before;
        }

        int after = change.Offset.SecondsEast;
        bool isBefore = second - before < change.Moment;
        return isBefore == (second - after < change.Moment) ? (isBefore ? before : after) : before < after ? before : after;
    }

    private static long ToSecond(long timestamp) => CivilCalendar.FloorDivide(timestamp, DateTimes.MicrosPerSecond) + (CivilCalendar.UnixEpochDays * 86400L);

    private ZoneOffset AtSecond(long second)
    {
        if (_rule is not null && (_moments.Length == 0 || second >= _moments[^1]))
        {
            return _rule.At(second);
        }

        int index = Array.BinarySearch(_moments, second);
        index = index >= 0 ? index : ~index - 1;
        return index < 0 ? _first : _offsets[index];
    }

    /// <summary>The first change after a moment.</summary>
    private (long Moment, ZoneOffset Offset)? Next(long second)
    {
        int index = Array.BinarySearch(_moments, second);
        index = index >= 0 ? index + 1 : ~index;
        return index < _moments.Length ? (_moments[index], _offsets[index]) : _rule?.Next(second);
    }
}
