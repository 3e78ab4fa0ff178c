namespace Tpcc.Display;

/// <summary>A row of bars, one character each, scaled to the highest.</summary>
internal sealed class Sparkline(int width)
{
    private const string Bars = "▁▂▃▄▅▆▇█";

    private readonly Queue<double> _values = new();

    public void Add(double value)
    {
        _values.Enqueue(value);
        if (_values.Count > width)
        {
            _values.Dequeue();
        }
    }

    public override string ToString()
    {
        double highest = _values.DefaultIfEmpty().Max();
        return string.Concat(_values.Select(value => Bars[highest > 0 ? (int)Math.Round(value / highest * (Bars.Length - 1)) : 0]));
    }
}
